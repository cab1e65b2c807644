import { unguardFormula } from './formulaGuard.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits.ts';

export type Delimiter = ',' | ';' | '\t' | '|';
export type CsvRows = { ok: true; rows: string[][] } | { ok: false; problem: string };

/**
 * Splits a text into rows of cells. Rows may differ in length, lines may end in LF, CR, CRLF or any mix, quoted cells keep their line
 * breaks, and nothing is dropped: an empty line is a row of one empty cell. A quoted cell with text after its closing quote
 * (`"Acme" Ltd`) stands as it was written and ends at the next delimiter or line end, so a stray quote never swallows the rows after it.
 * With a row limit it reads a sample: as many rows, the first too wide one cut short, without complaint.
 *
 * Our own reader, because PapaParse knows one line end per file and joins rows at a stray quote without a word, and csv-parse, which reads
 * both as we do, takes ten times as long; the tests hold it to PapaParse's answer wherever that is beyond doubt.
 */
export function readCsv(text: string, delimiter: Delimiter, rowLimit: number = Infinity): CsvRows {
  const isSample = rowLimit < Infinity;
  const breaks = createBreakFinder(text, delimiter);
  const delimiterCode = delimiter.charCodeAt(0);
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  // Where a quote that is never closed was found, quotes mean nothing from there on.
  let quotesEnd = text.length;
  while (position < text.length || row.length > 0) {
    if (rows.length >= MAX_ROWS) return { ok: false, problem: `it has more than ${MAX_ROWS.toLocaleString('en')} rows.` };
    const cell = position < quotesEnd && text.charCodeAt(position) === QUOTE ? readQuoted(text, position, breaks) : undefined;
    if (cell === 'unclosed') {
      if (!isSample && text.length - position > MAX_CELL_LENGTH) {
        return { ok: false, problem: `row ${rows.length + 1} opens a quote that is never closed.` };
      }
      quotesEnd = position;
      continue;
    }
    const end = cell?.end ?? breaks.next(position);
    row.push(unguardFormula(cell?.value ?? text.slice(position, end)));
    if (row.length > MAX_COLUMNS) {
      if (isSample) return { ok: true, rows: [...rows, row] };
      return { ok: false, problem: `row ${rows.length + 1} has more than ${MAX_COLUMNS.toLocaleString('en')} columns.` };
    }
    position = end + 1;
    if (text.charCodeAt(end) === delimiterCode) {
      if (position < text.length) continue;
      row.push('');
    }
    if (text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED) position += 1;
    rows.push(row);
    if (rows.length >= rowLimit) break;
    row = [];
  }
  return { ok: true, rows };
}

const QUOTE = 34;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Where the cell ends, as the position of the delimiter or line end after it, or the end of the text. */
type BreakFinder = { next(position: number): number };

/** Each of the three marks is searched for only once it has been passed, so the text is walked once however long its cells are. */
function createBreakFinder(text: string, delimiter: Delimiter): BreakFinder {
  const find = (mark: string, from: number) => {
    const found = text.indexOf(mark, from);
    return found === -1 ? text.length : found;
  };
  let nextDelimiter = find(delimiter, 0);
  let nextLineFeed = find('\n', 0);
  let nextReturn = find('\r', 0);
  return {
    next(position) {
      if (nextDelimiter < position) nextDelimiter = find(delimiter, position);
      if (nextLineFeed < position) nextLineFeed = find('\n', position);
      if (nextReturn < position) nextReturn = find('\r', position);
      return Math.min(nextDelimiter, nextLineFeed, nextReturn);
    },
  };
}

function readQuoted(text: string, start: number, breaks: BreakFinder): { value: string; end: number } | 'unclosed' {
  let close = text.indexOf('"', start + 1);
  let hasDoubled = false;
  while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
    hasDoubled = true;
    close = text.indexOf('"', close + 2);
  }
  if (close === -1) return 'unclosed';
  const end = breaks.next(close + 1);
  if (end > close + 1 && text.slice(close + 1, end).trim() !== '') return { value: text.slice(start, end), end };
  const value = text.slice(start + 1, close);
  return { value: hasDoubled ? value.replaceAll('""', '"') : value, end };
}
