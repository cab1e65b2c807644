const QUOTE = 34;
const CR = 13;
const LF = 10;
const BLANK = 32;
const TAB = 9;

/** A cell that starts with a quote. */
export type QuotedCell = {
  /** Its value; null if the text stays as is. */
  value: string | null;
  /** Position of the delimiter or line end after it; null if that is the next one after the quote. */
  textEnd: number | null;
  /** Whether the quote is not closed before the line ends. */
  isOpen: boolean;
  /** Whether nothing in the text closes it. */
  isUnclosed: boolean;
};

/**
 * Reads the cell whose quote is at `opening`. Quoted means what spreadsheets and tools mean by it: `"a, ""b"""`, also with spaces after it,
 * and `""Name"` or `""Name""`, which a second export makes of `"Name"`. In `"Acme, Inc" Ltd` the quotes are text and the cell continues; a
 * quote that is not closed on its line is text too, so that it never swallows the rows after it.
 */
export function readQuotedCell(text: string, opening: number, delimiterCode: number): QuotedCell {
  const closing = findClosing(text, opening);
  if (closing === -1) return { value: null, textEnd: null, isOpen: true, isUnclosed: true };
  const end = skipBlanks(text, closing + 1, delimiterCode);
  if (isCellEnd(text, end, delimiterCode)) return toQuoted(unescape(text.slice(opening + 1, closing)), end);
  const twice = readTwiceQuoted(text, opening, delimiterCode);
  if (twice !== undefined) return twice;
  if (hasLineEnd(text, opening, closing)) return { value: null, textEnd: null, isOpen: true, isUnclosed: false };
  let textEnd = closing + 1;
  while (!isCellEnd(text, textEnd, delimiterCode)) textEnd += 1;
  return { value: null, textEnd, isOpen: false, isUnclosed: false };
}

/** The first position from `at` on that is not a space. A tab used as the delimiter is not a space. */
export function skipBlanks(text: string, at: number, delimiterCode: number): number {
  let code = text.charCodeAt(at);
  if (code !== BLANK && code !== TAB) return at;
  let place = at;
  while (code === BLANK || (code === TAB && delimiterCode !== TAB)) {
    place += 1;
    code = text.charCodeAt(place);
  }
  return place;
}

export function isCellEnd(text: string, at: number, delimiterCode: number): boolean {
  const code = text.charCodeAt(at);
  return code === delimiterCode || code === LF || code === CR || at >= text.length;
}

/**
 * Position of the quote that closes the one at `opening`: the first that is not part of a pair; -1 if there is none. A search ends at the
 * first odd number of quotes in a row, and only an odd number at the start of a cell starts another search beyond it, so all searches
 * together scan the text once.
 */
function findClosing(text: string, opening: number): number {
  let at = text.indexOf('"', opening + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

/** `""Name"` and `""Name""`, on one line and without another quote inside. */
function readTwiceQuoted(text: string, opening: number, delimiterCode: number): QuotedCell | undefined {
  if (text.charCodeAt(opening + 1) !== QUOTE) return undefined;
  const closing = text.indexOf('"', opening + 2);
  if (closing === -1) return undefined;
  const afterQuotes = text.charCodeAt(closing + 1) === QUOTE ? closing + 2 : closing + 1;
  const end = skipBlanks(text, afterQuotes, delimiterCode);
  if (!isCellEnd(text, end, delimiterCode) || hasLineEnd(text, opening, closing)) return undefined;
  return toQuoted(text.slice(opening + 2, closing), end);
}

const toQuoted = (value: string, textEnd: number): QuotedCell => ({ value, textEnd, isOpen: false, isUnclosed: false });

const unescape = (value: string): string => (value.includes('"') ? value.replaceAll('""', '"') : value);

function hasLineEnd(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || code === CR) return true;
  }
  return false;
}
