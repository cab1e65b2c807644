import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
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
    sentence: 'Verified in simulation: interest about +25% (+2 to +55), changes the outcome for 14 of 200 leads',
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
    recommendations: ['Write to only one person per company (288 of 409 leads)'],
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
  lists: [{ kept: 288, leads: 409, replies: [0.027, 0.036], repliesLost: 1.2, reportsAvoided: 0.4, mayLead: true }],
};
const praise = {
  text: 'I love what you do.',
  problem: 'This praise fits any company, and readers know it.',
  advice: 'Say what exactly you noticed, or leave it out.',
  isOfSubject: false,
};
const lateYards = { ...praise, text: 'Yards lose an hour a day.', problem: 'No source.', advice: 'Name it.' };
/** Both sides ranked together, and the negative side complete, as the server answers. */
const advice = gives({
  data: {
    insight: {
      ...buildSide(),
      top_factors: [listAdvice, ...buildSide().top_factors, ...against.top_factors],
      small: { count: 2, text: '2 small effects', labels: ['Plain wording', 'No booking link'] },
    },
    negativeInsight: { ...against, top_factors: [listAdvice, ...against.top_factors] },
    notes: [praise],
  },
});

const mail = (subject: string, ask: string) => ({ subject, body: `Hi {{first_name}},\n\nYards lose an hour a day.\n\n${ask}\n\nIngrid` });
const [oldSubject, oldAsk, newAsk] = ['RE: dock queues', 'Do you have 15 minutes?', 'Is that worth a look?'];
const whole = mail('dock queues', newAsk);
const worth = (deltaPoints: number) => ({ ...rewrite.verification, sentence: undefined, deltaPoints });
const betterVersion = {
  original: mail(oldSubject, oldAsk),
  email: whole,
  isTemplate: true,
  changes: [
    { editId: 'cut_reply_mark', text: 'Cut “RE:”', lines: { removed: [oldSubject], added: ['dock queues'] }, verification: worth(0.2) },
    { editId: 'interest_ask', text: 'Ask for interest', lines: { removed: [oldAsk], added: [newAsk] }, verification: worth(0.5) },
  ],
  total: {
    ...rewrite.verification,
    sentence: 'Verified in simulation: interest about +25% (+2 to +55), changes the outcome for 14 of 200 leads',
  },
  replies: [0.021, 0.028],
  interest: [0.007, 0.01],
  leads: 200,
  notes: [praise, lateYards],
  slots: [{ about: 'proof', text: '[a customer like them] already works this way.', asksFor: 'a customer like them' }],
  combinations: [
    { changes: 0, email: mail(oldSubject, oldAsk), replies: 0.021, interest: 0.007 },
    { changes: 1, email: mail('dock queues', oldAsk), replies: 0.023, interest: 0.008 },
    { changes: 2, email: mail(oldSubject, newAsk), replies: 0.026, interest: 0.009 },
    { changes: 3, email: whole, replies: 0.028, interest: 0.01 },
  ],
};
const wished = { ...mail('dock queues', newAsk), body: `Hope you are well.\n\n${mail('', newAsk).body}` };
const smallVersion = {
  ...betterVersion,
  original: wished,
  changes: [
    {
      editId: 'keep_essentials',
      text: 'Drop “Hope you are well”',
      lines: { removed: ['Hope you are well.'], added: [] },
      verification: worth(0),
    },
  ],
  total: {
    ...rewrite.verification,
    verified: false,
    lift: 0,
    deltaPoints: 0,
    sentence: 'It says the same in fewer words. The gain is too small to see in simulation',
  },
  replies: [0.028, 0.028],
  interest: [0.01, 0.01],
  notes: [],
  slots: [],
  combinations: [
    { changes: 0, email: wished, replies: 0.028, interest: 0.01 },
    { changes: 1, email: whole, replies: 0.028, interest: 0.01 },
  ],
};
const betterSearch = {
  kinds: 41,
  tried: [{ text: 'Drop “It costs $9 a month”', why: 'holds_a_term' }],
  slots: [{ about: 'proof', text: '[a customer like them] already works this way.', asksFor: 'a customer like them' }],
};
const vainSearch = {
  kinds: 41,
  tried: [],
  slots: [],
  vain: 'Most of this email praises the sender or says what any firm could say. Cutting words is not enough. Write what you do.',
};
const better: FakeAnswers = {
  ...campaign,
  getCampaignFile: gives({ campaignName: 'Northwind dock queues', mockOpenRate: 20, csv: SAMPLE_CAMPAIGN_CSV }),
};
const sequence = gives({
  data: {
    campaignId: 'campaign-1',
    campaignName: 'Northwind dock queues',
    createdAt: '2026-03-18T09:12:00.000Z',
    template: { ...rewrite.email.original, followUps: [{ subject: '', body: 'Still waiting at the gate, {{first_name}}?', waitDays: 4 }] },
  },
  progress: { total: 412, success: 409, failed: 3 },
});
const BETTER = `${CAMPAIGN}/better-version`;

export const insightStates = {
  'better-version-found': signedIn(BETTER, { ...better, findBetterVersion: gives({ data: { betterVersion } }) }),
  'better-version-small': signedIn(BETTER, { ...better, findBetterVersion: gives({ data: { betterVersion: smallVersion } }) }),
  'better-version-sequence': signedIn(BETTER, { ...better, getCampaign: sequence, findBetterVersion: gives({ data: { betterVersion } }) }),
  'better-version-none': signedIn(BETTER, { ...better, findBetterVersion: gives({ data: { betterVersion: null, betterSearch } }) }),
  'better-version-vain': signedIn(BETTER, {
    ...better,
    findBetterVersion: gives({ data: { betterVersion: null, betterSearch: vainSearch } }),
  }),
  'better-version-loading': signedIn(BETTER, { ...better, findBetterVersion: waits }),
  'better-version-failed': signedIn(BETTER, { ...better, findBetterVersion: refuses('insights_not_ready') }),
  'reply-insights-advice': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: advice }),
  'reply-insights-model': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: withModel(rewrite) }),
  'reply-insights-model-refused': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: withModel(refused) }),
  'reply-insights-loaded': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: both }),
  'reply-insights-loading': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: waits }),
  'reply-insights-not-ready': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: refuses('insights_not_ready') }),
  'reply-insights-unreachable': signedIn(`${CAMPAIGN}/reply-insights`, { ...campaign, generateReplyInsights: offline }),
  'open-insights-loaded': signedIn(`${CAMPAIGN}/open-insights`, { ...campaign, generateOpenInsights: both }),
  'negative-open-insights-loaded': signedIn(`${CAMPAIGN}/negative-open-insights`, { ...campaign, generateOpenInsights: both }),
  // One side only, as a server may answer: the other page has nothing to show.
  'negative-open-insights-empty': signedIn(`${CAMPAIGN}/negative-open-insights`, { ...campaign, generateOpenInsights: gives(buildSide()) }),
} satisfies Record<string, Scenario>;
