import { readFileSync } from 'node:fs';
import { completeRow, fillLeads, judgeFilledLeads } from '@coldcast/rules/filledLeads';
import { readLeadFile } from '@coldcast/rules/leadFile';
import { toWords } from '../../apps/server/operations/toWords.ts';
import type { LeadInList } from '@coldcast/simulator/lead';
import { listLeads } from '@coldcast/simulator/listLeads';

export type NumberedLead = { rowNumber: number; lead: LeadInList };
export type CampaignFile = { ok: true; leads: NumberedLead[]; invalidRowCount: number } | { ok: false; problem: string };

/** The bytes, or an error sentence. */
function readBytes(path: string): Uint8Array | string {
  try {
    return readFileSync(path);
  } catch (error) {
    return toWords(error instanceof Error ? Object.assign(error, { path }) : error);
  }
}

/** The email for a lead list: its subject, and the file with its body. */
export type EmailSource = { subject: string; bodyFile: string };

function readEmail({ subject, bodyFile }: EmailSource): { subject: string; body: string } | string {
  const bytes = readBytes(bodyFile);
  return typeof bytes === 'string' ? bytes : { subject, body: new TextDecoder().decode(bytes).trim() };
}

/**
 * Reads a campaign file, or a lead list with its email, into leads with their spreadsheet rows. `problem` is a whole sentence for people.
 */
export function readCampaignFile(path: string, source: EmailSource | null = null): CampaignFile {
  const email = source && readEmail(source);
  if (typeof email === 'string') return { ok: false, problem: email };
  const bytes = readBytes(path);
  if (typeof bytes === 'string') return { ok: false, problem: bytes };
  const file = readLeadFile(bytes, { mode: email === null ? 'campaign' : 'leads' });
  if (!file.ok) return { ok: false, problem: `Error processing CSV file: ${file.problem}` };
  if (file.missingColumns.length > 0)
    return { ok: false, problem: `Missing column(s) in your leads CSV: ${file.missingColumns.join(', ')}` };
  const filled = judgeFilledLeads(fillLeads(email, file.leads, file.headers));
  if (filled.leads.length === 0) return { ok: false, problem: 'No valid rows found in the CSV file.' };
  // Unfilled first names are completed as at launch: from the profile's slug.
  const leads = listLeads(filled.leads, completeRow);
  return {
    ok: true,
    invalidRowCount: file.invalidRows.length + filled.invalidRows.length,
    leads: leads.map((lead, index) => ({ rowNumber: filled.leads[index]?.rowNumber ?? 0, lead })),
  };
}
