import { createVariableLookup } from '@coldcast/rules/emailTemplateVariables';
import { fillTemplate } from '@coldcast/rules/emailTemplate';
import type { LeadRow, ReadableLeadFile } from '@coldcast/rules/leadFile';
import type { Lead, LeadContext } from '@coldcast/simulator/lead';
import { readList } from '@coldcast/simulator/readList';
import { readPersona } from '@coldcast/simulator/readPersona';

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
  context: LeadContext;
  original_cells: [header: string, value: string][];
};

/** The valid rows of a campaign file as they are stored: texts filled as far as the row and the slug tell, each lead with its place in the list. */
export function toCampaignLeadRows({ leads, headers }: ReadableLeadFile): CampaignLeadRow[] {
  const lookUp = createVariableLookup(headers);
  const filled = leads.map((row): Lead => {
    const lead = toLead(row);
    const values = lookUp({ ...row, firstName: row.firstName ?? readPersona(lead).firstName });
    return { ...lead, email: { subject: fillTemplate(row.subject, values), body: fillTemplate(row.body, values) } };
  });
  const contexts = readList(filled);
  return leads.flatMap((row, position) => {
    const lead = filled[position];
    const context = contexts[position];
    return lead === undefined || context === undefined ? [] : [toCampaignLeadRow({ lead, context, row, position, headers: headers ?? [] })];
  });
}

type RowParts = { lead: Lead; context: LeadContext; row: LeadRow; position: number; headers: readonly string[] };

const toCampaignLeadRow = ({ lead, context, row, position, headers }: RowParts): CampaignLeadRow => ({
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
  context,
  original_cells: row.cells.map((value, column) => [headers[column] ?? '', value]),
});

const toLead = (row: LeadRow): Lead => ({
  leadKey: row.leadKey,
  slug: row.slug,
  name: row.fullName,
  firstName: row.firstName,
  company: row.company,
  title: row.title,
  companySize: row.companySize,
  industry: row.industry,
  email: { subject: row.subject, body: row.body },
});
