import { gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { signedIn, type Scenario } from '../testing/scenario.ts';
import { buildNegativeSide, buildSide } from './testing/buildInsights.ts';

const CAMPAIGN = '/app/campaigns/campaign-1';
const campaign: FakeAnswers = {
  getCampaign: gives({
    data: { campaignId: 'campaign-1', campaignName: 'Northwind dock queues', createdAt: '2026-03-18T09:12:00.000Z' },
    progress: { total: 412, success: 409, failed: 3 },
  }),
};
const both = gives({ data: { insight: buildSide(), negativeInsight: buildNegativeSide() } });

export const insightStates = {
  'reply-insights-loaded': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: both }),
  'reply-insights-loading': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: waits }),
  'reply-insights-not-ready': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: refuses('insights_not_ready') }),
  'reply-insights-unreachable': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: offline }),
  'open-insights-loaded': signedIn(`${CAMPAIGN}/open-insights`, { ...campaign, generateOpenInsights: both }),
  'negative-open-insights-loaded': signedIn(`${CAMPAIGN}/negative-open-insights`, { ...campaign, generateOpenInsights: both }),
  // One side only, as the specification allows: the other page has nothing to show.
  'negative-open-insights-empty': signedIn(`${CAMPAIGN}/negative-open-insights`, { ...campaign, generateOpenInsights: gives(buildSide()) }),
} satisfies Record<string, Scenario>;
