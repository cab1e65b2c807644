import { findVariables } from '@coldcast/rules/emailTemplate';
import { createVariableLookup } from '@coldcast/rules/emailTemplateVariables';
import type { ReadableLeadFile } from '@coldcast/rules/leadFile';
import { toWholeText } from '@coldcast/rules/sequence/wholeText';
import type { EmailText, SequenceText } from './leadSource.ts';

/** Names of the variables written by leads, with all spellings of the first name as one. */
function listVariables(emails: Iterable<EmailText>): string[] {
  const names = new Set<string>();
  for (const { subject, body } of emails) {
    for (const { name, isFirstName, isValid } of [...findVariables(subject), ...findVariables(body)]) {
      if (isValid) names.add(isFirstName ? 'first_name' : name);
    }
  }
  return [...names];
}

/** A variable with the rows of the leads who have no value for it. */
export type EmptyValue = { name: string; rowNumbers: number[] };

/** The variables in the emails for which the file has a column, but no value for some leads. `email` is null if each row has its own. */
export function listEmptyValues({ leads, headers }: ReadableLeadFile, email: SequenceText | null): EmptyValue[] {
  const lookUpFor = createVariableLookup(headers);
  const rows = new Map<string, EmptyValue>();
  const shared = email && listVariables([toWholeText(email)]);
  for (const lead of leads) {
    const lookUp = lookUpFor(lead);
    for (const name of shared ?? listVariables([toWholeText(lead)])) {
      if (lookUp(name) !== '') continue;
      const known = rows.get(name) ?? { name, rowNumbers: [] };
      known.rowNumbers.push(lead.rowNumber);
      rows.set(name, known);
    }
  }
  return [...rows.values()];
}
