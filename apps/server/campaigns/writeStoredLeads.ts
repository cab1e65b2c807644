import { writeCsv } from '@coldcast/rules/csvWriter';
import { OPEN_NAMES_COLUMN, REQUIRED_COLUMNS } from '@coldcast/rules/leadFile/campaignColumns';
import { normalizeHeader } from '@coldcast/rules/leadFile/columnNames';
import { FOLLOW_UP_HEADERS, followUpHeadersUpTo, writeFollowUpCells } from '@coldcast/rules/leadFile/sequenceColumns';
import type { StoredLead } from './campaignFile.store.ts';

/**
 * Writes a campaign's leads as a file that gives the same leads again: their emails as simulated, and every other column of the original
 * file. The file marks the emails as filled, so that braces in them are plain text.
 */
export function writeStoredLeads(leads: readonly StoredLead[]): string {
  const written = new Set([...REQUIRED_COLUMNS, ...FOLLOW_UP_HEADERS, OPEN_NAMES_COLUMN].map(normalizeHeader));
  const emails = leads.reduce((most, { followUps }) => Math.max(most, 1 + (followUps?.length ?? 0)), 1);
  // Rows may lack cells only at their end.
  const widest = leads.reduce<StoredLead['cells']>((most, { cells }) => ((cells?.length ?? 0) > (most?.length ?? 0) ? cells : most), []);
  const others = (widest ?? []).flatMap(([header], column) => (written.has(normalizeHeader(header)) ? [] : [{ header, column }]));
  return writeCsv(
    [...REQUIRED_COLUMNS, ...followUpHeadersUpTo(emails), OPEN_NAMES_COLUMN, ...others.map(({ header }) => header)],
    leads.map(({ body, subject, followUps, profileUrl, cells }) => [
      body,
      subject,
      profileUrl,
      ...writeFollowUpCells(followUps ?? [], emails),
      '',
      ...others.map(({ column }) => cells?.[column]?.[1] ?? ''),
    ]),
  );
}
