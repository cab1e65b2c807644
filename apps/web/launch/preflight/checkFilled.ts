import type { FilledLead } from '@coldcast/rules/filledLeads';
import { checkEmails } from '@coldcast/rules/preflight/checkEmails';
import type { Finding } from '@coldcast/rules/preflight/finding';
import { describe } from '@coldcast/rules/preflight/words';
import type { EmptyValue } from '../leads/emptyValues.ts';
import { findGreetedStranger } from '@coldcast/simulator/greetedStranger';
import { namesNoEmployer } from '@coldcast/simulator/namesNoEmployer';
import { completeRow } from '@coldcast/rules/filledLeads';
import { WEAK_READERS } from '@coldcast/simulator/weakReaders';
import { readCampaign, type CampaignReading } from '@coldcast/simulator/readCampaign';
import { readPersona } from '@coldcast/simulator/readPersona';
import type { Said } from '../fit/said.ts';
import { toListedLeads } from '../forecast/draftForecast.ts';

export type EmailCheck = { checkedCount: number; findings: Finding[] };

const firstNameOf = ({ slug, fullName, firstName, company, title, companySize, industry }: FilledLead): string | null =>
  readPersona({ leadKey: slug, slug, name: fullName, firstName, company, title, companySize, industry, email: { subject: '', body: '' } })
    .firstName;

type CheckedFile = {
  headers: readonly string[] | null;
  isOwnEmails: boolean;
  /** The user's corrections. */
  said?: Said;
  /** Values that the emails need and the file does not have for everyone. */
  emptyValues?: readonly EmptyValue[];
};

/** A missing first name has a finding of its own if no name is known at launch. */
const toGaps = (emptyValues: readonly EmptyValue[], file: CheckedFile): Finding[] =>
  emptyValues.flatMap(({ name, rowNumbers }) => {
    const sighting = { kind: 'empty_value' as const, text: `{{${name}}}`, instead: null, fix: null };
    return name === 'first_name' ? [] : [{ ...sighting, rowNumbers, ...describe(sighting, file) }];
  });

/** Checks emails as they will be sent, with first names filled as on the server. */
export function checkFilled(filled: readonly FilledLead[], file: CheckedFile): EmailCheck {
  const { headers, isOwnEmails, said = {}, emptyValues = [] } = file;
  const emails = filled.map((lead) => ({ ...lead, ...completeRow(lead, () => firstNameOf(lead)) }));
  const checkedCount = emails.reduce((count, { followUps = [] }) => count + 1 + followUps.length, 0);
  let reading: CampaignReading | undefined;
  const read = () => (reading ??= readCampaign({ seed: '', leadCount: filled.length, ...said }, toListedLeads(filled)));
  const findings = checkEmails(emails, {
    headers,
    isOwnEmails,
    isScam: () => read().isScam,
    isToOthers: () => {
      const { isOutside, isUnsure } = read();
      return isOutside || isUnsure;
    },
    ...WEAK_READERS,
    findStranger: findGreetedStranger,
    namesNoEmployer,
  });
  return { checkedCount, findings: [...findings, ...toGaps(emptyValues, file)] };
}
