import type { FilledLead } from '@coldcast/rules/filledLeads';
import { checkEmails } from '@coldcast/rules/preflight/checkEmails';
import type { Finding } from '@coldcast/rules/preflight/finding';
import { findGreetedStranger } from '@coldcast/simulator/greetedStranger';
import { completeRow } from '@coldcast/rules/filledLeads';
import { readCampaign } from '@coldcast/simulator/readCampaign';
import { readPersona } from '@coldcast/simulator/readPersona';
import type { Said } from '../fit/said.ts';
import { toListedLeads } from '../forecast/draftForecast.ts';

export type EmailCheck = { checkedCount: number; findings: Finding[] };

const firstNameOf = ({ slug, fullName, firstName, company, title, companySize, industry }: FilledLead): string | null =>
  readPersona({ leadKey: slug, slug, name: fullName, firstName, company, title, companySize, industry, email: { subject: '', body: '' } })
    .firstName;

/** Checks emails as they will be sent, with first names filled as on the server. `said`: the user's corrections. */
export function checkFilled(
  filled: readonly FilledLead[],
  { headers, isOwnEmails, said = {} }: { headers: readonly string[] | null; isOwnEmails: boolean; said?: Said },
): EmailCheck {
  const emails = filled.map((lead) => ({ ...lead, ...completeRow(lead, () => firstNameOf(lead)) }));
  const checkedCount = emails.reduce((count, { followUps = [] }) => count + 1 + followUps.length, 0);
  const isScam = () => readCampaign({ seed: '', leadCount: filled.length, ...said }, toListedLeads(filled)).isScam;
  return { checkedCount, findings: checkEmails(emails, { headers, isOwnEmails, isScam, findStranger: findGreetedStranger }) };
}
