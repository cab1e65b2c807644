import { readFileSync } from 'node:fs';
import { completeRow, fillLeads, judgeFilledLeads } from '@coldcast/rules/filledLeads';
import { countOf } from '@coldcast/rules/countOf';
import { readLeadFile, type InvalidRow, type ReadableLeadFile } from '@coldcast/rules/leadFile';
import { toWords } from '../../apps/server/operations/toWords.ts';
import type { LeadInList } from '@coldcast/simulator/lead';
import { listLeads } from '@coldcast/simulator/listLeads';

export type NumberedLead = { rowNumber: number; lead: LeadInList };
/** `notes`: lines about what was doubtful or left out, for people. */
export type CampaignFile = { ok: true; leads: NumberedLead[]; notes: string[] } | { ok: false; problem: string };

/** How many rows that were left out are listed. */
const LISTED_ROWS = 5;

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
 * Reads a campaign file, or a lead list with its email, into leads with their spreadsheet rows. `problem` is for people, in whole sentences.
 */
export function readCampaignFile(path: string, source: EmailSource | null = null, applyFixes = false): CampaignFile {
  const email = source && readEmail(source);
  if (typeof email === 'string') return { ok: false, problem: email };
  const bytes = readBytes(path);
  if (typeof bytes === 'string') return { ok: false, problem: bytes };
  const file = readLeadFile(bytes, { mode: email === null ? 'campaign' : 'leads', applyFixes });
  if (!file.ok) return { ok: false, problem: `Error processing CSV file: ${file.problem}` };
  if (file.missingColumns.length > 0)
    return { ok: false, problem: `Missing column(s) in your leads CSV: ${file.missingColumns.join(', ')}` };
  const filled = judgeFilledLeads(fillLeads(email, file.leads, file.headers));
  const notes = listNotes(file, [...file.invalidRows, ...filled.invalidRows]);
  if (filled.leads.length === 0) return { ok: false, problem: ['No valid rows found in the CSV file.', ...notes].join('\n') };
  // Unfilled first names are completed as at launch: from the profile's slug.
  const leads = listLeads(filled.leads, completeRow);
  return {
    ok: true,
    notes,
    leads: leads.map((lead, index) => ({ rowNumber: filled.leads[index]?.rowNumber ?? 0, lead })),
  };
}

function listNotes({ encodingNotice, quoteNotice, fixableCount }: ReadableLeadFile, invalidRows: readonly InvalidRow[]): string[] {
  const listed = invalidRows
    .slice(0, LISTED_ROWS)
    .map(({ rowNumber, value, reason }) => `  Row ${rowNumber}: ${quoteCell(value)}${reason}`);
  const isShortened = invalidRows.length > listed.length;
  return [
    ...(encodingNotice === null ? [] : [encodingNotice]),
    ...(quoteNotice === null ? [] : [quoteNotice]),
    ...(invalidRows.length === 0 ? [] : [`${countOf(invalidRows.length, 'invalid row')} left out${isShortened ? ', for example' : ''}:`]),
    ...listed,
    ...(fixableCount === 0 ? [] : [`Add --fix-links to fix ${countOf(fixableCount, 'link')}.`]),
  ];
}

const SHOWN_LENGTH = 100;

/** Without control characters, which a terminal would obey. */
const quoteCell = (value: string): string => {
  const shown = value.slice(0, SHOWN_LENGTH).replace(/\p{C}+/gu, ' ');
  return shown === '' ? '' : `"${shown}" - `;
};
