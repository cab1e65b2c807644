import { findAdditions } from '../../edits/additions.ts';
import { claimedBy, isExact } from '../../edits/claimedGains.ts';
import type { Edit, EditId } from '../../edits/edits.ts';
import type { isUndamaged } from '../../edits/safety.ts';
import { asForecast, readEdited, toSampledLead, type SampledLead } from '../../edits/tryEdit.ts';
import { applyToTemplate, type SharedTemplate } from '../../edits/tryTemplate.ts';
import { NOT_NOTICED } from '../../edits/verify.ts';
import { centralModel } from '../../explain/drawnModels.ts';
import { toRow } from '../../explain/rows.ts';
import type { CampaignContext, Email, LeadInList } from '../../lead.ts';
import { groupLeads } from '../../model/groups.ts';
import { groupRates, rateIndex } from '../../model/rates.ts';
import type { ChangedLines } from './changedLines.ts';

const interestAt = rateIndex('interest');

export type Trial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  shared: SharedTemplate;
  bucket: number;
  /** How much more such campaigns vary than usual, as in the insights. */
  spread: number;
  isSound: typeof isUndamaged;
  /** Edits that the page offers on their own. */
  wanted?: readonly EditId[];
};

/** Whether the page offers an edit, alone or as a part of one. */
export const isWanted = ({ wanted = [] }: Pick<Trial, 'wanted'>, { id, parts = [] }: Pick<Edit, 'id' | 'parts'>): boolean =>
  [id, ...parts].some((one) => wanted.includes(one));

const knownRates = new WeakMap<Trial, Map<string, Float64Array>>();

/** An email with the edits that led to it. */
export type Edited = { email: Email; edits: readonly Edit[] };

const keyOfEdited = ({ subject, body }: Email, edits: readonly Edit[]): string =>
  [isExact(edits), ...claimedBy(edits).toSorted(), `\n${subject}\n${body}`].join(' ');

/** The expected rates of a sample whose leads get an edited email; computed once for each text and what its edits are about. */
export function ratesOf(trial: Trial, edited: Edited): Float64Array {
  const known = knownRates.get(trial) ?? new Map<string, Float64Array>();
  knownRates.set(trial, known);
  const key = keyOfEdited(edited.email, edited.edits);
  const rates = known.get(key) ?? computeRates(trial, edited);
  known.set(key, rates);
  return rates;
}

/** The rates that a forecast of an edited email shows, with nothing held back. */
export function shownRatesOf(trial: Trial, edited: Edited): Float64Array {
  const columns = trial.sample.map((one) => [asForecast(columnsOf(trial, one, edited))]);
  return groupRates(groupLeads(columns), 0, centralModel(trial.bucket));
}

function computeRates(trial: Trial, edited: Edited): Float64Array {
  const columns = trial.sample.map((one) => [columnsOf(trial, one, edited)]);
  return groupRates(groupLeads(columns), 0, centralModel(trial.bucket));
}

/** By the lead's row, which belongs to one campaign: a few leads of a sample are read first, and then all of them. */
const knownColumns = new WeakMap<SampledLead['row'], Map<string, Float64Array>>();

/** The columns of a lead that gets an edited email, in which only what the edits are about gains; read once for each text. */
export function columnsOf({ campaign, shared }: Trial, { row }: SampledLead, { email, edits }: Edited): Float64Array {
  const known = knownColumns.get(row) ?? new Map<string, Float64Array>();
  knownColumns.set(row, known);
  const sent = shared.fill(email, row.lead);
  const key = keyOfEdited(sent, edits);
  const columns = known.get(key) ?? readEdited(campaign, row, { email: sent, edits });
  known.set(key, columns);
  return columns;
}

/** The expected interest of a sample whose leads get an edited email. */
export const interestOf = (trial: Trial, edited: Edited): number => ratesOf(trial, edited)[interestAt] ?? 0;

/** The rates that a forecast of some emails shows, one for each lead, whatever led to them. */
const shownRates = (columns: readonly Float64Array[], bucket: number): Float64Array =>
  groupRates(groupLeads(columns.map((one) => [asForecast(one)])), 0, centralModel(bucket));

const [openAt, unsubscribeAt, spamAt] = [rateIndex('open'), rateIndex('unsubscribe'), rateIndex('spam_report')];

/**
 * Whether whoever forecasts some emails sees less interest than before, or more people of those who open leave or complain. Takes the columns of the
 * same leads.
 */
export function showsLoss(before: readonly Float64Array[], after: readonly Float64Array[], bucket: number): boolean {
  const [old, now] = [shownRates(before, bucket), shownRates(after, bucket)];
  const perOpen = (rates: Float64Array, at: number): number => (rates[at] ?? 0) / (rates[openAt] || 1);
  return (
    (now[interestAt] ?? 0) < (old[interestAt] ?? 0) ||
    [unsubscribeAt, spamAt].some((at) => perOpen(now, at) > perOpen(old, at) * (1 + NOT_NOTICED))
  );
}

/** The kinds of damage that these edits may cause on purpose. */
export const mayChange = (edits: readonly Edit[]) => edits.flatMap((edit) => edit.mayChange ?? []);

type Applied = { email: Email; applied: readonly Edit[] };

const remembered = new WeakMap<SharedTemplate, Map<string, Email | undefined>>();

/** An edit made of several is not the same as the first of them. */
const keyOf = ({ id, parts = [] }: Edit): string => [id, ...parts].join(' + ');

/** The email after one more edit; undefined if it changes nothing or causes damage. Each edit is applied to the same text only once. */
export function applyEdit(trial: Trial, edit: Edit, at: Applied): Email | undefined {
  const known = remembered.get(trial.shared) ?? new Map<string, Email | undefined>();
  remembered.set(trial.shared, known);
  const key = [keyOf(edit), ...at.applied.map(keyOf), at.email.subject, at.email.body].join('\n');
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
  const { sample, shared, isSound } = trial;
  const [first] = sample;
  if (first === undefined || edit.needsLead === true) return undefined;
  const lead = { ...first.row.lead, email: shared.fill(email, first.row.lead) };
  const one = readFirst(trial, lead);
  const after = applyToTemplate(edit, { shared: { ...shared, email }, sample: [one], original: first });
  if (after === undefined || !isSound(shared.email, after, mayChange([...applied, edit]))) return undefined;
  return findAdditions(lead.email, shared.fill(after, lead), lead).length > 0 ? undefined : after;
}

/** An edit with the email after it, and what it changed. */
export type Step = { edit: Edit; email: Email; lines: ChangedLines };
