import type { Difference, RecordEntry } from '@coldcast/contract/outcomes';
import { config, ines } from '../../testing/samples.ts';
import { gives, offline, waits } from '../../testing/fakeFetch.ts';
import { signedIn, type Scenario } from '../../testing/scenario.ts';
import { buildCampaignDetail, buildRanges } from '../testing/buildCampaign.ts';
import { buildResults } from '../testing/buildResults.ts';

const rate = { median: 0.022, trueRate80: [0.01, 0.04] as [number, number], seen80: [0.008, 0.045] as [number, number] };

const entry: RecordEntry = {
  campaignId: 'campaign-1',
  campaignName: 'Northwind dock queues',
  launchedAt: '2026-03-18T09:00:00.000Z',
  isDeleted: false,
  leads: 40,
  bucket: '40-50',
  for: 'unknown_sender',
  senderVersion: null,
  senderCampaigns: 0,
  engine: 'statistical',
  priorsVersion: '2026.1',
  inputHash: 'ab12',
  reply: rate,
  open: rate,
  interest: rate,
  outcomes: [],
  actualReply: null,
  isScored: false,
  notScored: 'no_result',
  rank: null,
  isInside80: null,
  logScore: null,
};

const figures = {
  sent: 400,
  delivered: null,
  opened: null,
  replied: 2,
  positiveReplies: null,
  bounced: null,
  unsubscribed: null,
  spamReports: null,
  listSize: null,
};
const outcome = {
  outcomeId: 'outcome-1',
  sentOn: '2026-03-20',
  figures,
  hasAutomaticReplies: false,
  reason: null,
  reportedBy: 'Ines Calder',
  createdAt: entry.launchedAt,
};
const corrected = {
  ...outcome,
  outcomeId: 'outcome-2',
  figures: { ...figures, sent: 410, opened: 180 },
  hasAutomaticReplies: null,
  reason: 'Ten more were sent',
  reportedBy: null,
};

const difference: Difference = {
  actual: 0.005,
  expected: 0.022,
  isWithin80: false,
  parts: [
    { part: 'chance', mean: -0.25, interval80: [-0.9, 0.4], probability: 0.14 },
    { part: 'placement', mean: -0.45, interval80: [-1.4, 0.5], probability: 0.33 },
    { part: 'sender', mean: -0.3, interval80: [-0.9, 0.3], probability: 0.27 },
    { part: 'rest', mean: -0.42, interval80: [-1.2, 0.3], probability: 0.26 },
  ],
  advice: [{ kind: 'seed_test', count: 20, text: 'A seed test of 20 addresses would separate placement from the rest.' }],
};

const state = (outcomeAnswer: Scenario['answers']['getOutcome'], rest: Scenario['answers'] = {}) =>
  signedIn('/app/campaigns/campaign-1?tab=1', {
    getCampaign: gives(buildCampaignDetail()),
    listAnalyticsRanges: gives(buildRanges(buildResults(40))),
    getOutcome: outcomeAnswer,
    recordOutcome: gives({ message: 'Result saved', isNew: true, outcome }),
    ...rest,
  });

export const outcomeStates = {
  'outcome-empty': state(gives({ entry, difference: null })),
  'outcome-filled': state(gives({ entry: { ...entry, outcomes: [outcome], actualReply: 0.005 }, difference })),
  'outcome-corrected': state(gives({ entry: { ...entry, outcomes: [outcome, corrected], actualReply: 0.005 }, difference })),
  'outcome-loading': state(waits),
  'outcome-unreachable': state(offline),
  'outcome-demo': state(gives({ entry, difference: null }), { getMe: gives({ ...ines, email: config.demo?.email }) }),
} satisfies Record<string, Scenario>;
