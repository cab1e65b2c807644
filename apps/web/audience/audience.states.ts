import { writeCsv } from '@coldcast/rules/csvWriter';
import { buildCampaignDetail } from '../campaigns/testing/buildCampaign.ts';
import { buildSequenceRanges, buildSequenceResults } from '../campaigns/testing/buildSequence.ts';
import { FIRST_NAMES } from '../campaigns/testing/people.ts';
import { gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { signedIn, type Scenario } from '../testing/scenario.ts';

const TITLES = [
  'Head of Logistics',
  'Warehouse Manager',
  'VP Sales',
  'IT Administrator',
  'HR Manager',
  'Transport Planner',
  'Chief Financial Officer',
  'Marketing Manager',
];
const LAST_NAMES = ['Adler', 'Brandt', 'Costa', 'Dunn', 'Eriksen', 'Farrow', 'Gale', 'Hollis', 'Ivers', 'Jansen'];

const BODY =
  'Hi {{first_name}},\n\nTrucks wait forty minutes at most docks. With dock scheduling your carriers choose an hour themselves.\n\nIs that worth a look?\n\nInes';

const pick = (items: readonly string[], index: number): string => items[index % items.length] ?? '';

/** A list in which some are at the same company. */
const toFile = (leads: number, body = BODY): string =>
  writeCsv(
    ['email_body_1', 'subject_line', 'personal_linkedin_url', 'first_name', 'last_name', 'company', 'title', 'email'],
    Array.from({ length: leads }, (_, index) => [
      body,
      'dock slots',
      `https://www.linkedin.com/in/sample-${index}`,
      pick(FIRST_NAMES, index),
      pick(LAST_NAMES, index * 3 + Math.floor(index / 10)),
      `Yard ${index % Math.ceil(leads * 0.8)} Freight`,
      pick(TITLES, index * 5 + Math.floor(index / 8)),
      `sample-${index}@yard.example`,
    ]),
  );

const progressOf = (leads: number) => ({ total: leads, success: leads, failed: 0 });
const campaignOf = (leads: number, body?: string): FakeAnswers => ({
  getCampaign: gives(buildCampaignDetail({ campaignName: 'Dock slots, one question' }, progressOf(leads))),
  getCampaignFile: gives({ campaignName: 'Dock slots, one question', mockOpenRate: 20, csv: toFile(leads, body) }),
  getComplaintPrices: gives({ spamReport: 2, unsubscribe: 0.05 }),
});
const answers = campaignOf(200);
const PAGE = '/app/campaigns/campaign-1/audience';

export const audienceStates = {
  audience: signedIn(PAGE, answers),
  'audience-one-lead': signedIn(PAGE, campaignOf(1)),
  'audience-all-below-zero': signedIn(PAGE, { ...answers, getComplaintPrices: gives({ spamReport: 60, unsubscribe: 5 }) }),
  'audience-free-complaints': signedIn(PAGE, { ...answers, getComplaintPrices: gives({ spamReport: 0, unsubscribe: 0 }) }),
  'audience-large-send': signedIn(PAGE, {
    ...answers,
    getCampaign: gives(buildCampaignDetail({ campaignName: 'Dock slots, one question', sendSize: 4000 }, progressOf(200))),
  }),
  'audience-sequence': signedIn(PAGE, {
    ...answers,
    getCampaign: gives(buildCampaignDetail({ campaignName: 'Dock slots, four emails', emails: 4 }, progressOf(200))),
    listAnalyticsRanges: gives(buildSequenceRanges(buildSequenceResults(200, 4))),
  }),
  'audience-running': signedIn(PAGE, {
    ...answers,
    getCampaign: gives(buildCampaignDetail({ completedAt: null }, { total: 200, success: 90, failed: 0 })),
  }),
  'audience-loading': signedIn(PAGE, { ...answers, getCampaignFile: waits }),
  'audience-leads-deleted': signedIn(PAGE, {
    ...answers,
    getCampaign: gives(buildCampaignDetail({ leadsDeletedAt: '2026-04-18T09:12:00.000Z' }, progressOf(200))),
  }),
  'audience-not-found': signedIn(PAGE, { ...answers, getCampaign: refuses('campaign_not_found') }),
  'audience-unreachable': signedIn(PAGE, { ...answers, getComplaintPrices: offline }),
  'audience-no-draft': signedIn('/app/audience', answers),
} satisfies Record<string, Scenario>;
