/** A `{{name}}` in a text. `start` and `end` are positions of its braces, end exclusive. */
export type TemplateVariable = {
  /** What stands between the braces, without blanks around it; empty for `{{}}`. */
  name: string;
  start: number;
  end: number;
  /** Whether the name starts with a letter and goes on with letters, digits or underscores. */
  isValid: boolean;
  /** firstName, first_name and FirstName are the same variable, in any case. */
  isFirstName: boolean;
};

const doubleBraces = /\{\{((?:(?!\{\{|\}\})[^\r\n])*)\}\}/g;
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

/**
 * Fills the variables of a text in one pass, so that a value with braces in it stays as it is. `lookUp` gives a variable's value, empty
 * where the lead has none, or undefined for a variable it does not know, which then stays as written. An unknown first name stays as
 * `{{first_name}}`.
 */
export function fillTemplate(text: string, lookUp: (name: string) => string | null | undefined): string {
  return text.replace(doubleBraces, (written: string, inner: string) => {
    const name = inner.trim();
    const value = lookUp(name);
    if (isFirstNameVariable(name)) return value || FIRST_NAME_PLACEHOLDER;
    return value === undefined ? written : (value ?? '');
  });
}

/** The words of specification 8, each with the names it speaks of. */
export const invalidVariablesMessage = (names: readonly string[]): string =>
  `Invalid variable name(s): ${names.map((name) => name || '{{}}').join(', ')}. Use {{variableName}} with letters, numbers, underscore, starting with a letter.`;

export const customVariablesMessage = (names: readonly string[]): string =>
  `Custom variables detected (${names.join(', ')}). Please upload a CSV with a header row containing these columns.`;

export const missingColumnsMessage = (names: readonly string[]): string => `Missing column(s) in your leads CSV: ${names.join(', ')}`;
