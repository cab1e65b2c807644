import { writeCsv } from '@coldcast/rules/csvWriter';
import { OPEN_NAMES_COLUMN } from '@coldcast/rules/filledLeads';
import { REQUIRED_COLUMNS } from '@coldcast/rules/leadFile/campaignColumns';
import { normalizeHeader } from '@coldcast/rules/leadFile/columnNames';
import type { StoredLead } from './campaignFile.store.ts';

/**
 * Leads of a campaign as a file that gives the same leads again: their emails as they were sent to the simulation, and every other column of
 * the file they came from. The emails are filled for good, which the file says, so that braces in them are text.
 */
export function writeStoredLeads(leads: readonly StoredLead[]): string {
  const written = new Set([...REQUIRED_COLUMNS, OPEN_NAMES_COLUMN].map(normalizeHeader));
  // Rows may be short of cells at their end, never elsewhere.
  const widest = leads.reduce<StoredLead['cells']>((most, { cells }) => ((cells?.length ?? 0) > (most?.length ?? 0) ? cells : most), []);
  const others = (widest ?? []).flatMap(([header], column) => (written.has(normalizeHeader(header)) ? [] : [{ header, column }]));
  return writeCsv(
    [...REQUIRED_COLUMNS, OPEN_NAMES_COLUMN, ...others.map(({ header }) => header)],
    leads.map(({ body, subject, profileUrl, cells }) => [
      body,
      subject,
      profileUrl,
      '',
      ...others.map(({ column }) => cells?.[column]?.[1] ?? ''),
    ]),
  );
}
