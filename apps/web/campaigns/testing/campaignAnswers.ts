import type { CampaignLanguageModel } from '@coldcast/contract/campaignDetail';
import type { FollowUpAdvice, LeadReasons } from '@coldcast/contract/insights';
import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import { buildNegativeSide, buildSide } from '../../insights/testing/buildInsights.ts';
import { gives, type FakeAnswers } from '../../testing/fakeFetch.ts';
import {
  buildCampaignAnalytics,
  buildCampaignDetail,
  buildCampaignItem,
  buildRanges,
  withHistory,
  type outsideReading,
} from './buildCampaign.ts';
import { buildSequenceRanges, buildSequenceResults } from './buildSequence.ts';
import { buildResultRow, buildResults } from './buildResults.ts';

/** The address of a shared campaign. */
export const SHARED = '/shared/UmKj3w8rT0aQe5Yb1VxLc7GdNf2HsPoZiR4tXkMuWyE';

export const leadReasons: LeadReasons = {
  openRate: 0.241,
  replyRate: 0.018,
  open: [{ factorId: 'subject_length', effect: 'for', text: 'Short subject, 2 words' }],
  reply: [
    { factorId: 'wrong_name', effect: 'against', text: 'The greeting says “Peter”' },
    { factorId: 'seniority', effect: 'for', text: 'Not at the very top of the company' },
  ],
};
export const reasons = gives(leadReasons);
export const opinion: LeadReasons['languageModel'] = {
  model: 'llama3.1:8b',
  reaction: 'Two hours at the dock every morning is exactly my problem, but I would want to see who else uses it first.',
  reasons: ['fits_role', 'clear_benefit'],
  objection: 'no_trust',
  openRate: 0.289,
  replyRate: 0.024,
  opening: 'keener',
  replying: 'alike',
};
export const languageModel: CampaignLanguageModel = {
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

/** A completed campaign with replies. */
export const northwind = campaignAnswers({ results: buildResults(409, { seed: 2 }) });
const history = { version: 'h1', campaigns: 9, delivered: 4260, assumedHuman: 0, overall: null };
/** The same campaign for a sender with a history. */
export const known: FakeAnswers = {
  ...northwind,
  getCampaign: gives(buildCampaignDetail({ sender: history })),
  listAnalyticsRanges: gives(withHistory(buildRanges(buildResults(409, { seed: 2 })))),
};
/** No lead replied. */
export const silent = campaignAnswers({ results: buildResults(120, { replyShare: 0 }) });
// Few leads, all likely openers: the two ends of the open range are far apart.
export const small = campaignAnswers({
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
export const running = campaignAnswers({ results: buildResults(415), progress: { total: 800, success: 415, failed: 3 } });
export const scheduled = campaignAnswers({ results: [], progress: { total: 800, success: 0, failed: 0 } });

export const fourEmails = campaignAnswers({ results: buildSequenceResults(409, 4, { seed: 2 }), emails: 4 });
export const fourEmailsRunning = campaignAnswers({
  results: buildSequenceResults(200, 4),
  emails: 4,
  progress: { total: 800, success: 200, failed: 0 },
});

/** A campaign whose email was read as something else than a sales email in English. */
export const withReading = (reading: typeof outsideReading): FakeAnswers => ({
  ...northwind,
  getCampaign: gives(buildCampaignDetail({ reading }, { total: 412, success: 409, failed: 3 })),
});
const finding = { touched: 80, leads: 80, quote: null, deltaPoints: 0 };
/** Advice about the follow-ups of a sequence. */
export const followUps: FollowUpAdvice[] = [
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
