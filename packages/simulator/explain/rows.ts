import { correctLead } from '../correctLead.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import type { Fit } from '../fit/level/toFit.ts';
import { listInput, readFitOfLead, toldFit, type ToldFit } from '../model/fitOfLead.ts';
import { readCentered } from '../model/model.ts';
import type { Persona } from '../persona/persona.ts';
import { readPersona } from '../persona/readPersona.ts';
import { readEmail, type EmailReading } from '../reading/readEmail.ts';
import { readSequence } from '../sequence/readSequence.ts';
import { SHARED_COLUMNS } from './factors.ts';

/**
 * One lead to explain: the reading of its first email, and the model's columns for it. `sent` are those of all its emails, the same if
 * there is one. `listed` is the lead before the user's corrections.
 */
export type LeadRow = {
  listed: LeadInList;
  lead: LeadInList;
  persona: Persona;
  reading: EmailReading;
  columns: Float64Array;
  sent: Float64Array;
  fit: Fit | null;
  /** The fit that texts may mention; null if it is unclear or the offer not certain enough. */
  toldFit: ToldFit | null;
};

/** A lead with the columns of what was read. */
function withColumns(campaign: CampaignContext, read: Pick<LeadRow, 'listed' | 'lead' | 'persona' | 'reading' | 'fit'>): LeadRow {
  const { lead, persona, reading, fit } = read;
  const { contactsAtCompany } = lead.context;
  const columns = readCentered({
    values: reading.values,
    persona,
    contactsAtCompany,
    ...listInput(campaign),
    fit: fit?.chances ?? null,
  });
  return { ...read, columns, sent: readSequence(lead, columns), toldFit: toldFit(fit) };
}

export function toRow(campaign: CampaignContext, listed: LeadInList): LeadRow {
  const lead = correctLead(campaign, listed);
  const persona = readPersona(lead);
  const reading = readEmail(lead, lead.context);
  return withColumns(campaign, { listed, lead, persona, reading, fit: readFitOfLead(campaign, lead, persona) });
}

/** The same lead in another campaign with its email: the email is read anew only if other words are its own there. */
export function rereadRow(campaign: CampaignContext, { persona, lead: before, reading: known }: LeadRow, listed: LeadInList): LeadRow {
  const lead = correctLead(campaign, listed);
  const isSame = lead.context.ownWords.join(' ') === before.context.ownWords.join(' ');
  const reading = isSame ? known : readEmail(lead, lead.context);
  return withColumns(campaign, { listed, lead, persona, reading, fit: readFitOfLead(campaign, lead, persona) });
}

const known = new WeakMap<CampaignContext, WeakMap<LeadInList, LeadRow>>();

/** Like `toRow`, read once for the advice on a campaign and the search for a better version of its email. */
export function toKnownRow(campaign: CampaignContext, lead: LeadInList): LeadRow {
  const ofCampaign = known.get(campaign) ?? new WeakMap<LeadInList, LeadRow>();
  known.set(campaign, ofCampaign);
  const row = ofCampaign.get(lead) ?? toRow(campaign, lead);
  ofCampaign.set(lead, row);
  return row;
}

/** Leads whom the offer hardly concerns. */
export const isFar = ({ toldFit: told }: Pick<LeadRow, 'toldFit'>): boolean => told?.level === 'far';

/** Whether more leads may be far than those who surely are: nothing is known of somebody, or they only work beside it. */
export const mayBeMoreFar = (rows: readonly Pick<LeadRow, 'toldFit'>[]): boolean =>
  rows.some(({ toldFit }) => toldFit === null || toldFit.level === 'near');

/** From this probability on, somebody of whom no level is told is likely far. */
const LIKELY_FAR = 0.6;
/** If more than this share of those likely far cannot be told, a list without the others keeps people who are further than those. */
const MOST_UNTOLD = 1 / 3;

/** Whether many more of a list are likely far, though it cannot be told of them. */
export function hasUntold(rows: readonly Pick<LeadRow, 'fit' | 'toldFit'>[]): boolean {
  const told = rows.filter(isFar).length;
  const untold = rows.filter(({ fit, toldFit: level }) => level === null && (fit?.chances.far ?? 0) >= LIKELY_FAR).length;
  return untold > MOST_UNTOLD * (told + untold);
}

/** Leads that the model cannot distinguish. `otherShares` splits the columns that two factors share. */
export type RowGroup = { rows: readonly LeadRow[]; columns: Float64Array; otherShares: readonly number[]; share: number };

const otherSharesOf = ({ reading: { values } }: LeadRow): number[] => SHARED_COLUMNS.map(({ shareOf }) => shareOf(values));

/** Exact: the bit patterns of the columns as text. */
const keyOf = (columns: Float64Array): string =>
  String.fromCharCode(...new Uint16Array(columns.buffer, columns.byteOffset, columns.length * 4));

/** Groups of equal leads, in the order of their first member. */
export function groupRows(rows: readonly LeadRow[]): RowGroup[] {
  const groups = new Map<string, { rows: LeadRow[]; columns: Float64Array; otherShares: number[] }>();
  for (const row of rows) {
    const otherShares = otherSharesOf(row);
    const key = `${otherShares.join(' ')} ${keyOf(row.columns)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { rows: [row], columns: row.columns, otherShares });
    else group.rows.push(row);
  }
  return [...groups.values()].map((group) => ({ ...group, share: group.rows.length / rows.length }));
}
