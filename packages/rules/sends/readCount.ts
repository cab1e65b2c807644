/** A cell that should hold a count: the count, or a share in percent, or neither. */
export type ReadCount = { value: number | null; percent: number | null; isBroken: boolean };

const nothing = /^(?:-+|–|—|n\/?a|null|none|k\.?\s?a\.?)?$/i;
const percentOnly = /^(\d+(?:[.,]\d+)?)\s*%$/;
/** A count with its share behind it, as in `56 (12.3%)` or `56 / 12.3%`. */
const countWithShare = /^(.+?)\s*(?:[|/]\s*\d+(?:[.,]\d+)?\s*%|\([^()]*\))$/;
/** A share with its count behind it, as in `12.3% (56)`. */
const shareWithCount = /^\d+(?:[.,]\d+)?\s*%\s*\(([^()%]+)\)$/;
/** Groups of three digits, all parted by the same sign. */
const grouped = /^[1-9]\d{0,2}(?:([\s,.'’])\d{3})(?:\1\d{3})*(?:[.,]0{1,2})?$/;
const plain = /^\d+(?:[.,]0{1,2})?$/;

/** The whole number that a text writes; undefined if it writes none. */
function parseWhole(text: string): number | undefined {
  if (plain.test(text)) return Number(text.replace(/[.,]0{1,2}$/, ''));
  if (!grouped.test(text)) return undefined;
  const separator = grouped.exec(text)?.[1] ?? '';
  // The decimals behind the last group are zeros.
  return Number(text.replace(/[.,]0{1,2}$/, '').replaceAll(separator, ''));
}

/**
 * Reads a count as tools and spreadsheets write it: `1,234`, `1.234`, `1 234`, `56 (12.3%)`, `12.3% (56)`, `12,3 %` (a share, to be turned into
 * a count), and blanks for nothing.
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

/** Whether a column of rates writes them as fractions of 1 rather than in percent: none is above 1, and one is not whole. */
export function isFractionColumn(cells: readonly string[]): boolean {
  if (cells.some((cell) => cell.includes('%'))) return false;
  const values = cells.map((cell) => Number((decimal.exec(cell.trim())?.[1] ?? '0').replace(',', '.')));
  return values.some((value) => value > 0 && value < 1) && values.every((value) => value <= 1);
}

/** Reads a cell of a column of rates: `12.3%`, `12,3`, or `0.123` where the column writes fractions. */
export function readRate(text: string, isFraction: boolean): ReadCount {
  const bare = text.trim();
  if (nothing.test(bare)) return { value: null, percent: null, isBroken: false };
  const share = decimal.exec(bare)?.[1];
  if (share === undefined) return { value: null, percent: null, isBroken: true };
  return { value: null, percent: Number(share.replace(',', '.')) * (isFraction ? 100 : 1), isBroken: false };
}
