import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { scanRows, type Delimiter } from './scanRows.ts';

/** `openQuoteRows`: indexes of rows with a quote that is not closed on its line. */
export type CsvRows = { ok: true; rows: string[][]; openQuoteRows: number[] } | { ok: false; problem: string };

/**
 * Splits a text into rows of cells. Rows may differ in length, lines may end in LF, CR, CRLF or any mix, quoted cells keep their line
 * breaks, and nothing is dropped: an empty line is a row with one empty cell. A quoted cell with text after its closing quote (`"Acme"
 * Ltd`) keeps its quotes and ends at the next delimiter or line end, so a stray quote never swallows the rows after it. With a row limit it
 * reads a sample: that many rows, with overly wide ones cut short and no errors.
 */
export function readCsv(text: string, delimiter: Delimiter, rowLimit: number = Infinity): CsvRows {
  let problem: string | undefined;
  const isSample = rowLimit !== Infinity;
  const { rows, openQuoteRows, unclosed } = scanRows(text, delimiter, (columnCount, rowCount) => {
    if (isSample) return rowCount >= rowLimit;
    problem = findExcess(columnCount, rowCount);
    return problem !== undefined;
  });
  if (isSample) for (const row of rows) if (row.length > MAX_COLUMNS) row.length = MAX_COLUMNS;
  if (!isSample && unclosed !== null && text.length - unclosed.openedAt > MAX_CELL_LENGTH) {
    return { ok: false, problem: `row ${unclosed.row + 1} opens a quote that is never closed.` };
  }
  return problem === undefined ? { ok: true, rows, openQuoteRows } : { ok: false, problem };
}

function findExcess(columnCount: number, rowCount: number): string | undefined {
  const show = (count: number) => count.toLocaleString('en');
  if (columnCount > MAX_COLUMNS) return `row ${rowCount} has more than ${show(MAX_COLUMNS)} columns.`;
  return rowCount > MAX_ROWS ? `it has more than ${show(MAX_ROWS)} rows.` : undefined;
}
