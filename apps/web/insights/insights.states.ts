import { gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { signedIn, type Scenario } from '../testing/scenario.ts';
import { buildFactor, buildNegativeSide, buildSide } from './testing/buildInsights.ts';

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

const against = buildNegativeSide();
const listAdvice = {
  ...buildFactor({
    factor_id: 'contacts_per_company',
    label: 'Several people at one company',
    polarity: 'negative',
    avg_score_0_to_1: 0.9,
    analysis: { title: 'Several people at one company', paragraph: 'Colleagues who get the same email compare it and report it.' },
    evidence: [],
    deltaPoints: -0.9,
    interval80: [-1.5, -0.3],
    recommendations: ['Write to one person per company (288 of 409 leads)'],
  }),
  verifications: [
    {
      verified: true,
      deltaPoints: 0.9,
      interval80: [0.3, 1.5],
      leadsMoved: 121,
      leads: 409,
      sentence:
        'Verified in simulation: about 3.6 replies in 100 instead of 2.7. You give up about 1.2 replies and avoid about 0.4 spam reports',
    },
  ],
  lists: [{ kept: 288, leads: 409, replies: [0.027, 0.036], repliesLost: 1.2, reportsAvoided: 0.4 }],
};
/** For and against ranked together, and the side against complete, as the plan of a campaign has them. */
const advice = gives({
  data: {
    insight: {
      ...buildSide(),
      top_factors: [listAdvice, ...buildSide().top_factors, ...against.top_factors],
      small: { count: 2, text: '2 small effects', labels: ['Greeting', 'Length'] },
    },
    negativeInsight: { ...against, top_factors: [listAdvice, ...against.top_factors] },
  },
});

export const insightStates = {
  'reply-insights-advice': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: advice }),
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
