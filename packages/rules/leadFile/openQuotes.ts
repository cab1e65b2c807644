import { countOf } from '../countOf.ts';

/** How many rows are listed before the rest is counted. */
const NAMED_ROWS = 5;

const opensQuote = /^\s*"(?=[^"]*$)/;

/** A cell without its unclosed quote. */
export const withoutOpenQuote = (cell: string): string => cell.replace(opensQuote, '');

/** Message about leads whose row has an unclosed quote; null if there are none. */
export function describeOpenQuotes(rowNumbers: readonly number[]): string | null {
  const [first] = rowNumbers;
  if (first === undefined) return null;
  if (rowNumbers.length === 1) return `Row ${first} opens a quote and never closes it. The quote is left out. Check the row.`;
  const more = rowNumbers.length - NAMED_ROWS;
  const named = rowNumbers.slice(0, NAMED_ROWS).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
  return `${countOf(rowNumbers.length, 'row')} open a quote and never close it. The quotes are left out. Check rows ${named}.`;
}
