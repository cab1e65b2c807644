import type { LeadInList } from '@coldcast/simulator/lead';
import type { CampaignLeadRow } from './leadRows.ts';

/** Converts a stored row to the engine's lead. */
export const leadOfRow = (row: CampaignLeadRow): LeadInList => ({
  leadKey: row.lead_key,
  slug: row.slug,
  name: row.name,
  firstName: row.first_name,
  company: row.company,
  title: row.title,
  companySize: row.company_size,
  industry: row.industry,
  email: { subject: row.subject, body: row.body },
  ...(row.follow_ups !== null && { followUps: row.follow_ups }),
  context: row.context,
});
