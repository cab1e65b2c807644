/** The value of a count cell: a count, a share in percent, or neither. */
export type ReadCount = { value: number | null; percent: number | null; isBroken: boolean };

const nothing = /^(?:-+|–|—|n\/?a|null|none|k\.?\s?a\.?)?$/i;
const percentOnly = /^(\d+(?:[.,]\d+)?)\s*%$/;
/** A count followed by its share, as in `56 (12.3%)` or `56 / 12.3%`. */
const countWithShare = /^(.+?)\s*(?:[|/]\s*\d+(?:[.,]\d+)?\s*%|\([^()]*\))$/;
/** A share followed by its count, as in `12.3% (56)`. */
const shareWithCount = /^\d+(?:[.,]\d+)?\s*%\s*\(([^()%]+)\)$/;
/** Groups of three digits, all separated by the same character. */
const grouped = /^[1-9]\d{0,2}(?:([\s,.'’])\d{3})(?:\1\d{3})*(?:[.,]0{1,2})?$/;
const plain = /^\d+(?:[.,]0{1,2})?$/;

/** The whole number in a text; undefined if there is none. */
function parseWhole(text: string): number | undefined {
  if (plain.test(text)) return Number(text.replace(/[.,]0{1,2}$/, ''));
  if (!grouped.test(text)) return undefined;
  const separator = grouped.exec(text)?.[1] ?? '';
  // The decimals after the last group are zeros.
  return Number(text.replace(/[.,]0{1,2}$/, '').replaceAll(separator, ''));
}

/**
 * Parses a count in the formats of tools and spreadsheets: `1,234`, `1.234`, `1 234`, `56 (12.3%)`, `12.3% (56)`, `12,3 %` (a share to be
 * converted to a count), and blank cells for nothing.
 */
export function readCount(text: string): ReadCount {
  const bare = text.trim().replace(/^="(.*)"$/, '$1');
  if (nothing.test(bare)) return { value: null, percent: null, isBroken: false };
  const percent = percentOnly.exec(bare)?.[1];
  if (percent !== undefined) return { value: null, percent: Number(percent.replace(',', '.')), isBroken: false };
  const value = parseWhole((shareWithCount.exec(bare)?.[1] ?? countWithShare.exec(bare)?.[1] ?? bare).trim());
  return { value: value ?? null, percent: null, isBroken: value === undefined };
}

const decimal = /^(\d+(?:[.,]\d+)?)\s*%?$/;

/** Whether a column of rates uses fractions of 1 and not percent: none is above 1, and at least one is not whole. */
export function isFractionColumn(cells: readonly string[]): boolean {
  if (cells.some((cell) => cell.includes('%'))) return false;
  const values = cells.map((cell) => Number((decimal.exec(cell.trim())?.[1] ?? '0').replace(',', '.')));
  return values.some((value) => value > 0 && value < 1) && values.every((value) => value <= 1);
}

/** Parses a cell of a column of rates: `12.3%`, `12,3`, or `0.123` if the column uses fractions. */
export function readRate(text: string, isFraction: boolean): ReadCount {
  const bare = text.trim();
  if (nothing.test(bare)) return { value: null, percent: null, isBroken: false };
  const share = decimal.exec(bare)?.[1];
  if (share === undefined) return { value: null, percent: null, isBroken: true };
  return { value: null, percent: Number(share.replace(',', '.')) * (isFraction ? 100 : 1), isBroken: false };
}
