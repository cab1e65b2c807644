import { guardFormula } from './leadFile/formulaGuard.ts';

const BYTE_ORDER_MARK = '\ufeff';
const needsQuotes = /[",\r\n;\t|]|^\s|\s$/;

/**
 * Writes a header and rows as CSV: comma, CRLF, a byte-order mark so that spreadsheets read accents, and no cell that a spreadsheet
 * would run as a formula. Our own reader gives back the same values.
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [toLine(header)];
  for (const row of rows) lines.push(toLine(row));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const toLine = (cells: readonly string[]): string => cells.map(toCell).join(',');

function toCell(value: string): string {
  const safe = guardFormula(value);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
