import { findAdditions } from '../edits/additions.ts';
import { EDITS, type Edit, type EditId } from '../edits/edits.ts';
import { isUndamaged } from '../edits/safety.ts';
import { findTemplate } from '../edits/template.ts';
import { readEdited, toSampledLead, type SampledLead, type TriedEdit } from '../edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from '../edits/tryTemplate.ts';
import { judgeEdits, measureEdit, type MeasuredEdit } from '../edits/verify.ts';
import { centralModel } from '../explain/drawnModels.ts';
import type { Verification } from '../explain/explanation.ts';
import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email, Lead, LeadInList } from '../lead.ts';
import { groupLeads } from '../model/groups.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { readCampaign } from '../readCampaign.ts';
import { pickSample } from '../pickSample.ts';
import { findChangedLines, joins, type ChangedLines } from './changedLines.ts';
import { openSlots, type OpenSlot } from './openSlots.ts';
import { toQuote } from '../narrative/facts.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';

/** One change of the better version, worth what it brings alone. */
export type BetterChange = {
  editId: EditId;
  /** What it does, in a few words. */
  text: string;
  /** The lines it takes out and puts in. */
  lines: ChangedLines;
  /** Verified alone, with its own effect on interest. */
  verification: Verification;
};

/** The email with some of the changes switched on: bit `n` of `changes` is the n-th change. */
export type Combination = { changes: number; email: Email; replies: number; interest: number };

export type BetterVersion = {
  original: Email;
  email: Email;
  /** The leads share it; else it is one chosen email. */
  isTemplate: boolean;
  changes: readonly BetterChange[];
  /** All changes together, shrunk for the search. */
  total: Verification;
  /** Expected rates before and after, fractions of mails sent. */
  replies: readonly [before: number, after: number];
  interest: readonly [before: number, after: number];
  leads: number;
  /** Lines that need what only the sender knows; they count for nothing. */
  slots: readonly OpenSlot[];
  /** Every choice of changes, for the switches. */
  combinations: readonly Combination[];
};

export type BetterOptions = {
  /** The template the campaign was made from; else the one its leads share. */
  template?: Email;
  bucket?: number;
  /** Whether the email stands unspoilt after some edits, apart from the kinds of damage they may do. */
  isSound?: typeof isUndamaged;
};

const [MOST_SEARCHED, MOST_VERIFIED, MOST_CHANGES] = [24, 100, 4];
/** A step that lifts interest by less is not taken. */
const LEAST_GAIN = 0.015;
const ROWS_A_SLICE = 20;
const [replyAt, interestAt] = [rateIndex('reply'), rateIndex('interest')];

/** The email as one lead gets it; what is not known of the lead stays open, as it does in a launch. */
function fill({ subject, body }: Email, { firstName, company }: Lead): Email {
  const put = (text: string) =>
    text.replaceAll('{{first_name}}', () => firstName ?? '{{first_name}}').replaceAll('{{company}}', () => company ?? '{{company}}');
  return { subject: put(subject), body: put(body) };
}

/** The email that is worked on: the campaign's template, the one the leads share, or the first lead's own. */
function chooseShared(sample: readonly SampledLead[], template: Email | undefined): { shared: SharedTemplate; isTemplate: boolean } {
  const named = sample.map(({ row }) => ({ email: row.lead.email, lead: { firstName: row.persona.firstName, company: row.lead.company } }));
  const found = template ?? findTemplate(named);
  const email = found ?? sample[0]?.row.lead.email ?? { subject: '', body: '' };
  const fillsCompany = found !== null && sample.every(({ row }) => row.lead.company !== null);
  return { shared: { email, fill, fillsCompany }, isTemplate: found !== null };
}

type Trial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  shared: SharedTemplate;
  bucket: number;
  isSound: typeof isUndamaged;
};

/** The expected rates of a sample whose leads get an email. */
function ratesOf({ campaign, sample, shared, bucket }: Trial, email: Email): Float64Array {
  const columns = sample.map(({ row }) => [readEdited(campaign, row, shared.fill(email, row.lead))]);
  return groupRates(groupLeads(columns), 0, centralModel(bucket));
}

const mayChange = (edits: readonly Edit[]) => edits.flatMap((edit) => edit.mayChange ?? []);

/** The email after one more edit; undefined where it changes nothing, or spoils something. */
function applyEdit(
  { campaign, sample, shared, isSound }: Trial,
  edit: Edit,
  { email, applied }: { email: Email; applied: readonly Edit[] },
): Email | undefined {
  const [first] = sample;
  if (first === undefined || edit.needsLead === true) return undefined;
  const lead = { ...first.row.lead, email: shared.fill(email, first.row.lead) };
  const one = toSampledLead(toRow(campaign, lead));
  const after = tryTemplateEdit(campaign, edit, { shared: { ...shared, email }, sample: [one] })?.template;
  if (after === undefined || !isSound(shared.email, after, mayChange([...applied, edit]))) return undefined;
  return findAdditions(lead.email, shared.fill(after, lead), lead).length > 0 ? undefined : after;
}

type Step = { edit: Edit; email: Email; lines: ChangedLines };

/** Adds the edit that lifts interest most, until none does: a sentence that one edit wrote is not rewritten by another. */
function* search(trial: Trial): Generator<undefined, Step[]> {
  const steps: Step[] = [];
  let email = trial.shared.email;
  let interest = ratesOf(trial, email)[interestAt] ?? 0;
  let open = EDITS.filter(({ needsLead }) => needsLead !== true);
  while (steps.length < MOST_CHANGES) {
    let best: (Step & { interest: number }) | undefined;
    const useful: Edit[] = [];
    for (const edit of open) {
      const after = applyEdit(trial, edit, { email, applied: steps.map((step) => step.edit) });
      yield;
      if (after === undefined) continue;
      const lines = findChangedLines(email, after);
      if (steps.some((step) => joins(step.lines, lines))) continue;
      const lifted = ratesOf(trial, after)[interestAt] ?? 0;
      yield;
      if (lifted < interest * (1 + LEAST_GAIN)) continue;
      useful.push(edit);
      if (best === undefined || lifted > best.interest) best = { edit, email: after, lines, interest: lifted };
    }
    if (best === undefined) break;
    const { edit } = best;
    steps.push(best);
    email = best.email;
    interest = best.interest;
    open = useful.filter((one) => one !== edit);
  }
  return steps;
}

function toTried({ campaign, sample, shared }: Trial, edit: Edit, email: Email): TriedEdit {
  const emails = sample.map(({ row }) => shared.fill(email, row.lead));
  return {
    edit,
    template: email,
    before: sample.map(({ row }) => row.lead.email),
    emails,
    columns: sample.map(({ row }, index) => readEdited(campaign, row, emails[index] ?? row.lead.email)),
    changed: sample.length,
    addsFacts: false,
  };
}

/** The email with only some of the edits, in the order they were found. */
const applySome = (trial: Trial, edits: readonly Edit[]): Email =>
  edits.reduce((email, edit, index) => applyEdit(trial, edit, { email, applied: edits.slice(0, index) }) ?? email, trial.shared.email);

function* listCombinations(trial: Trial, edits: readonly Edit[]): Generator<undefined, Combination[]> {
  const combinations: Combination[] = [];
  for (let changes = 0; changes < 2 ** edits.length; changes += 1) {
    const email = applySome(
      trial,
      edits.filter((_, index) => (changes & (1 << index)) !== 0),
    );
    const rates = ratesOf(trial, email);
    combinations.push({ changes, email, replies: rates[replyAt] ?? 0, interest: rates[interestAt] ?? 0 });
    yield;
  }
  return combinations;
}

/** What an edit does: the sentence before and after where it is one, else its own advice. */
function adviceOf(edit: Edit, { removed, added }: ChangedLines, [before, after]: readonly [Email, Email]): string {
  const [old, written] = [removed[0], added[0]];
  if (old !== undefined && removed.length === 1 && added.length <= 1)
    return written === undefined ? `Drop “${toQuote(old)}”` : `Write “${toQuote(written)}” instead of “${toQuote(old)}”`;
  const tried = { edit, before: [before], emails: [after], columns: [], changed: 1, addsFacts: false };
  const say = (fields: ReadonlyMap<string, string>) => writeAdvice(tried, fields, { key: `${before.subject}\n${before.body}` });
  const plain = say(new Map());
  return plain === edit.id && old !== undefined ? say(new Map([['quote', toQuote(old)]])) : plain;
}

type Judged = { changes: BetterChange[]; total: Verification; email: Email };

/** Every change alone and all of them together, judged as one search; a change that is not better alone goes. */
function* judge(trial: Trial, steps: readonly Step[]): Generator<undefined, Judged | null> {
  const measured: MeasuredEdit[] = [];
  for (const { edit } of steps) {
    measured.push(measureEdit(toTried(trial, edit, applySome(trial, [edit])), trial));
    yield;
  }
  const email = applySome(
    trial,
    steps.map(({ edit }) => edit),
  );
  const last = steps.at(-1);
  if (last === undefined) return null;
  measured.push(measureEdit(toTried(trial, last.edit, email), trial));
  yield;
  const judged = judgeEdits('reply', measured, { seed: trial.campaign.seed, ...trial });
  const total = judged.at(-1)?.verification;
  if (total === undefined) return null;
  const changes = steps.flatMap(({ edit, lines }, index): BetterChange[] => {
    const verification = judged[index]?.verification;
    return verification === undefined
      ? []
      : [{ editId: edit.id, text: adviceOf(edit, lines, [trial.shared.email, applySome(trial, [edit])]), lines, verification }];
  });
  return { changes, total, email };
}

/**
 * The combination of edits with the most expected interest that spoils nothing, adds no fact, keeps the guardrails and is very likely better,
 * on the email the leads share, or on one of them. Null where there is none. A generator that gives way after every piece of some
 * milliseconds; its return value is the answer. Pure.
 */
export function* findBetterVersion(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  { template, bucket = REFERENCE_BUCKET, isSound = isUndamaged }: BetterOptions = {},
): Generator<undefined, BetterVersion | null> {
  // Nobody is helped to write a better scam.
  if (leads.length === 0 || readCampaign(campaign, leads).isScam) return null;
  const rows = [];
  for (const lead of pickSample(campaign.seed, leads, { most: MOST_VERIFIED, keyOf: ({ leadKey }) => leadKey })) {
    rows.push(toRow(campaign, lead));
    if (rows.length % ROWS_A_SLICE === 0) yield;
  }
  const all = rows.map(toSampledLead);
  const { shared, isTemplate } = chooseShared(all, template);
  const sample = isTemplate ? all : all.slice(0, 1);
  const whole: Trial = { campaign, sample, shared, bucket, isSound };
  const steps = yield* search({ ...whole, sample: sample.slice(0, MOST_SEARCHED) });
  const judged = yield* judge(whole, steps);
  const edits = steps.map(({ edit }) => edit);
  if (judged === null || !judged.total.verified || !isSound(shared.email, judged.email, mayChange(edits))) return null;
  const combinations = yield* listCombinations(whole, edits);
  const [before, after] = [combinations[0], combinations.at(-1)];
  return {
    original: shared.email,
    email: judged.email,
    isTemplate,
    changes: judged.changes,
    total: judged.total,
    replies: [before?.replies ?? 0, after?.replies ?? 0],
    interest: [before?.interest ?? 0, after?.interest ?? 0],
    leads: leads.length,
    slots: openSlots(rows[0], judged.email),
    combinations,
  };
}
