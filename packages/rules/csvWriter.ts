import { stringify } from 'csv-stringify/browser/esm/sync';
import { guardFormula } from './leadFile/formulaGuard.ts';

const BYTE_ORDER_MARK = '\ufeff';
/**
 * Cells to quote in addition to the library's rule: those with characters that another program could take for a line end or a delimiter,
 * and spaces it could trim.
 */
const alsoQuoted = /[\r\n;\t|]|^\s|\s$/;

/**
 * Writes a header and rows as CSV: comma, CRLF, a byte-order mark so that spreadsheets read accents, and no cell that a spreadsheet would
 * run as a formula. Our own reader returns the same values.
 */
export function writeCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const records = [header, ...rows].map((cells) => cells.map(guardFormula));
  return BYTE_ORDER_MARK + stringify(records, { record_delimiter: '\r\n', quoted_match: alsoQuoted });
}
