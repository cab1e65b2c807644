// Characters that start a formula in spreadsheets, even after spaces, and the full-width forms that some of them treat the same way.
const formulaStart = String.raw`[\s\u0085\u200b-\u200f\u2060\ufeff]*[=+\-@\t\r\0＝＋－＠]`;
const risky = new RegExp(`^'*${formulaStart}`);
const guarded = new RegExp(`^'(?='*${formulaStart})`);

const APOSTROPHE = 39;

/** Puts an apostrophe before a value that a spreadsheet would run as a formula. A value that already looks guarded gets another one. */
export const guardFormula = (value: string): string => (risky.test(value) ? `'${value}` : value);

/** Removes the apostrophe that `guardFormula` added; other values, such as `'tis`, stay unchanged. */
export const unguardFormula = (value: string): string =>
  value.charCodeAt(0) === APOSTROPHE && guarded.test(value) ? value.slice(1) : value;
