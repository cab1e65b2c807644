import type { FilledLead } from '@coldcast/rules/filledLeads';
import { checkEmails } from '@coldcast/rules/preflight/checkEmails';
import type { Finding } from '@coldcast/rules/preflight/finding';
import { findGreetedStranger } from '@coldcast/simulator/greetedStranger';
import { completeRow } from '@coldcast/rules/filledLeads';
import { readPersona } from '@coldcast/simulator/readPersona';

export type EmailCheck = { checkedCount: number; findings: Finding[] };

const firstNameOf = ({ slug, fullName, firstName, company, title, companySize, industry }: FilledLead): string | null =>
  readPersona({ leadKey: slug, slug, name: fullName, firstName, company, title, companySize, industry, email: { subject: '', body: '' } })
    .firstName;

/** Checks emails as they will be sent, with first names filled as on the server. */
export function checkFilled(
  filled: readonly FilledLead[],
  { headers, isOwnEmails }: { headers: readonly string[] | null; isOwnEmails: boolean },
): EmailCheck {
  const emails = filled.map((lead) => ({ ...lead, ...completeRow(lead, () => firstNameOf(lead)) }));
  const checkedCount = emails.reduce((count, { followUps = [] }) => count + 1 + followUps.length, 0);
  return { checkedCount, findings: checkEmails(emails, { headers, isOwnEmails, findStranger: findGreetedStranger }) };
}
