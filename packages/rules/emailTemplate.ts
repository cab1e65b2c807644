import { MAX_CELL_LENGTH } from './leadFile/limits.ts';

/** A `{{name}}` in a text. `start` and `end` are the positions of its braces, end exclusive. */
export type TemplateVariable = {
  /** The text between the braces, trimmed; empty for `{{}}`. */
  name: string;
  start: number;
  end: number;
  /** Whether the name starts with a letter, followed by letters, digits or underscores. */
  isValid: boolean;
  /** firstName, first_name and FirstName are the same variable, in any case. */
  isFirstName: boolean;
};

/** Three braces belong together: a name in them is invalid, and no brace is left over. */
const doubleBraces = /\{\{(\{[^{}\r\n]*\}|(?:(?!\{\{|\}\})[^\r\n])*)\}\}/g;
const validName = /^\p{L}[\p{L}\p{N}_]*$/u;
const firstName = /^first_?name$/i;

const FIRST_NAME_PLACEHOLDER = '{{first_name}}';

/** Every variable of a text, in order, repeated ones too. An unclosed `{{` is plain text. */
export function findVariables(text: string): TemplateVariable[] {
  return [...text.matchAll(doubleBraces)].map((match) => {
    const name = (match[1] ?? '').trim();
    return {
      name,
      start: match.index,
      end: match.index + match[0].length,
      isValid: validName.test(name),
      isFirstName: isFirstNameVariable(name),
    };
  });
}

export const isFirstNameVariable = (name: string): boolean => firstName.test(name);

/** Names in single braces, which stay plain text: most likely `{{name}}` was meant. */
export const findSingleBraceNames = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\{)\{[ \t]*([a-z]\w*)[ \t]*\}(?!\})/gi)].map((match) => match[1] ?? '')),
];

export type LookUp = (name: string) => string | null | undefined;

/** A filled text with the positions of its unfilled first names: where each `{{first_name}}` without a value begins. */
export type FilledText = { text: string; openAt: number[] };

/**
 * Fills the variables of a text in one pass, so that braces in a value stay. `lookUp` returns a variable's value: empty if the lead has
 * none, undefined for an unknown variable, which then stays as written. An unknown first name stays as `{{first_name}}`.
 */
export const fillTemplate = (text: string, lookUp: LookUp): string => fillText(text, lookUp).text;

/**
 * Like `fillTemplate`, but distinguishes unfilled first names from braces in a value. Stops filling beyond `MAX_CELL_LENGTH`: no email may
 * be that long, and a long value inserted a thousand times would fill the memory.
 */
export function fillText(template: string, lookUp: LookUp): FilledText {
  const openAt: number[] = [];
  let grownBy = 0;
  const text = template.replace(doubleBraces, (written: string, inner: string, position: number) => {
    const name = inner.trim();
    const isTooLong = position + grownBy > MAX_CELL_LENGTH;
    const value = isTooLong ? null : lookUp(name);
    const isOpen = !isTooLong && isFirstNameVariable(name) && !value;
    if (isOpen) openAt.push(position + grownBy);
    const filled = isOpen ? FIRST_NAME_PLACEHOLDER : value === undefined ? written : (value ?? '');
    grownBy += filled.length - written.length;
    return filled;
  });
  return { text, openAt };
}

/** Inserts a first name at the recorded positions of a filled text and nowhere else; without a name they stay unfilled. */
export function fillOpenNames({ text, openAt }: FilledText, firstName: string | null): string {
  if (!firstName) return text;
  let filled = '';
  let end = 0;
  for (const at of openAt) {
    if (at < end || !text.startsWith(FIRST_NAME_PLACEHOLDER, at)) continue;
    filled += text.slice(end, at) + firstName;
    end = at + FIRST_NAME_PLACEHOLDER.length;
  }
  return filled + text.slice(end);
}

/** The messages, each with the names it concerns. */
export const invalidVariablesMessage = (names: readonly string[]): string =>
  `Invalid variable name(s): ${names.map((name) => name || '{{}}').join(', ')}. Use {{variableName}} with letters, numbers, underscore, starting with a letter.`;

export const customVariablesMessage = (names: readonly string[]): string =>
  `Custom variables detected (${names.join(', ')}). Please upload a CSV with a header row containing these columns.`;

export const missingColumnsMessage = (names: readonly string[]): string => `Missing column(s) in your leads CSV: ${names.join(', ')}`;
