import { writeCsv } from '@coldcast/rules/csvWriter';
import { buildCampaignDetail, buildCampaignItem, buildRanges } from '../campaigns/testing/buildCampaign.ts';
import { buildSequenceRanges, buildSequenceResults } from '../campaigns/testing/buildSequence.ts';
import { buildResults } from '../campaigns/testing/buildResults.ts';
import { COMPANIES, FIRST_NAMES } from '../campaigns/testing/people.ts';
import { gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { signedIn, type Scenario } from '../testing/scenario.ts';

const TITLES = ['Operations Director', 'Warehouse Manager', 'VP Logistics', 'Buyer'];

const toFile = (subject: string, body: string, later: readonly string[] = []) =>
  writeCsv(
    [
      'email_body_1',
      'subject_line',
      'personal_linkedin_url',
      'first_name',
      'company',
      'title',
      ...later.map((_, place) => `email_body_${place + 2}`),
    ],
    Array.from({ length: 40 }, (_, index) => [
      body,
      subject,
      `https://www.linkedin.com/in/sample-${index}`,
      FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
      COMPANIES[index % COMPANIES.length] ?? '',
      TITLES[index % TITLES.length] ?? '',
      ...later,
    ]),
  );

const SHORT = 'Hi {{first_name}},\n\nTrucks wait forty minutes at most docks. Is that so at {{company}}?\n\nInes';
const LATER = ['One thing I left out: carriers need no account.', 'A produce distributor cut waiting by a third.'];
const LONG = `Hi {{first_name}},\n\n${'We are a leading provider of revolutionary dock software. '.repeat(30)}\n\nBook a call: https://example.com/book\n\nInes`;

const progress = { total: 40, success: 40, failed: 0 };
const items = [
  buildCampaignItem({ campaignId: 'campaign-1', campaignName: 'Northwind dock queues', progress }),
  buildCampaignItem({ campaignId: 'campaign-2', campaignName: 'Northwind, second try', createdAt: '2026-03-17T09:00:00.000Z', progress }),
  buildCampaignItem({ campaignId: 'campaign-3', campaignName: 'Quarry Lane CFOs, audit season', createdAt: '2026-03-10T09:00:00.000Z' }),
];

const answers: FakeAnswers = {
  listCampaigns: gives(items),
  listCampaignAnalytics: gives([]),
  getCampaign: gives(buildCampaignDetail({ campaignName: 'Northwind dock queues' }, progress)),
  listAnalyticsRanges: [buildRanges(buildResults(40, { seed: 2 })), buildRanges(buildResults(40, { seed: 5 }))].map((ranges) =>
    gives(ranges),
  ),
  getCampaignFile: [toFile('dock queues', SHORT), toFile('Revolutionary docks!!!', LONG)].map((csv) =>
    gives({ campaignName: 'Northwind dock queues', mockOpenRate: null, csv }),
  ),
};

const TWO = '/app/compare?campaign=campaign-1&campaign=campaign-2';

export const compareStates = {
  'compare-empty': signedIn('/app/compare', answers),
  'compare-none': signedIn('/app/compare', { ...answers, listCampaigns: gives([]) }),
  'compare-one': signedIn('/app/compare?campaign=campaign-1', answers),
  'compare-slow-list': signedIn('/app/compare?campaign=campaign-1', { ...answers, getCampaignFile: waits }),
  'compare-paired': signedIn(TWO, answers),
  'compare-pairing': signedIn(TWO, { ...answers, getCampaignFile: waits }),
  'compare-three': signedIn(`${TWO}&campaign=campaign-3`, { ...answers, getCampaignFile: refuses('leads_deleted') }),
  'compare-sequence': signedIn(TWO, {
    ...answers,
    listCampaigns: gives(items.map((item, index) => ({ ...item, emails: index === 0 ? 3 : 1 }))),
    listAnalyticsRanges: [buildSequenceRanges(buildSequenceResults(40, 3, { seed: 2 })), buildRanges(buildResults(40, { seed: 5 }))].map(
      (ranges) => gives(ranges),
    ),
    getCampaignFile: [toFile('dock queues', SHORT, LATER), toFile('Revolutionary docks!!!', LONG)].map((csv) =>
      gives({ campaignName: 'Northwind dock queues', mockOpenRate: null, csv }),
    ),
  }),
  'compare-running': signedIn(TWO, {
    ...answers,
    listAnalyticsRanges: gives(buildRanges(buildResults(20), { isRunning: true })),
  }),
  'compare-loading': signedIn(TWO, { ...answers, listAnalyticsRanges: waits }),
  'compare-unreachable': signedIn(TWO, { ...answers, listCampaigns: offline, listCampaignAnalytics: offline }),
} satisfies Record<string, Scenario>;
