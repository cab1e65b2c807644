import { buildNegativeSide, buildSide } from '../insights/testing/buildInsights.ts';
import { gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { signedOut, signedIn, type Scenario } from '../testing/scenario.ts';
import { buildCampaignDetail, buildRanges, germanReading, outsideReading, scamReading } from './testing/buildCampaign.ts';
import { buildCampaignList } from './testing/buildCampaignList.ts';
import { buildSequenceRanges, buildSequenceResults } from './testing/buildSequence.ts';
import { buildResults } from './testing/buildResults.ts';
import {
  followUps,
  fourEmails,
  fourEmailsRunning,
  known,
  languageModel,
  leadReasons,
  northwind,
  opinion,
  reasons,
  running,
  scheduled,
  SHARED,
  silent,
  small,
  withReading,
} from './testing/campaignAnswers.ts';

const LIST = '/app/campaigns';
const DETAIL = '/app/campaigns/campaign-1';

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

const detailStates = {
  'campaign-loading': signedIn(DETAIL, { ...northwind, getCampaign: waits }),
  'campaign-not-found': signedIn(DETAIL, { getCampaign: refuses('campaign_not_found') }),
  'campaign-deleted-elsewhere': signedIn(DETAIL, {
    ...northwind,
    getCampaign: [gives(buildCampaignDetail({})), refuses('campaign_not_found')],
  }),
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
  'report-only-losses': signedIn(`${DETAIL}/report`, {
    ...northwind,
    generateOpenInsights: gives({ data: { insight: buildSide({ top_factors: [] }), negativeInsight: buildNegativeSide() } }),
  }),
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
