import { readFileSync } from 'node:fs';
import { completeEmail, fillLeads, judgeFilledLeads, type FilledLead } from '@coldcast/rules/filledLeads';
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

/** Fills the open first names as a launch does: from the profile's slug. */
function completeLead(row: FilledLead): Lead {
  const lead = toLead(row);
  return { ...lead, email: completeEmail(row, readPersona(lead).firstName) };
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
  const filled = judgeFilledLeads(fillLeads(null, file.leads, file.headers));
  if (filled.leads.length === 0) return { ok: false, problem: 'No valid rows found in the CSV file.' };
  const leads = filled.leads.map(completeLead);
  const contexts = readList(leads);
  return {
    ok: true,
    invalidRowCount: file.invalidRows.length + filled.invalidRows.length,
    leads: leads.map((lead, index) => ({
      rowNumber: filled.leads[index]?.rowNumber ?? 0,
      lead: { ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } },
    })),
  };
}
