import {
  customVariablesMessage,
  findVariables,
  invalidVariablesMessage,
  isFirstNameVariable,
  missingColumnsMessage,
} from './emailTemplate.ts';
import { findRole } from './leadFile/columnNames.ts';
import type { LeadRow } from './leadFile/leadRow.ts';
import type { LeadRole } from './leadFile/roleNames.ts';

/** Where a variable's value comes from: a column of the file, or a fact read about the lead. */
export type VariableSource = { column: number } | { role: LeadRole };

/** What a header can be written as in a variable; filters, fallbacks and paths of other tools are not filled. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\s_-]*$/u;

/**
 * Finds the column of a variable: the header as written, otherwise ignoring case, spaces, `_` and `-`. The facts the reader finds in any
 * tool's file (first_name, company, title, email and similar) have known names too. Undefined if nothing fits.
 */
export function findVariableSource(name: string, headers: readonly string[] | null): VariableSource | undefined {
  if (isFirstNameVariable(name)) return { role: 'firstName' };
  if (headers === null) return undefined;
  const exact = headers.indexOf(name);
  if (exact !== -1) return { column: exact };
  if (!NAME.test(name)) return undefined;
  const loose = headers.findIndex((header) => loosen(header) === loosen(name));
  if (loose !== -1) return { column: loose };
  const role = findRole(name);
  return role !== undefined && headers.some((header) => fills(role, header)) ? { role } : undefined;
}

const loosen = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

const fills = (role: LeadRole, header: string): boolean => {
  const found = findRole(header);
  return found === role || (found === 'fullName' && role === 'lastName');
};

export type VariableCheck = {
  /** Each invalid name once, in order of appearance. */
  invalidNames: string[];
  /** Custom variables without a column in the file; all of them if it has no header row. */
  missingNames: string[];
  /** The catalog's message about the first problem, null if there is none. */
  message: string | null;
};

/** Checks the variables of subject and body against the header of the lead file; `headers` is null without a file or a header row. */
export function validateVariables(email: { subject: string; body: string }, headers: readonly string[] | null): VariableCheck {
  const variables = [...findVariables(email.subject), ...findVariables(email.body)];
  const unique = (names: string[]) => [...new Set(names)];
  const invalidNames = unique(variables.filter(({ isValid }) => !isValid).map(({ name }) => name));
  const custom = unique(variables.filter(({ isValid, isFirstName }) => isValid && !isFirstName).map(({ name }) => name));
  const missingNames = custom.filter((name) => findVariableSource(name, headers) === undefined);
  if (invalidNames.length > 0) return { invalidNames, missingNames, message: invalidVariablesMessage(invalidNames) };
  if (missingNames.length === 0) return { invalidNames, missingNames, message: null };
  return { invalidNames, missingNames, message: headers === null ? customVariablesMessage(custom) : missingColumnsMessage(missingNames) };
}

/** Looks up variables for one lead after another, in the form `fillTemplate` needs; each name's source is found once. */
export function createVariableLookup(headers: readonly string[] | null): (lead: LeadRow) => (name: string) => string | undefined {
  const sources = new Map<string, VariableSource | undefined>();
  return (lead) => (name) => {
    if (!sources.has(name)) sources.set(name, findVariableSource(name, headers));
    const source = sources.get(name);
    if (source === undefined) return undefined;
    return 'column' in source ? (lead.cells[source.column]?.trim() ?? '') : (lead[source.role] ?? '');
  };
}
