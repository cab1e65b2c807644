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

const worded = buildSide();
const rewrite = {
  model: 'llama3.1:8b',
  email: {
    subject: 'dock queues',
    body: 'Hi {{first_name}},\n\nMost yards lose an hour a day to trucks waiting for a dock.\n\nIs that worth a look for {{company}}?\n\nIngrid',
    original: {
      subject: 'RE: dock queues at {{company}}',
      body: 'Hi {{first_name}},\n\nMost yards lose an hour a day to trucks that wait for a dock to come free.\n\nDo you have 15 minutes on Tuesday?\n\nIngrid',
    },
    isTemplate: true,
  },
  verification: {
    verified: true,
    deltaPoints: 0.8,
    interval80: [0.2, 1.6],
    leadsMoved: 14,
    leads: 200,
    sentence: 'Verified in simulation: interest about +25 % (80 %: +2 to +55), moves 14 of 200 leads',
  },
  doubt: null,
};
const withModel = (proposed: unknown) =>
  gives({
    data: {
      insight: { ...worded, summary: { ...worded.summary, wordedBy: 'llama3.1:8b' } },
      negativeInsight: buildNegativeSide(),
      rewrite: proposed,
    },
  });
const refused = { ...rewrite, doubt: 'adds_facts', verification: { ...rewrite.verification, verified: false } };

export const insightStates = {
  'reply-insights-model': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: withModel(rewrite) }),
  'reply-insights-model-refused': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: withModel(refused) }),
  'reply-insights-loaded': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: both }),
  'reply-insights-loading': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: waits }),
  'reply-insights-not-ready': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: refuses('insights_not_ready') }),
  'reply-insights-unreachable': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: offline }),
  'open-insights-loaded': signedIn(`${CAMPAIGN}/open-insights`, { ...campaign, generateOpenInsights: both }),
  'negative-open-insights-loaded': signedIn(`${CAMPAIGN}/negative-open-insights`, { ...campaign, generateOpenInsights: both }),
  // One side only, as the specification allows: the other page has nothing to show.
  'negative-open-insights-empty': signedIn(`${CAMPAIGN}/negative-open-insights`, { ...campaign, generateOpenInsights: gives(buildSide()) }),
} satisfies Record<string, Scenario>;
