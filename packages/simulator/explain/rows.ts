import { correctLead } from '../correctLead.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import type { Fit } from '../fit/toFit.ts';
import { listInput, readFitOfLead, toldFit, type ToldFit } from '../model/fitOfLead.ts';
import { readCentered } from '../model/model.ts';
import type { Persona } from '../persona/persona.ts';
import { readPersona } from '../persona/readPersona.ts';
import { readEmail, type EmailReading } from '../reading/readEmail.ts';
import { readSequence } from '../sequence/readSequence.ts';
import { SHARED_COLUMNS } from './factors.ts';

/**
 * One lead to explain: the reading of its first email, and the model's columns for it. `sent` are those of all its emails, the same if
 * there is one.
 */
export type LeadRow = {
  lead: LeadInList;
  persona: Persona;
  reading: EmailReading;
  columns: Float64Array;
  sent: Float64Array;
  fit: Fit | null;
  /** The fit that texts may mention; null if it is unclear or the offer not certain enough. */
  toldFit: ToldFit | null;
};

export function toRow(campaign: CampaignContext, uncorrected: LeadInList): LeadRow {
  const lead = correctLead(campaign, uncorrected);
  const persona = readPersona(lead);
  const reading = readEmail(lead, lead.context);
  const { contactsAtCompany } = lead.context;
  const fit = readFitOfLead(campaign, lead, persona);
  const columns = readCentered({
    values: reading.values,
    persona,
    contactsAtCompany,
    ...listInput(campaign),
    fit: fit?.chances ?? null,
  });
  return { lead, persona, reading, columns, sent: readSequence(lead, columns), fit, toldFit: toldFit(fit) };
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
