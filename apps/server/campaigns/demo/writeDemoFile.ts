import { writeCsv } from '@coldcast/rules/csvWriter';
import { REQUIRED_COLUMNS } from '@coldcast/rules/leadFile/campaignColumns';
import { followUpHeadersUpTo, writeFollowUpCells } from '@coldcast/rules/leadFile/sequenceColumns';
import type { DemoCampaign } from './demoCampaigns.ts';
import { inventPeople } from './inventPeople.ts';

/** Writes the campaign file of a sample in the format a user would upload. */
export function writeDemoFile({ leadCount, start, titles, emails = 1, writeEmail }: DemoCampaign): Uint8Array {
  const header = [
    ...REQUIRED_COLUMNS,
    ...followUpHeadersUpTo(emails),
    'first_name',
    'last_name',
    'company',
    'title',
    'company_size',
    'industry',
  ];
  const rows = inventPeople(leadCount, start, titles).map((person) => {
    const { subject, body, followUps = [] } = writeEmail(person);
    return [
      body,
      subject,
      person.profileUrl,
      ...writeFollowUpCells(followUps, emails),
      person.firstName,
      person.lastName,
      person.company,
      person.title,
      person.companySize,
      person.industry,
    ];
  });
  return new TextEncoder().encode(writeCsv(header, rows));
}
