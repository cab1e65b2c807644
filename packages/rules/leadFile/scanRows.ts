import { unguardFormula } from './formulaGuard.ts';
import { readQuotedCell, skipBlanks } from './quotedCell.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

export type ScannedRows = {
  rows: string[][];
  /** Indexes of rows with a cell that opens a quote and does not close it on its line. Such a quote is read as text. */
  openQuoteRows: number[];
  /** Position and row of a quote that nothing closes; null if there is none. */
  unclosed: { openedAt: number; row: number } | null;
};

/** Called after every row with its width and the number of rows so far; true ends the scan. */
type ShouldStop = (columnCount: number, rowCount: number) => boolean;

const QUOTE = 34;
const APOSTROPHE = 39;
const EQUALS = 61;
const CR = 13;
const LF = 10;

/**
 * Splits a text into rows of cells in linear time: a cell ends at the next delimiter or line end (LF, CR, CRLF or any mix) unless
 * `readQuotedCell` finds it quoted. Nothing is dropped: an empty line is a row with one empty cell.
 */
export function scanRows(text: string, delimiter: Delimiter, shouldStop: ShouldStop): ScannedRows {
  const scanned: ScannedRows = { rows: [], openQuoteRows: [], unclosed: null };
  const delimiterCode = delimiter.charCodeAt(0);
  const findCellEnd = createEndFinder(text, delimiter);
  // Cells are collected in one array and copied when their row is complete, so that each row has exactly the right size.
  const cells: string[] = [];
  let width = 0;
  let at = 0;
  while (at < text.length || width > 0) {
    let end: number;
    // Fast path: a cell that begins with a letter or digit has no leading blank, quote or formula guard.
    const first = text.charCodeAt(at) > APOSTROPHE ? at : skipBlanks(text, at, delimiterCode);
    // Some tools write ="0049" to keep a spreadsheet from changing the value.
    const opening = text.charCodeAt(first) === EQUALS && text.charCodeAt(first + 1) === QUOTE ? first + 1 : first;
    if (text.charCodeAt(opening) === QUOTE) {
      const cell = readQuotedCell(text, opening, delimiterCode);
      if (cell.isOpen) noteOpenQuote(scanned, opening, cell.isUnclosed);
      end = cell.textEnd ?? findCellEnd(opening);
      cells[width] = withoutGuard(cell.value === null ? text.slice(at, end) : fromTextFormula(cell.value));
    } else {
      end = findCellEnd(opening);
      const cell = text.slice(at, end);
      cells[width] = text.charCodeAt(at) === APOSTROPHE ? unguardFormula(cell) : cell;
    }
    width += 1;
    at = end + 1;
    const code = text.charCodeAt(end);
    if (code === delimiterCode) continue;
    if (code === CR && text.charCodeAt(at) === LF) at += 1;
    scanned.rows.push(cells.slice(0, width));
    if (shouldStop(width, scanned.rows.length)) return scanned;
    width = 0;
  }
  return scanned;
}

function noteOpenQuote(scanned: ScannedRows, openedAt: number, isUnclosed: boolean): void {
  const row = scanned.rows.length;
  if (scanned.openQuoteRows.at(-1) !== row) scanned.openQuoteRows.push(row);
  if (isUnclosed) scanned.unclosed ??= { openedAt, row };
}

/** `="0049"` inside quotes, written as `"=""0049"""`. */
const textFormula = /^="([^"]*)"$/;

const fromTextFormula = (value: string): string =>
  value.charCodeAt(0) === EQUALS && value.charCodeAt(1) === QUOTE ? (textFormula.exec(value)?.[1] ?? value) : value;

const withoutGuard = (cell: string): string => (cell.charCodeAt(0) === APOSTROPHE ? unguardFormula(cell) : cell);

/**
 * Finds the next delimiter or line end at or after a position that never decreases. The next position of each character is kept until it
 * is passed, so that all searches together read the text only once per character.
 */
function createEndFinder(text: string, delimiter: Delimiter): (from: number) => number {
  const find = (sign: string, from: number) => {
    const at = text.indexOf(sign, from);
    return at === -1 ? text.length : at;
  };
  let nextDelimiter = -1;
  let nextLf = -1;
  let nextCr = -1;
  return (from) => {
    if (nextDelimiter < from) nextDelimiter = find(delimiter, from);
    if (nextLf < from) nextLf = find('\n', from);
    if (nextCr < from) nextCr = find('\r', from);
    return Math.min(nextDelimiter, nextLf, nextCr);
  };
}
