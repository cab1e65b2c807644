import { findRequiredColumns } from '@coldcast/rules/leadFile/campaignColumns';
import { findSequenceSteps } from '@coldcast/rules/leadFile/sequenceColumns';
import { readCsv } from '@coldcast/rules/leadFile/readCsv';

export type EmailText = { subject: string; body: string };

/** The emails of the first lead in a campaign's file, in order; none if the file cannot be read. */
export function readFirstEmails(csv: string): EmailText[] {
  const read = readCsv(csv.replace(/^\uFEFF/, ''), ',', 2);
  if (!read.ok) return [];
  const [headers = [], cells] = read.rows;
  if (cells === undefined) return [];
  const cell = (column: number): string => cells[column] ?? '';
  const first = findRequiredColumns(headers);
  const later = findSequenceSteps(headers, [cells], true);
  return [
    { subject: cell(first.subject_line), body: cell(first.email_body_1) },
    ...later.map(({ subject, body }) => ({ subject: cell(subject), body: cell(body) })),
  ].filter(({ body }, place) => place === 0 || body !== '');
}
