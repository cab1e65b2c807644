import { findVariables } from '@coldcast/rules/emailTemplate';
import { findVariableSource } from '@coldcast/rules/emailTemplateVariables';
import { toWholeText, type SequenceText } from '../leads/leadSource.ts';

/** Columns that a typical list has beside the names. */
export const USUAL_COLUMNS = ['company', 'title'] as const;

/** Custom variables of an email that a lead list has no usual column for. */
export function listUnknownNames(email: SequenceText): string[] {
  const { subject, body } = toWholeText(email);
  const variables = [...findVariables(subject), ...findVariables(body)].filter(({ isValid, isFirstName }) => isValid && !isFirstName);
  return [...new Set(variables.map(({ name }) => name))].filter((name) => findVariableSource(name, USUAL_COLUMNS) === undefined);
}
