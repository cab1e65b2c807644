import type { CampaignLanguageModel } from '@coldcast/contract/campaigns';
import type { FollowUpAdvice, LeadReasons } from '@coldcast/contract/insights';
import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import { buildNegativeSide, buildSide } from '../insights/testing/buildInsights.ts';
import { gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { signedOut, signedIn, type Scenario } from '../testing/scenario.ts';
import {
  buildCampaignAnalytics,
  buildCampaignDetail,
  buildCampaignItem,
  buildRanges,
  germanReading,
  outsideReading,
  scamReading,
  withHistory,
} from './testing/buildCampaign.ts';
import { buildCampaignList } from './testing/buildCampaignList.ts';
import { buildSequenceRanges, buildSequenceResults } from './testing/buildSequence.ts';
import { buildResultRow, buildResults } from './testing/buildResults.ts';

const LIST = '/app/campaigns';
const DETAIL = '/app/campaigns/campaign-1';
const SHARED = '/shared/UmKj3w8rT0aQe5Yb1VxLc7GdNf2HsPoZiR4tXkMuWyE';

const listAnswers = (count: number): FakeAnswers => {
  const { items, analytics } = buildCampaignList(count);
  return { listCampaigns: gives(items), listCampaignAnalytics: gives(analytics) };
};

const listStates = {
  'list-loading': signedIn(LIST, { listCampaigns: waits, listCampaignAnalytics: waits }),
  'list-failed': signedIn(LIST, { listCampaigns: refuses('internal'), listCampaignAnalytics: refuses('internal') }),
  'list-unreachable': signedIn(LIST, { listCampaigns: offline, listCampaignAnalytics: offline }),
  'list-empty': signedIn(LIST),
  'list-filled': signedIn(LIST, listAnswers(12)),
  'list-long': signedIn(LIST, listAnswers(1000)),
} satisfies Record<string, Scenario>;

const leadReasons: LeadReasons = {
  openRate: 0.241,
  replyRate: 0.018,
  open: [{ factorId: 'subject_length', effect: 'for', text: 'Short subject, 2 words' }],
  reply: [
    { factorId: 'wrong_name', effect: 'against', text: 'The greeting says “Peter”' },
    { factorId: 'seniority', effect: 'for', text: 'Not at the very top of the company' },
  ],
};
const reasons = gives(leadReasons);
const opinion: LeadReasons['languageModel'] = {
  model: 'llama3.1:8b',
  reaction: 'Two hours at the dock every morning is exactly my problem, but I would want to see who else uses it first.',
  reasons: ['fits_role', 'clear_benefit'],
  objection: 'no_trust',
  openRate: 0.289,
  replyRate: 0.024,
  opening: 'keener',
  replying: 'alike',
};
const languageModel: CampaignLanguageModel = {
  provider: 'openai-compatible',
  model: 'llama3.1:8b',
  promptVersion: '1',
  state: 'settled',
  movedLeads: 392,
  problem: 'The answer cannot be read.',
  calls: 24,
  keptCalls: 0,
  inputTokens: 61_000,
  outputTokens: 38_000,
  costUsd: 0.12,
};

const shareLink = { url: `http://localhost${SHARED}`, createdAt: '2026-03-19T08:00:00.000Z' };

type Run = { results: ReturnType<typeof buildResults>; emails?: number; progress?: { total: number; success: number; failed: number } };

/** The answers of one campaign; by default, progress is that of an ended run. */
function campaignAnswers({
  results,
  emails = 1,
  progress = { total: results.length + 3, success: results.length, failed: 3 },
}: Run): FakeAnswers {
  const isRunning = progress.success + progress.failed < progress.total;
  const insights = gives({ data: { insight: buildSide(), negativeInsight: buildNegativeSide() } });
  return {
    listCampaigns: gives([buildCampaignItem({ progress, emails })]),
    listCampaignAnalytics: gives([buildCampaignAnalytics('campaign-1', results)]),
    getCampaign: gives(buildCampaignDetail({ emails, ...(isRunning ? { completedAt: null } : {}) }, progress)),
    getResultsStatus: gives(progress),
    listAnalyticsRanges: gives(emails > 1 ? buildSequenceRanges(results, { isRunning }) : buildRanges(results, { isRunning })),
    listResults: gives(results),
    generateReplyInsights: insights,
    generateOpenInsights: insights,
    explainLead: reasons,
    deleteCampaign: gives({ message: 'Campaign deleted' }),
    renameCampaign: gives({ campaignId: 'campaign-1', campaignName: 'Northwind, second try' }),
    getCampaignFile: gives({ campaignName: 'Northwind dock queues', mockOpenRate: 20, csv: SAMPLE_CAMPAIGN_CSV }),
    getShareLink: [gives({ link: null }), gives({ link: shareLink })],
    createShareLink: gives(shareLink),
    deleteShareLink: gives({ message: 'The link no longer works.' }),
  };
}

const northwind = campaignAnswers({ results: buildResults(409, { seed: 2 }) });
const history = { version: 'h1', campaigns: 9, delivered: 4260, assumedHuman: 0, overall: null };
const known: FakeAnswers = {
  ...northwind,
  getCampaign: gives(buildCampaignDetail({ sender: history })),
  listAnalyticsRanges: gives(withHistory(buildRanges(buildResults(409, { seed: 2 })))),
};
const silent = campaignAnswers({ results: buildResults(120, { replyShare: 0 }) });
// Few leads, all likely openers: the two ends of the open range are far apart.
const small = campaignAnswers({
  results: Array.from({ length: 20 }, (_, i) =>
    buildResultRow({
      leadId: `lead-${i + 1}`,
      opensFrom: i < 4 ? 1 : i < 12 ? 4 : null,
      actionIfOpened: i < 2 ? 'reply' : 'archive',
      replyIfOpened: 'Yes.',
    }),
  ),
  progress: { total: 20, success: 20, failed: 0 },
});
const running = campaignAnswers({ results: buildResults(415), progress: { total: 800, success: 415, failed: 3 } });
const scheduled = campaignAnswers({ results: [], progress: { total: 800, success: 0, failed: 0 } });

const fourEmails = campaignAnswers({ results: buildSequenceResults(409, 4, { seed: 2 }), emails: 4 });
const fourEmailsRunning = campaignAnswers({
  results: buildSequenceResults(200, 4),
  emails: 4,
  progress: { total: 800, success: 200, failed: 0 },
});

const withReading = (reading: typeof outsideReading): FakeAnswers => ({
  ...northwind,
  getCampaign: gives(buildCampaignDetail({ reading }, { total: 412, success: 409, failed: 3 })),
});
const finding = { touched: 80, leads: 80, quote: null, deltaPoints: 0 };
const followUps: FollowUpAdvice[] = [
  {
    step: 2,
    findings: [
      {
        ...finding,
        findingId: 'followUpRepeats',
        label: 'Repeats the first email',
        effect: 'against',
        text: 'Email 2 repeats the first email. People who did not reply to it have no reason to reply to the same words.',
        takeaway: 'Give email 2 something new.',
        quote: 'Most yards we talk to lose about an hour a day to trucks waiting for a dock.',
        deltaPoints: -0.3,
      },
    ],
    fixes: [
      {
        text: 'Ask again in two sentences in email 2',
        followUp: { subject: '', body: 'Following up on my last email. Is this worth a look?', waitDays: 3 },
        verification: {
          verified: true,
          deltaPoints: 0.2,
          interval80: [0.05, 0.4],
          leadsMoved: 4,
          leads: 80,
          sentence: 'Verified in simulation: interest about +9% (+2 to +17), changes the outcome for 4 of 80 leads',
        },
        doubt: null,
      },
    ],
  },
  {
    step: 3,
    findings: [
      {
        ...finding,
        findingId: 'followUpNew',
        label: 'Something new',
        effect: 'for',
        text: 'Email 3 brings a customer the others do not name.',
        takeaway: 'Keep it.',
        deltaPoints: 0.1,
      },
    ],
    fixes: [],
  },
  { step: 4, findings: [], fixes: [] },
];

const detailStates = {
  'campaign-loading': signedIn(DETAIL, { ...northwind, getCampaign: waits }),
  'campaign-not-found': signedIn(DETAIL, { getCampaign: refuses('campaign_not_found') }),
  'campaign-unreachable': signedIn(DETAIL, { ...northwind, getCampaign: offline }),
  'campaign-scheduled': signedIn(DETAIL, scheduled),
  'campaign-running': signedIn(DETAIL, running),
  'insights-filled': signedIn(DETAIL, northwind),
  'insights-model': signedIn(DETAIL, {
    ...northwind,
    getCampaign: gives(buildCampaignDetail({ languageModel }, { total: 412, success: 409, failed: 3 })),
  }),
  'insights-model-asking': signedIn(DETAIL, {
    ...scheduled,
    getCampaign: gives(
      buildCampaignDetail(
        { completedAt: null, languageModel: { ...languageModel, state: 'asking', movedLeads: 0, problem: null } },
        { total: 800, success: 0, failed: 0 },
      ),
    ),
  }),
  'insights-generating': signedIn(DETAIL, { ...northwind, generateReplyInsights: waits, generateOpenInsights: waits }),
  'insights-failed': signedIn(DETAIL, {
    ...northwind,
    generateReplyInsights: refuses('insights_not_ready'),
    generateOpenInsights: refuses('internal'),
  }),
  'insights-nothing-for-opens': signedIn(DETAIL, {
    ...northwind,
    generateOpenInsights: gives({ data: { insight: buildSide({ top_factors: [] }), negativeInsight: buildSide({ top_factors: [] }) } }),
  }),
  'insights-no-replies': signedIn(DETAIL, silent),
  'insights-outside': signedIn(DETAIL, withReading(outsideReading)),
  'insights-scam': signedIn(DETAIL, withReading(scamReading)),
  'insights-german': signedIn(DETAIL, withReading(germanReading)),
  'performance-outside': signedIn(`${DETAIL}?tab=1`, withReading(outsideReading)),
  'report-outside': signedIn(`${DETAIL}/report`, withReading(outsideReading)),
  'insights-small-campaign': signedIn(DETAIL, small),
  'performance-filled': signedIn(`${DETAIL}?tab=1`, northwind),
  'performance-history': signedIn(`${DETAIL}?tab=1`, known),
  'report-history': signedIn(`${DETAIL}/report`, known),
  'performance-sequence': signedIn(`${DETAIL}?tab=1`, fourEmails),
  'performance-sequence-running': signedIn(`${DETAIL}?tab=1`, fourEmailsRunning),
  'performance-sequence-loading': signedIn(`${DETAIL}?tab=1`, { ...fourEmails, listAnalyticsRanges: waits }),
  'performance-sequence-failed': signedIn(`${DETAIL}?tab=1`, { ...fourEmails, listAnalyticsRanges: refuses('internal') }),
  'insights-sequence': signedIn(DETAIL, {
    ...fourEmails,
    generateReplyInsights: gives({ data: { insight: buildSide(), negativeInsight: buildNegativeSide(), followUps } }),
  }),
  'leads-sequence': signedIn(`${DETAIL}?tab=2`, fourEmails),
  'inbox-sequence': signedIn(`${DETAIL}?tab=3`, fourEmails),
  'report-sequence': signedIn(`${DETAIL}/report`, fourEmails),
  'performance-scheduled': signedIn(`${DETAIL}?tab=1`, scheduled),
  'leads-filled': signedIn(`${DETAIL}?tab=2`, northwind),
  'leads-filtered': signedIn(`${DETAIL}?tab=2&action=reply`, northwind),
  'leads-none': signedIn(`${DETAIL}?tab=2&action=reply`, silent),
  'leads-why-model': signedIn(`${DETAIL}?tab=2`, { ...northwind, explainLead: gives({ ...leadReasons, languageModel: opinion }) }),
  'leads-why-loading': signedIn(`${DETAIL}?tab=2`, { ...northwind, explainLead: waits }),
  'leads-why-failed': signedIn(`${DETAIL}?tab=2`, { ...northwind, explainLead: [refuses('not_found'), reasons] }),
  'leads-loading': signedIn(`${DETAIL}?tab=2`, { ...northwind, listResults: waits }),
  'report-filled': signedIn(`${DETAIL}/report`, northwind),
  'report-running': signedIn(`${DETAIL}/report`, running),
  'report-failed': signedIn(`${DETAIL}/report`, { ...northwind, getCampaign: refuses('campaign_not_found') }),
  'inbox-filled': signedIn(`${DETAIL}?tab=3`, northwind),
  'inbox-empty': signedIn(`${DETAIL}?tab=3`, silent),
  'inbox-empty-at-this-bucket': signedIn(`${DETAIL}?tab=3&bucket=0-10`, small),
} satisfies Record<string, Scenario>;

const shared = {
  campaignName: 'Northwind dock queues',
  createdAt: '2026-03-18T09:12:00.000Z',
  completedAt: '2026-03-18T09:12:48.000Z',
  progress: { total: 412, success: 409, failed: 3 },
  mockOpenRate: 20,
  ranges: buildRanges(buildResults(409, { seed: 2 })),
};

const sharedStates = {
  'shared-filled': signedOut(SHARED, { getSharedCampaign: gives(shared) }),
  'shared-outside': signedOut(SHARED, {
    getSharedCampaign: gives({ ...shared, banners: outsideReading.banners.map(({ about, text }) => ({ about, text })) }),
  }),
  'shared-sequence': signedOut(SHARED, {
    getSharedCampaign: gives({
      campaignName: 'Northwind, four emails',
      createdAt: '2026-03-18T09:12:00.000Z',
      completedAt: '2026-03-18T09:12:48.000Z',
      progress: { total: 412, success: 409, failed: 3 },
      mockOpenRate: 20,
      emails: 4,
      ranges: buildSequenceRanges(buildSequenceResults(409, 4, { seed: 2 })),
    }),
  }),
  'shared-gone': signedOut(SHARED, { getSharedCampaign: refuses('share_not_found') }),
  'shared-loading': signedOut(SHARED, { getSharedCampaign: waits }),
  'shared-unreachable': signedOut(SHARED, { getSharedCampaign: offline }),
} satisfies Record<string, Scenario>;

export const campaignStates = { ...listStates, ...detailStates, ...sharedStates };
