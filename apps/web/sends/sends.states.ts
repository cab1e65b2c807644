import type { RecordEntry, TrackRecord } from '@coldcast/contract/outcomes';
import type { SendItem, SenderSummary, SendVersion } from '@coldcast/contract/sends';
import type { OutcomeProposal } from '@coldcast/contract/proposals';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { gives, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { demoUser } from '../testing/samples.ts';
import { signedIn } from '../testing/scenario.ts';

const figures = (sent: number, replied: number) => ({
  sent,
  delivered: null,
  opened: null,
  replied,
  positiveReplies: null,
  bounced: null,
  unsubscribed: null,
  spamReports: null,
  listSize: null,
});

const past = [
  ['Yard phones, freight', '2026-08-18', 480, 11, 0.022, 0.012, 0.039],
  ['Detention fees', '2026-07-27', 620, 9, 0.022, 0.012, 0.04],
  ['Cold storage slots', '2026-07-06', 310, 8, 0.024, 0.012, 0.045],
  ['Dock audit offer', '2026-05-25', 450, 3, 0.024, 0.012, 0.047],
  ['Retail DCs, spring', '2026-05-04', 700, 13, 0.022, 0.011, 0.045],
  ['Food distributors', '2026-04-13', 380, 10, 0.023, 0.01, 0.048],
] as const;

const sends: SendItem[] = past.map(([name, startedOn, sent, replied], index) => ({
  sendId: `snd_${index}`,
  tool: 'instantly',
  toolCampaignId: null,
  name,
  startedOn,
  figures: figures(sent, replied),
  hasAutomaticReplies: false,
  isEmailKnown: false,
  campaignId: null,
  version: index === 1 ? 2 : 1,
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-09-01T08:00:00.000Z',
}));

const shares = [0.01, 0.01, 0.05, 0.31, 0.46, 0.15, 0.01, 0, 0, 0];
const sender: SenderSummary = {
  version: 'h1',
  campaigns: 6,
  delivered: 2940,
  level: { mean: -0.1, sd: 0.25 },
  spread: { median: 0.4, interval80: [0.25, 0.7] },
  machineOpens: { median: 0.1, interval80: [0.03, 0.25] },
  buckets: BUCKETS.map((bucket, index) => ({ bucket, probability: shares[index] ?? 0 })),
  reply: {
    bucket: '40-50',
    sender: { median: 0.021, interval80: [0.012, 0.036] },
    unknownSender: { median: 0.023, interval80: [0.008, 0.058] },
  },
  isContradicted: false,
  assumedHuman: 0,
};

const entries: RecordEntry[] = past.map(([name, sentOn, sent, replied, median, low, high], index) => {
  const rate = { median, trueRate80: [low, high], seen80: [low, high] } satisfies RecordEntry['reply'];
  const actualReply = replied / sent;
  return {
    campaignId: `cmp_${index}`,
    campaignName: name,
    launchedAt: `${sentOn.slice(0, 8)}01T08:00:00.000Z`,
    isDeleted: index === 5,
    leads: sent,
    bucket: '40-50',
    for: 'sender',
    senderVersion: 'h1',
    senderCampaigns: 3,
    engine: '1',
    priorsVersion: '1',
    inputHash: 'ab'.repeat(32),
    reply: rate,
    open: rate,
    interest: rate,
    outcomes: [
      {
        outcomeId: `out_${index}`,
        sentOn,
        figures: figures(sent, replied),
        hasAutomaticReplies: false,
        reason: null,
        reportedBy: 'Ines Calder',
        createdAt: '2026-09-01T08:00:00.000Z',
      },
    ],
    actualReply,
    isScored: true,
    notScored: null,
    rank: 0.5,
    isInside80: actualReply >= low && actualReply <= high,
    logScore: { forecast: -2.4, ownAverage: -2.6, publishedAverage: -2.9 },
  };
});

const record: TrackRecord = {
  summary: {
    oldLaunches: 9,
    oldLaunchesWithoutResult: 3,
    scored: 6,
    isEnough: true,
    inside80: 5,
    insideWilson95: [0.44, 0.97],
    ranks: [1, 1, 2, 1, 1],
    meanLogScore: { forecast: -2.48, ownAverage: -2.61, publishedAverage: -2.93 },
    pairs: { calledRight: 8, of: 15 },
  },
  entries,
};
const few: TrackRecord = {
  summary: { ...record.summary, oldLaunches: 4, oldLaunchesWithoutResult: 1, scored: 3, isEnough: false },
  entries: entries.slice(0, 3),
};

const answer = {
  message: 'Imported',
  result: 'imported',
  tool: 'instantly',
  rows: 'campaigns',
  headers: ['Kampagne', 'Gesendet', 'Antworten'],
  columns: {},
  added: 7,
  updated: 1,
  unchanged: 1,
  invalidRows: [{ row: 8, problems: ['No number sent.'] }],
  invalidRowCount: 1,
  guessedDays: null,
  notes: [],
  sends,
};

const versions: SendVersion[] = [
  {
    version: 2,
    figures: figures(620, 9),
    hasAutomaticReplies: false,
    reportedBy: 'Ines Calder',
    createdAt: '2026-09-01T08:00:00.000Z',
  },
  { version: 1, figures: figures(400, 7), hasAutomaticReplies: null, reportedBy: null, createdAt: '2026-08-20T08:00:00.000Z' },
];
/** Of the first campaign, nobody has said whether the replies of its result include automatic ones. */
const withoutAnswer = (entry: RecordEntry, index: number): RecordEntry =>
  index > 0 ? entry : { ...entry, outcomes: entry.outcomes.map((outcome) => ({ ...outcome, hasAutomaticReplies: null })) };
const unanswered = sends.map((send, index) => (index < 2 ? { ...send, hasAutomaticReplies: null } : send));

const proposal: OutcomeProposal = {
  proposalId: 'prp_1',
  campaignId: 'cmp_0',
  campaignName: 'Yard phones, freight',
  said: { sentOn: '2026-08-18', sent: 480, replied: 11, positiveReplies: 3 },
  keyName: 'My assistant',
  createdAt: '2026-09-01T08:00:00.000Z',
};

const estimate = {
  buckets: sender.buckets,
  mostLikely: '40-50',
  possible: ['30-40'],
  machineOpens: sender.machineOpens,
  evidence: ['opens', 'history'],
  campaigns: 6,
};
const nothingKnown = {
  ...estimate,
  buckets: BUCKETS.map((bucket) => ({ bucket, probability: 0.1 })),
  mostLikely: null,
  possible: [],
  evidence: [],
  campaigns: 0,
};

const sendsPage = (answers: FakeAnswers) =>
  signedIn('/app/sends', {
    listSends: gives({ sender, sends }),
    getDeliverabilityEstimate: gives(estimate),
    importSends: gives(answer),
    deleteSend: gives({ message: 'Deleted' }),
    listSendVersions: gives(versions),
    answerAutomaticReplies: gives({ message: 'Answer saved for 2 campaigns', updated: 2 }),
    listOutcomeProposals: gives([]),
    getTrackRecord: gives(record),
    confirmOutcome: gives({ message: 'Result saved', isNew: true, outcome: entries[0]?.outcomes[0] }),
    dismissOutcome: gives({ message: 'Result dismissed' }),
    ...answers,
  });
const recordPage = (answers: FakeAnswers) => signedIn('/app/track-record', { getTrackRecord: gives(record), ...answers });

const mappingNeeded = {
  ...answer,
  columns: { name: null, sent: null, replied: 2 },
  result: 'mapping_needed',
  tool: null,
  rows: null,
  invalidRows: [],
  invalidRowCount: 0,
};

export const sendStates = {
  sends: sendsPage({}),
  'sends-empty': sendsPage({ listSends: gives({ sender: null, sends: [] }), getDeliverabilityEstimate: gives(nothingKnown) }),
  'sends-unanswered': sendsPage({
    listSends: [gives({ sender: { ...sender, assumedHuman: 2 }, sends: unanswered }), gives({ sender, sends })],
  }),
  'sends-result-unanswered': sendsPage({
    listSends: [gives({ sender: { ...sender, assumedHuman: 3 }, sends: unanswered }), gives({ sender, sends })],
    getTrackRecord: [gives({ ...record, entries: record.entries.map(withoutAnswer) }), gives(record)],
    recordOutcome: gives({ message: 'Result saved', isNew: true, outcome: entries[0]?.outcomes[0] }),
  }),
  'sends-guessed-days': sendsPage({
    importSends: gives({
      ...answer,
      guessedDays: 'month_first',
      notes: [{ row: 3, text: 'Opened (900) is more than sent (480): it counts every open, and was left out.' }],
    }),
  }),
  'sends-no-estimate': sendsPage({ getDeliverabilityEstimate: refuses('overloaded') }),
  'sends-waiting': sendsPage({ listOutcomeProposals: [gives([proposal]), gives([])] }),
  'sends-waiting-refused': sendsPage({ listOutcomeProposals: gives([proposal]), confirmOutcome: refuses('proposal_not_found') }),
  'sends-loading': sendsPage({ listSends: waits }),
  'sends-failed': sendsPage({ listSends: refuses('internal') }),
  'sends-mapping': sendsPage({ importSends: [gives(mappingNeeded), gives(answer)] }),
  'sends-mapping-refused': sendsPage({ importSends: gives(mappingNeeded) }),
  'sends-unread': sendsPage({
    importSends: refuses('no_valid_sends', { invalidRows: [{ row: 2, problems: ['The campaign has no name.'] }], invalidRowCount: 1 }),
  }),
  'sends-refused': sendsPage({ importSends: refuses('not_csv'), deleteSend: refuses('overloaded') }),
  'sends-demo': sendsPage({ getMe: gives(demoUser) }),
  'track-record': recordPage({}),
  'track-record-few': recordPage({ getTrackRecord: gives(few) }),
  'track-record-empty': recordPage({
    getTrackRecord: gives({ summary: { ...few.summary, scored: 0, oldLaunches: 0, oldLaunchesWithoutResult: 0 }, entries: [] }),
  }),
  'track-record-loading': recordPage({ getTrackRecord: waits }),
  'track-record-failed': recordPage({ getTrackRecord: refuses('internal') }),
};
