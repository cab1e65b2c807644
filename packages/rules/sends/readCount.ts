/** A cell that should hold a count: the count, or a share in percent, or neither. */
export type ReadCount = { value: number | null; percent: number | null; isBroken: boolean };

/** Reads a count as tools write it: `1,234`, `1 234`, `56 (12.3%)`, `12.3%` (a share, to be turned into a count), and blanks for nothing. */
export function readCount(text: string): ReadCount {
  const bare = text.trim().replace(/\s*\(.*\)$/, '');
  if (bare === '' || /^(?:-+|–|n\/?a|null|none)$/i.test(bare)) return { value: null, percent: null, isBroken: false };
  const percent = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(bare)?.[1];
  if (percent !== undefined) return { value: null, percent: Number(percent.replace(',', '.')), isBroken: false };
  const digits = bare.replaceAll(/(?<=\d)[\s,.'’](?=\d{3}(?:\D|$))/g, '');
  const value = /^\d+(?:\.0+)?$/.test(digits) ? Number(digits) : Number.NaN;
  return { value: Number.isNaN(value) ? null : value, percent: null, isBroken: Number.isNaN(value) };
}
