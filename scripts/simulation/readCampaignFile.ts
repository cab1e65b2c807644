import { readFileSync } from 'node:fs';
import { fillTemplate } from '@coldcast/rules/emailTemplate';
import { createVariableLookup } from '@coldcast/rules/emailTemplateVariables';
import { readLeadFile, type LeadRow } from '@coldcast/rules/leadFile';
import type { Lead, LeadInList } from '@coldcast/simulator/lead';
import { readPersona } from '@coldcast/simulator/readPersona';
import { readList } from '@coldcast/simulator/readList';

export type NumberedLead = { rowNumber: number; lead: LeadInList };
export type CampaignFile = { ok: true; leads: NumberedLead[]; invalidRowCount: number } | { ok: false; problem: string };

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

/** Fills the variables as a launch does: from the row, the first name else from the profile's slug. */
function fillLead(row: LeadRow, lookUp: ReturnType<typeof createVariableLookup>): Lead {
  const lead = toLead(row);
  const valueOf = lookUp({ ...row, firstName: row.firstName ?? readPersona(lead).firstName });
  return { ...lead, email: { subject: fillTemplate(row.subject, valueOf), body: fillTemplate(row.body, valueOf) } };
}

function readBytes(path: string): Uint8Array | string {
  try {
    return readFileSync(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads a campaign file into leads of one list, with their spreadsheet rows. `problem` is a whole sentence for people. */
export function readCampaignFile(path: string): CampaignFile {
  const bytes = readBytes(path);
  if (typeof bytes === 'string') return { ok: false, problem: `Cannot read ${path}: ${bytes}` };
  const file = readLeadFile(bytes, { mode: 'campaign' });
  if (!file.ok) return { ok: false, problem: `Error processing CSV file: ${file.problem}` };
  if (file.missingColumns.length > 0)
    return { ok: false, problem: `Missing column(s) in your leads CSV: ${file.missingColumns.join(', ')}` };
  if (file.leads.length === 0) return { ok: false, problem: 'No valid rows found in the CSV file.' };
  const lookUp = createVariableLookup(file.headers);
  const leads = file.leads.map((row) => fillLead(row, lookUp));
  const contexts = readList(leads);
  return {
    ok: true,
    invalidRowCount: file.invalidRows.length,
    leads: leads.map((lead, index) => ({
      rowNumber: file.leads[index]?.rowNumber ?? 0,
      lead: { ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } },
    })),
  };
}
