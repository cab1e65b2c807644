import { normalizeHeader } from './columnNames.ts';

/** The columns a campaign file must have, in a fixed order. */
export const REQUIRED_COLUMNS = ['email_body_1', 'subject_line', 'personal_linkedin_url'] as const;
export type RequiredColumn = (typeof REQUIRED_COLUMNS)[number];

/**
 * Marks a campaign file as written by us with its emails already filled, so that braces in a value are never taken for a variable. Its
 * cells say where a first name is unfilled: `s12 b3 b40` is one in the subject and two in the body, `b40e2` one in the body of the second
 * email.
 */
export const OPEN_NAMES_COLUMN = 'open_first_names';

/** Index of each required column; -1 if missing. Case, spaces, `_` and `-` do not matter. */
export function findRequiredColumns(headers: readonly string[]): Record<RequiredColumn, number> {
  const names = headers.map(normalizeHeader);
  const find = (column: RequiredColumn) => {
    const exact = headers.indexOf(column);
    return exact === -1 ? names.indexOf(normalizeHeader(column)) : exact;
  };
  return {
    email_body_1: find('email_body_1'),
    subject_line: find('subject_line'),
    personal_linkedin_url: find('personal_linkedin_url'),
  };
}

export const hasRequiredColumn = (headers: readonly string[]): boolean =>
  Object.values(findRequiredColumns(headers)).some((column) => column !== -1);
