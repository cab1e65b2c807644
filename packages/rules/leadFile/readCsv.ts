import { unguardFormula } from './formulaGuard.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './limits.ts';
import { parseCsv, type Delimiter } from './parseCsv.ts';

export type CsvRows = { ok: true; rows: string[][] } | { ok: false; problem: string };

/**
 * Splits a text into rows of cells. Rows may differ in length, lines may end in LF, CR, CRLF or any mix, quoted cells keep their line
 * breaks, and nothing is dropped: an empty line is a row of one empty cell. A quoted cell with text after its closing quote
 * (`"Acme" Ltd`) keeps its quotes and ends at the next delimiter or line end, so a stray quote never swallows the rows after it.
 * With a row limit it reads a sample: as many rows, too wide ones cut short, without complaint.
 */
export function readCsv(text: string, delimiter: Delimiter, rowLimit: number = Infinity): CsvRows {
  const bytes = new TextEncoder().encode(dropBlanksAfterQuotes(text, delimiter));
  const csv = parseCsv(bytes, { delimiter, quote: '"', rowLimit });
  if (csv.kind === 'problem') return { ok: false, problem: csv.problem };
  if (csv.kind === 'rows') return { ok: true, rows: finishRows(csv.rows) };
  if (rowLimit === Infinity && bytes.length - csv.openedAt > MAX_CELL_LENGTH) {
    return { ok: false, problem: `row ${csv.rowCount + 1} opens a quote that is never closed.` };
  }
  // Near the end of a file, a quote that is never closed is text, and quotes mean nothing from there on.
  const head = parseCsv(bytes.subarray(0, csv.openedAt), { delimiter, quote: '"', rowLimit });
  const tail = parseCsv(bytes.subarray(csv.openedAt), { delimiter, quote: null, rowLimit });
  if (head.kind !== 'rows' || tail.kind !== 'rows')
    return { ok: false, problem: tail.kind === 'problem' ? tail.problem : 'it cannot be read.' };
  const begun = csv.column > 0 ? (head.rows.pop() ?? []).slice(0, csv.column) : [];
  const [rest = [], ...rows] = tail.rows;
  return { ok: true, rows: finishRows([...head.rows, [...begun, ...rest], ...rows].slice(0, rowLimit)) };
}

/** `"Ann" ,` is the cell `Ann` to spreadsheets; csv-parse takes the blanks for text, and the quotes with them. */
function dropBlanksAfterQuotes(text: string, delimiter: Delimiter): string {
  return /"[ \t]/.test(text) ? text.replace(blanksAfterQuotes[delimiter], '$1"$2"') : text;
}

/**
 * A quote that begins a cell, a first letter by which it cannot be one that ends a cell or stands for a quote, and blanks between the
 * next quote and the end of the cell. Only blanks are ever dropped.
 */
const blanksAfterQuotes: Record<Delimiter, RegExp> = {
  ',': /(^|[,\r\n])"([^",\r\n][^"]*)"[ \t]+(?=[,\r\n]|$)/g,
  ';': /(^|[;\r\n])"([^";\r\n][^"]*)"[ \t]+(?=[;\r\n]|$)/g,
  '\t': /(^|[\t\r\n])"([^"\t\r\n][^"]*)" +(?=[\t\r\n]|$)/g,
  '|': /(^|[|\r\n])"([^"|\r\n][^"]*)"[ \t]+(?=[|\r\n]|$)/g,
};

const APOSTROPHE = 39;

function finishRows(rows: string[][]): string[][] {
  for (const row of rows) {
    if (row.length > MAX_COLUMNS) row.length = MAX_COLUMNS;
    for (let column = 0; column < row.length; column += 1) {
      const cell = row[column];
      if (cell?.charCodeAt(0) === APOSTROPHE) row[column] = unguardFormula(cell);
    }
  }
  return rows;
}
