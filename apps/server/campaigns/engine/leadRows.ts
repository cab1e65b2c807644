import { completeRow, type FilledLead } from '@coldcast/rules/filledLeads';
import { OPEN_NAMES_COLUMN } from '@coldcast/rules/leadFile/campaignColumns';
import type { LeadRow } from '@coldcast/rules/leadFile';
import type { FollowUp, LeadContext, LeadInList } from '@coldcast/simulator/lead';
import { listLeads } from '@coldcast/simulator/listLeads';

/** A row of `campaign_leads` without the campaign's own columns, named as the database names them. */
export type CampaignLeadRow = {
  position: number;
  row_number: number;
  profile_url: string;
  lead_key: string;
  slug: string;
  name: string | null;
  first_name: string | null;
  company: string | null;
  title: string | null;
  company_size: string | null;
  industry: string | null;
  email: string | null;
  subject: string;
  body: string;
  /** Null if the lead gets one email. */
  follow_ups: readonly FollowUp[] | null;
  context: LeadContext;
  original_cells: [header: string, value: string][];
};

/**
 * Filled leads as they are stored: a missing first name is taken from the profile link if it contains one, and each lead gets its position
 * in the list.
 */
export function toCampaignLeadRows(rows: readonly FilledLead[], headers: readonly string[] | null): CampaignLeadRow[] {
  const leads = listLeads(rows, completeRow);
  return rows.flatMap((row, position) => {
    const lead = leads[position];
    return lead === undefined ? [] : [toCampaignLeadRow({ lead, row, position, headers: headers ?? [] })];
  });
}

type RowParts = { lead: LeadInList; row: LeadRow; position: number; headers: readonly string[] };

const toCampaignLeadRow = ({ lead, row, position, headers }: RowParts): CampaignLeadRow => ({
  position,
  row_number: row.rowNumber,
  profile_url: row.profileUrl,
  lead_key: lead.leadKey,
  slug: lead.slug,
  name: lead.name,
  first_name: lead.firstName,
  company: lead.company,
  title: lead.title,
  company_size: lead.companySize,
  industry: lead.industry,
  email: row.email,
  subject: lead.email.subject,
  body: lead.email.body,
  follow_ups: lead.followUps ?? null,
  context: lead.context,
  original_cells: row.cells.flatMap((value, column) => (headers[column] === OPEN_NAMES_COLUMN ? [] : [[headers[column] ?? '', value]])),
});
