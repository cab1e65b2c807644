import { writeCsv } from '@coldcast/rules/csvWriter';
import type { LeadRow } from './leadRow.ts';

/** Headers that sending tools map by themselves; what only we know stands after them. */
const HEADER = ['First Name', 'Last Name', 'Title', 'Company', 'LinkedIn URL', 'Action', 'Reply', 'Email', 'Delivery', 'Opened', 'Source'];

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
    'Simulated by Coldcast',
  ];
}

/** Leads as a file that goes back into a sending tool; every row is marked as simulated. */
export const leadsCsv = (rows: readonly LeadRow[]): string => writeCsv(HEADER, rows.map(toCells));
