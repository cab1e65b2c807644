import type { CampaignContext, LeadInList } from '../lead.ts';
import { readCentred } from '../model/model.ts';
import type { Persona } from '../persona/persona.ts';
import { readPersona } from '../persona/readPersona.ts';
import type { EmailReading } from '../reading/features.ts';
import { readEmail } from '../reading/readEmail.ts';

/** One lead as it is explained: what was read, and the model's columns. */
export type LeadRow = { lead: LeadInList; persona: Persona; reading: EmailReading; columns: Float64Array };

export function toRow(campaign: CampaignContext, lead: LeadInList): LeadRow {
  const persona = readPersona(lead);
  const reading = readEmail(lead, lead.context);
  const { contactsAtCompany } = lead.context;
  const columns = readCentred({ values: reading.values, persona, contactsAtCompany, leadCount: campaign.leadCount });
  return { lead, persona, reading, columns };
}

/** Leads the model cannot tell apart. `blames` parts the shared column of wrong names and broken variables: the share that is the name's. */
export type RowGroup = { rows: readonly LeadRow[]; columns: Float64Array; nameShare: number; share: number };

/** How much of a lead's fault is the wrong name rather than a broken variable. */
function nameShareOf({ reading: { values } }: LeadRow): number {
  const [name, broken] = [values.wrongName ?? 0, values.brokenVariables ?? 0];
  return name > 0 ? (broken > 0 ? 0.5 : 1) : 0;
}

/** Exact: the bit patterns of the columns as text. */
const keyOf = (columns: Float64Array): string =>
  String.fromCharCode(...new Uint16Array(columns.buffer, columns.byteOffset, columns.length * 4));

/** Groups of equal leads, in the order of their first. */
export function groupRows(rows: readonly LeadRow[]): RowGroup[] {
  const groups = new Map<string, { rows: LeadRow[]; columns: Float64Array; nameShare: number }>();
  for (const row of rows) {
    const nameShare = nameShareOf(row);
    const key = `${nameShare}${keyOf(row.columns)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { rows: [row], columns: row.columns, nameShare });
    else group.rows.push(row);
  }
  return [...groups.values()].map((group) => ({ ...group, share: group.rows.length / rows.length }));
}
