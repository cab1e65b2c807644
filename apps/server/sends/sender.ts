import { countDelivered, countHumanReplies } from '@coldcast/rules/sends/sendFigures';
import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import type { SenderSummary } from '@coldcast/contract/sends';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { automaticShare } from '@coldcast/simulator/sender/automaticShare';
import { MAX_CAMPAIGNS, SENDER_METHOD } from '@coldcast/simulator/sender/learnSender';
import type { BucketEvidence, CampaignReading, PastCampaign, SenderPosterior } from '@coldcast/simulator/sender/sender';
import { createHash } from 'node:crypto';
import type { App } from '../app.ts';
import { findLearned, saveLearned } from './learnedHistories.store.ts';
import type { Learned, ReplyLevel } from './senderThread.ts';
import { learnInThread } from './senderThreads.ts';
import { listHistory, type HistoryRow } from './sends.store.ts';

/**
 * What an organization's past sends tell. `version` identifies the history: the same figures of the same campaigns have the same version.
 */
export type Sender = {
  version: string;
  posterior: SenderPosterior;
  isContradicted: boolean;
  reply: ReplyLevel;
  learnedFrom: string[];
  delivered: number;
  replies: number;
  /** Campaigns whose replies all count as human, because nobody said whether automatic ones are included. */
  assumedHuman: number;
};

function toPastCampaign({ figures, readingJson }: HistoryRow): PastCampaign {
  const { hasAutomaticReplies, ...counts } = figures;
  const replies = countHumanReplies(counts, hasAutomaticReplies, automaticShare());
  return {
    delivered: countDelivered(counts),
    replies,
    opened: counts.opened,
    positive: counts.positiveReplies === null || replies === null ? null : Math.min(replies, counts.positiveReplies),
    unsubscribed: counts.unsubscribed,
    spamReports: counts.spamReports,
    // This server wrote the text from the engine's own answer.
    expected: JSON.parse(readingJson) as CampaignReading,
  };
}

/** Histories that this process has learned from or read; the same figures give the same result. */
const learned = new Map<string, Promise<Learned>>();
const MAX_CACHED = 200;

type History = { organisationId: string; past: readonly PastCampaign[]; evidence: BucketEvidence };

/** Reads what was learned from a history, or learns it in a thread and stores it. Results with extra evidence are not stored. */
async function readOrLearn(app: App, version: string, { organisationId, past, evidence }: History): Promise<Learned> {
  const isKept = Object.values(evidence).every((value) => value === undefined);
  const known = isKept ? await findLearned(app.db, { organisationId, version }) : undefined;
  // Written below.
  if (known !== undefined) return JSON.parse(known) as Learned;
  const learning = await learnInThread({ historyJson: JSON.stringify(past), evidence });
  if (isKept) await saveLearned(app.db, { organisationId, version, learnedJson: JSON.stringify(learning) });
  return learning;
}

function learnOnce(app: App, history: History): { version: string; learning: Promise<Learned> } {
  const version = createHash('sha256')
    .update(`${SENDER_METHOD} ${PRIORS_VERSION} ${JSON.stringify(history.evidence)} ${JSON.stringify(history.past)}`)
    .digest('hex')
    .slice(0, 16);
  const key = `${history.organisationId} ${version}`;
  const known = learned.get(key);
  if (known !== undefined) return { version, learning: known };
  const learning = readOrLearn(app, version, history);
  learning.catch(() => learned.delete(key));
  if (learned.size >= MAX_CACHED) learned.clear();
  learned.set(key, learning);
  return { version, learning };
}

/** What the organization's sends tell about it as a sender, with additional evidence; `withHistory: false` leaves the sends out. */
export async function learnFromSends(
  app: App,
  organisationId: string,
  { evidence = {}, withHistory = true }: { evidence?: BucketEvidence; withHistory?: boolean } = {},
): Promise<Sender> {
  const rows = withHistory ? await listHistory(app.db, organisationId, MAX_CAMPAIGNS) : [];
  return learnFromRows(app, rows, { organisationId, evidence });
}

async function learnFromRows(
  app: App,
  rows: readonly HistoryRow[],
  of: { organisationId: string; evidence: BucketEvidence },
): Promise<Sender> {
  const past = rows.map(toPastCampaign);
  const { version, learning } = learnOnce(app, { ...of, past });
  const { posterior, isContradicted, reply } = await learning;
  const told = past.filter(({ replies }) => replies !== null);
  const total = (count: (campaign: PastCampaign) => number) => told.reduce((sum, campaign) => sum + count(campaign), 0);
  return {
    version,
    posterior,
    isContradicted,
    reply,
    learnedFrom: rows.map(({ id }) => id),
    delivered: total(({ delivered }) => delivered),
    replies: total(({ replies }) => replies ?? 0),
    assumedHuman: rows.filter(({ figures }) => figures.replied !== null && figures.hasAutomaticReplies === null).length,
  };
}

/** The sender of an organization with sends; undefined without sends. */
export async function findSender(app: App, organisationId: string): Promise<Sender | undefined> {
  const rows = await listHistory(app.db, organisationId, MAX_CAMPAIGNS);
  return rows.length === 0 ? undefined : learnFromRows(app, rows, { organisationId, evidence: {} });
}

export function toSenderSummary({ version, posterior, isContradicted, reply, assumedHuman }: Sender): SenderSummary {
  const { campaigns, delivered, level, spread, machineOpens, buckets } = posterior;
  const toPair = ({ median, interval80: [low, high] }: ReplyLevel['sender']): SenderSummary['spread'] => ({
    median,
    interval80: [low, high],
  });
  return {
    version,
    campaigns,
    delivered,
    level,
    spread: toPair(spread),
    machineOpens: toPair(machineOpens),
    buckets: toBucketShares(buckets.map(({ probability }) => probability)),
    reply: {
      bucket: BUCKETS[reply.bucket] ?? DEFAULT_BUCKET,
      sender: toPair(reply.sender),
      unknownSender: toPair(reply.unknownSender),
    },
    isContradicted,
    assumedHuman,
  };
}

export const toBucketShares = (probabilities: readonly number[]): SenderSummary['buckets'] =>
  BUCKETS.map((bucket, index) => ({ bucket, probability: Math.min(1, probabilities[index] ?? 0) }));
