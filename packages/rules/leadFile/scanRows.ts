import { unguardFormula } from './formulaGuard.ts';
import { isCellEnd, readQuotedCell, skipBlanks } from './quotedCell.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

export type ScannedRows = {
  rows: string[][];
  /** Indexes of rows with a cell that opens a quote and does not close it before the line ends. Such a quote is read as text. */
  openQuoteRows: number[];
  /** Where in the text a quote opens that nothing closes, and in which row; null where there is none. */
  unclosed: { openedAt: number; row: number } | null;
};

/** Called after every row with its width and the number of rows so far; true ends the scan. */
type ShouldStop = (columnCount: number, rowCount: number) => boolean;

const QUOTE = 34;
const APOSTROPHE = 39;
const CR = 13;
const LF = 10;

/**
 * Splits a text into rows of cells, in time that grows with its length alone: a cell ends at the next delimiter or line end (LF, CR, CRLF
 * or any mix) unless `readQuotedCell` finds it quoted. Nothing is dropped: an empty line is a row of one empty cell.
 */
export function scanRows(text: string, delimiter: Delimiter, shouldStop: ShouldStop): ScannedRows {
  const scanned: ScannedRows = { rows: [], openQuoteRows: [], unclosed: null };
  const delimiterCode = delimiter.charCodeAt(0);
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const opening = skipBlanks(text, at, delimiterCode);
    let end: number;
    if (text.charCodeAt(opening) === QUOTE) {
      const cell = readQuotedCell(text, opening, delimiterCode);
      const rowIndex = scanned.rows.length;
      if (cell.isOpen && scanned.openQuoteRows.at(-1) !== rowIndex) scanned.openQuoteRows.push(rowIndex);
      if (cell.isUnclosed) scanned.unclosed ??= { openedAt: opening, row: rowIndex };
      end = cell.textEnd ?? findCellEnd(text, opening, delimiterCode);
      row.push(withoutGuard(cell.value ?? text.slice(at, end)));
    } else {
      end = findCellEnd(text, opening, delimiterCode);
      row.push(withoutGuard(text.slice(at, end)));
    }
    at = end + 1;
    if (text.charCodeAt(end) === delimiterCode) continue;
    if (text.charCodeAt(end) === CR && text.charCodeAt(at) === LF) at += 1;
    scanned.rows.push(row);
    if (shouldStop(row.length, scanned.rows.length)) return scanned;
    row = [];
  }
  return scanned;
}

const withoutGuard = (cell: string): string => (cell.charCodeAt(0) === APOSTROPHE ? unguardFormula(cell) : cell);

function findCellEnd(text: string, from: number, delimiterCode: number): number {
  let at = from;
  while (!isCellEnd(text, at, delimiterCode)) at += 1;
  return at;
}
