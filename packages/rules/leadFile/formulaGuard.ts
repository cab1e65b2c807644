// Characters that start a formula in spreadsheets, even after spaces, and the full-width forms that some of them treat the same way.
const formulaStart = String.raw`[\s\u200b\ufeff]*[=+\-@\t\r\0＝＋－＠]`;
const risky = new RegExp(`^'*${formulaStart}`);
const guarded = new RegExp(`^'(?='*${formulaStart})`);

const APOSTROPHE = 39;

/** Puts an apostrophe before a value that a spreadsheet would run as a formula. A value that looks guarded already gets one more. */
export const guardFormula = (value: string): string => (risky.test(value) ? `'${value}` : value);

/** Takes back what `guardFormula` put before a value; other values, `'tis` among them, stay as they are. */
export const unguardFormula = (value: string): string =>
  value.charCodeAt(0) === APOSTROPHE && guarded.test(value) ? value.slice(1) : value;
