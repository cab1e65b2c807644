import { findAdditions } from '../edits/additions.ts';
import { EDITS, type Edit, type EditId } from '../edits/edits.ts';
import type { isUndamaged } from '../edits/safety.ts';
import { readEdited, toSampledLead, type SampledLead } from '../edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from '../edits/tryTemplate.ts';
import { centralModel } from '../explain/drawnModels.ts';
import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from '../lead.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import { groupLeads } from '../model/groups.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import { findChangedLines, joins, type ChangedLines } from './changedLines.ts';
import { keepsTerms } from './keepsTerms.ts';

/** The most changes that are searched for, and the most in total. */
const MOST_SEARCHED = 4;
export const MOST_CHANGES = 6;
/** A step that adds less interest is not taken. */
const LEAST_GAIN = 0.015;
/**
 * Never tried in the search. An honest warning stays. An opt-out line adds unsubscribes, and no version may trade those for interest. Figures
 * stay, too: decision makers need them, and the sender knows better than a model whether they are true.
 */
export const NOT_SEARCHED: readonly EditId[] = ['drop_harm', 'add_opt_out_line', 'drop_number_claims', 'drop_subject_number'];
const interestAt = rateIndex('interest');

export type Trial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  shared: SharedTemplate;
  bucket: number;
  isSound: typeof isUndamaged;
};

const knownRates = new WeakMap<Trial, Map<string, Float64Array>>();

/** The expected rates of a sample whose leads get this email; computed once for each text. */
export function ratesOf(trial: Trial, email: Email): Float64Array {
  const known = knownRates.get(trial) ?? new Map<string, Float64Array>();
  knownRates.set(trial, known);
  const key = `${email.subject}\n${email.body}`;
  const rates = known.get(key) ?? computeRates(trial, email);
  known.set(key, rates);
  return rates;
}

function computeRates({ campaign, sample, shared, bucket }: Trial, email: Email): Float64Array {
  const columns = sample.map(({ row }) => [readEdited(campaign, row, shared.fill(email, row.lead))]);
  return groupRates(groupLeads(columns), 0, centralModel(bucket));
}

/** The expected interest of a sample whose leads get this email. */
export const interestOf = (trial: Trial, email: Email): number => ratesOf(trial, email)[interestAt] ?? 0;

/** The kinds of damage that these edits may cause on purpose. */
export const mayChange = (edits: readonly Edit[]) => edits.flatMap((edit) => edit.mayChange ?? []);

type Applied = { email: Email; applied: readonly Edit[] };

const remembered = new WeakMap<SharedTemplate, Map<string, Email | undefined>>();

/** The email after one more edit; undefined if it changes nothing or causes damage. Each edit is applied to the same text only once. */
export function applyEdit(trial: Trial, edit: Edit, at: Applied): Email | undefined {
  const known = remembered.get(trial.shared) ?? new Map<string, Email | undefined>();
  remembered.set(trial.shared, known);
  const key = [edit.id, ...at.applied.map(({ id }) => id), at.email.subject, at.email.body].join('\n');
  if (!known.has(key)) known.set(key, applyAnew(trial, edit, at));
  return known.get(key);
}

/** The first lead with the last email that edits were applied to: most edits are tried on the same one. */
const lastRead = new WeakMap<Trial, { key: string; one: SampledLead }>();

function readFirst(trial: Trial, lead: LeadInList): SampledLead {
  const key = `${lead.email.subject}\n${lead.email.body}`;
  const known = lastRead.get(trial);
  if (known?.key === key) return known.one;
  const one = toSampledLead(toRow(trial.campaign, lead));
  lastRead.set(trial, { key, one });
  return one;
}

function applyAnew(trial: Trial, edit: Edit, { email, applied }: Applied): Email | undefined {
  const { campaign, sample, shared, isSound } = trial;
  const [first] = sample;
  if (first === undefined || edit.needsLead === true) return undefined;
  const lead = { ...first.row.lead, email: shared.fill(email, first.row.lead) };
  const one = readFirst(trial, lead);
  const after = tryTemplateEdit(campaign, edit, { shared: { ...shared, email }, sample: [one] })?.template;
  if (after === undefined || !isSound(shared.email, after, mayChange([...applied, edit]))) return undefined;
  return findAdditions(lead.email, shared.fill(after, lead), lead).length > 0 ? undefined : after;
}

export type Step = { edit: Edit; email: Email; lines: ChangedLines };

/**
 * Removing empty phrases may move interest by this share either way: a stock phrase is short and says "you", so without it the reading
 * grade and the share of "you" change slightly, and no reader notices. "Trust you are doing well" and "Awaiting your positive response"
 * together move it by .045.
 */
export const NO_LOSS = 0.06;

/** Whole empty lines are removed before anything else is tried, so that no other change keeps part of one. */
const isOfSentences = ({ id }: Edit): boolean => OF_SENTENCES.includes(id);
const OF_SENTENCES: readonly EditId[] = ['cut_filler', 'drop_postscript', 'sign_once', 'shorten_list', 'merge_ask'];

/** Adds edits that remove or merge empty phrases if they cost hardly any interest. */
function* tidyUp(trial: Trial, searched: readonly Step[], edits: readonly Edit[]): Generator<undefined, Step[]> {
  const steps = [...searched];
  for (const edit of edits.filter(({ id, isTidy }) => isTidy === true && !searched.some((step) => step.edit.id === id))) {
    if (steps.length >= MOST_CHANGES) break;
    const email = steps.at(-1)?.email ?? trial.shared.email;
    const after = applyEdit(trial, edit, { email, applied: steps.map((step) => step.edit) });
    yield;
    if (after === undefined) continue;
    const lines = findChangedLines(email, after);
    if (steps.some((step) => joins(step.lines, lines))) continue;
    const [before, now] = [interestOf(trial, email), interestOf(trial, after)];
    yield;
    if (now >= before * (1 - NO_LOSS)) steps.push({ edit, email: after, lines });
  }
  return steps;
}

/** Why an edit that applies to an email was not used: it gains almost nothing, costs interest, or removes what the reader needs. */
export type RefusedEdit = { edit: Edit; email: Email; lines: ChangedLines; why: 'too_small' | 'less_interest' | 'holds_a_term' };

type Tried = Step & { interest: number; why: RefusedEdit['why'] | null };

/** The effect of one more edit; undefined if it changes nothing or rewrites another edit's text. */
function tryStep(
  trial: Trial,
  edit: Edit,
  { email, steps, interest }: { email: Email; steps: readonly Step[]; interest: number },
): Tried | undefined {
  const after = applyEdit(trial, edit, { email, applied: steps.map((step) => step.edit) });
  if (after === undefined) return undefined;
  const lines = findChangedLines(email, after);
  if (steps.some((step) => joins(step.lines, lines))) return undefined;
  const step = { edit, email: after, lines };
  if (!readsNaturally(edit.id, lines)) return undefined;
  if (!keepsTerms(edit.id, lines)) return { ...step, interest, why: 'holds_a_term' };
  const lifted = interestOf(trial, after);
  const why = lifted >= interest * (1 + LEAST_GAIN) ? null : lifted < interest * (1 - LEAST_GAIN) ? 'less_interest' : 'too_small';
  return { ...step, interest: lifted, why };
}

/** Places where a company's name reads naturally: at the end of a question, or after its people. Elsewhere it reads like a merge field. */
const NAMED_NATURALLY =
  /\b(?:for|at) \{\{\s*company\s*\}\}\?$|\b(?:your|the) (?:[\p{Ll}-]+ )?(?:team|people|staff|crew|colleagues|office) at \{\{\s*company\s*\}\}/iu;

/** A promise, a limit or a figure in a subject: the reason people open the email. */
const PROMISE = /\b(?:without|no|not|never|within|before|until|under|only|instead|free|half)\b|[\d$\u20ac\u00a3%]/i;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$\u20ac\u00a3%]+/gu) ?? [];

/** Whether a shorter subject keeps what the longer one promised. */
function keepsPromise({ removed: [before], added: [after] }: ChangedLines): boolean {
  if (before === undefined || after === undefined) return true;
  const kept = new Set(wordsOf(after));
  return !PROMISE.test(
    wordsOf(before)
      .filter((word) => !kept.has(word))
      .join(' '),
  );
}

/** Whether the text that an edit adds reads as if a person wrote it. */
export function readsNaturally(editId: EditId, lines: ChangedLines): boolean {
  if (editId === 'shorten_subject') return keepsPromise(lines);
  return editId !== 'mention_company' || lines.added.every((line) => NAMED_NATURALLY.test(line));
}

/** A stock question below a price list does not make an advert a letter. */
const NOT_FOR_ADVERTS: readonly EditId[] = ['add_interest_question', 'end_on_question'];
const IS_ADVERT = 0.5;

export type Found = { steps: readonly Step[]; refused: readonly RefusedEdit[] };

/** Adds the edit with the largest gain in interest until there is none; no edit rewrites a sentence that another one wrote. */
export function* searchEdits(trial: Trial): Generator<undefined, Found> {
  const steps = yield* tidyUp(trial, [], EDITS.filter(isOfSentences));
  const refused: RefusedEdit[] = [];
  const most = steps.length + MOST_SEARCHED;
  const email = steps.at(-1)?.email ?? trial.shared.email;
  let at = { email, interest: interestOf(trial, email) };
  const [first] = trial.sample;
  const isAdvert = first !== undefined && chanceOfKind(first.draft.kind, 'advert') >= IS_ADVERT;
  let open = EDITS.filter(
    ({ id, needsLead }) =>
      needsLead !== true &&
      !NOT_SEARCHED.includes(id) &&
      !(isAdvert && NOT_FOR_ADVERTS.includes(id)) &&
      !steps.some(({ edit }) => edit.id === id),
  );
  while (steps.length < Math.min(most, MOST_CHANGES)) {
    let best: Tried | undefined;
    const useful: Edit[] = [];
    for (const edit of open) {
      const tried = tryStep(trial, edit, { ...at, steps });
      yield;
      if (tried === undefined) continue;
      const { why } = tried;
      if (why !== null) {
        if (steps.every((step) => step.edit.isTidy === true) && edit.isTidy !== true) refused.push({ ...tried, why });
        continue;
      }
      useful.push(edit);
      if (best === undefined || tried.interest > best.interest) best = tried;
    }
    if (best === undefined) break;
    const { edit, email, lines, interest } = best;
    steps.push({ edit, email, lines });
    at = { email, interest };
    open = useful.filter((one) => one !== edit);
  }
  return { steps: yield* tidyUp(trial, steps, EDITS), refused };
}
