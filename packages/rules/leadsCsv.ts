import { writeCsv } from './csvWriter.ts';
import { normalizeHeader } from './leadFile/columnNames.ts';
import type { LeadRow } from './leadRow.ts';

/** A cell of the lead's original file. */
export type OriginalCell = readonly [header: string, value: string];
export type CellsOf = ReadonlyMap<string, readonly OriginalCell[]>;

/** Headers that sending tools map automatically; those only we have come after them. */
const HEADER = [
  'First Name',
  'Last Name',
  'Title',
  'Company',
  'LinkedIn URL',
  'Action',
  'Reply',
  'Email',
  'Delivery',
  'Opened',
  'Fit',
  'Fit Reason',
  'Source',
];
/** The number of the email a lead answered, 1 for the first; only in lists with follow-ups. */
const SEQUENCE_HEADER = 'Answered Email';
const OWN_HEADERS = new Set([...HEADER, SEQUENCE_HEADER].map(normalizeHeader));

function toCells(row: LeadRow): string[] {
  const [firstName = '', ...rest] = (row.name ?? '').split(/\s+/);
  return [
    firstName,
    rest.join(' '),
    row.title ?? '',
    row.company ?? '',
    row.profileUrl ?? '',
    row.shownAction,
    row.reply?.text ?? '',
    row.email ?? '',
    row.delivery,
    row.isOpened ? 'yes' : 'no',
    row.fit?.level ?? '',
    row.fit?.reason ?? '',
    'Simulated by Coldcast',
  ];
}

/** The file's headers in order. Two columns with the same name stay two; an unnamed column is named after its position. */
export function toOriginalHeaders(cellsOf: CellsOf, ownHeaders: ReadonlySet<string> = OWN_HEADERS): string[] {
  const longest = [...cellsOf.values()].reduce<readonly OriginalCell[]>((best, cells) => (cells.length > best.length ? cells : best), []);
  return longest.map(([header], place) => {
    const name = header.trim() === '' ? `Column ${place + 1}` : header;
    return ownHeaders.has(normalizeHeader(name)) ? `Original ${name}` : name;
  });
}

/**
 * Leads as a file to import into a sending tool: the columns tools map automatically, what was simulated, and then every column of the
 * original file. A column with one of our own names is renamed "Original ...". Every row is marked as simulated.
 */
export function leadsCsv(rows: readonly LeadRow[], cellsOf: CellsOf = new Map()): string {
  const sequenceHeader = rows.some(({ emails }) => emails > 1) ? [SEQUENCE_HEADER] : [];
  const originalHeaders = toOriginalHeaders(cellsOf);
  const toRow = (row: LeadRow): string[] => {
    const cells = cellsOf.get(row.leadId) ?? [];
    const answered = sequenceHeader.map(() => String(row.answeredStep ?? ''));
    return [...toCells(row), ...answered, ...originalHeaders.map((_, place) => cells[place]?.[1] ?? '')];
  };
  return writeCsv([...HEADER, ...sequenceHeader, ...originalHeaders], rows.map(toRow));
}
