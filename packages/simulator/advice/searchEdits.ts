import { findAdditions } from '../edits/additions.ts';
import { EDITS, type Edit, type EditId } from '../edits/edits.ts';
import type { isUndamaged } from '../edits/safety.ts';
import { readEdited, toSampledLead, type SampledLead } from '../edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from '../edits/tryTemplate.ts';
import { centralModel } from '../explain/drawnModels.ts';
import { toRow } from '../explain/rows.ts';
import type { CampaignContext, Email } from '../lead.ts';
import { groupLeads } from '../model/groups.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import { findChangedLines, joins, type ChangedLines } from './changedLines.ts';

const MOST_CHANGES = 4;
/** A step that lifts interest by less is not taken. */
const LEAST_GAIN = 0.015;
/** Honest warnings stay. An opt-out line brings opt-outs, which no version may trade for interest. */
const NOT_SEARCHED: readonly EditId[] = ['drop_harm', 'add_opt_out_line'];
const interestAt = rateIndex('interest');

export type Trial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  shared: SharedTemplate;
  bucket: number;
  isSound: typeof isUndamaged;
};

/** The expected rates of a sample whose leads get an email. */
export function ratesOf({ campaign, sample, shared, bucket }: Trial, email: Email): Float64Array {
  const columns = sample.map(({ row }) => [readEdited(campaign, row, shared.fill(email, row.lead))]);
  return groupRates(groupLeads(columns), 0, centralModel(bucket));
}

/** The kinds of damage that some edits are allowed to do. */
export const mayChange = (edits: readonly Edit[]) => edits.flatMap((edit) => edit.mayChange ?? []);

type Applied = { email: Email; applied: readonly Edit[] };

const remembered = new WeakMap<SharedTemplate, Map<string, Email | undefined>>();

/** The email after one more edit; undefined if it changes nothing, or spoils something. The same edit of the same text is made once. */
export function applyEdit(trial: Trial, edit: Edit, at: Applied): Email | undefined {
  const known = remembered.get(trial.shared) ?? new Map<string, Email | undefined>();
  remembered.set(trial.shared, known);
  const key = [edit.id, ...at.applied.map(({ id }) => id), at.email.subject, at.email.body].join('\n');
  if (!known.has(key)) known.set(key, applyAnew(trial, edit, at));
  return known.get(key);
}

function applyAnew({ campaign, sample, shared, isSound }: Trial, edit: Edit, { email, applied }: Applied): Email | undefined {
  const [first] = sample;
  if (first === undefined || edit.needsLead === true) return undefined;
  const lead = { ...first.row.lead, email: shared.fill(email, first.row.lead) };
  const one = toSampledLead(toRow(campaign, lead));
  const after = tryTemplateEdit(campaign, edit, { shared: { ...shared, email }, sample: [one] })?.template;
  if (after === undefined || !isSound(shared.email, after, mayChange([...applied, edit]))) return undefined;
  return findAdditions(lead.email, shared.fill(after, lead), lead).length > 0 ? undefined : after;
}

export type Step = { edit: Edit; email: Email; lines: ChangedLines };

/** Adds the edit that lifts interest most, until none does: a sentence that one edit wrote is not rewritten by another. */
export function* searchEdits(trial: Trial): Generator<undefined, Step[]> {
  const steps: Step[] = [];
  let email = trial.shared.email;
  let interest = ratesOf(trial, email)[interestAt] ?? 0;
  let open = EDITS.filter(({ id, needsLead }) => needsLead !== true && !NOT_SEARCHED.includes(id));
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
