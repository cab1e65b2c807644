import { countDelivered, countHumanReplies } from '@coldcast/rules/sends/sendFigures';
import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import type { SenderSummary } from '@coldcast/contract/sends';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { automaticShare } from '@coldcast/simulator/sender/automaticShare';
import { MOST_CAMPAIGNS, SENDER_METHOD } from '@coldcast/simulator/sender/learnSender';
import type { BucketEvidence, CampaignReading, PastCampaign, SenderPosterior } from '@coldcast/simulator/sender/sender';
import { createHash } from 'node:crypto';
import type { App } from '../app.ts';
import type { Learnt, ReplyLevel } from './senderThread.ts';
import { learnInThread } from './senderThreads.ts';
import { listHistory, type HistoryRow } from './sends.store.ts';

/** What an organisation's past sends say. `version` names the history: the same figures of the same campaigns have the same. */
export type Sender = {
  version: string;
  posterior: SenderPosterior;
  isContradicted: boolean;
  reply: ReplyLevel;
  learntFrom: string[];
  delivered: number;
  replies: number;
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
    // Written by us from the engine's own answer.
    expected: JSON.parse(readingJson) as CampaignReading,
  };
}

/** Histories that were learned by this process: the same figures teach the same. */
const learnt = new Map<string, Promise<Learnt>>();
const MOST_KEPT = 200;

function learnOnce(historyJson: string, evidence: BucketEvidence): { version: string; learning: Promise<Learnt> } {
  const version = createHash('sha256')
    .update(`${SENDER_METHOD} ${PRIORS_VERSION} ${JSON.stringify(evidence)} ${historyJson}`)
    .digest('hex')
    .slice(0, 16);
  const known = learnt.get(version);
  if (known !== undefined) return { version, learning: known };
  const learning = learnInThread({ historyJson, evidence });
  learning.catch(() => learnt.delete(version));
  if (learnt.size >= MOST_KEPT) learnt.clear();
  learnt.set(version, learning);
  return { version, learning };
}

/** What the organisation's sends say of it as a sender, with evidence beside them; `withHistory` false leaves the sends out. */
export async function learnFromSends(
  app: App,
  organisationId: string,
  { evidence = {}, withHistory = true }: { evidence?: BucketEvidence; withHistory?: boolean } = {},
): Promise<Sender> {
  return learnFromRows(withHistory ? await listHistory(app.db, organisationId, MOST_CAMPAIGNS) : [], evidence);
}

async function learnFromRows(rows: readonly HistoryRow[], evidence: BucketEvidence): Promise<Sender> {
  const history = rows.map(toPastCampaign);
  const { version, learning } = learnOnce(JSON.stringify(history), evidence);
  const { posterior, isContradicted, reply } = await learning;
  const told = history.filter(({ replies }) => replies !== null);
  const total = (of: (campaign: PastCampaign) => number) => told.reduce((sum, campaign) => sum + of(campaign), 0);
  return {
    version,
    posterior,
    isContradicted,
    reply,
    learntFrom: rows.map(({ id }) => id),
    delivered: total(({ delivered }) => delivered),
    replies: total(({ replies }) => replies ?? 0),
  };
}

/** The sender of an organisation that has sends; undefined for one that has none. */
export async function findSender(app: App, organisationId: string): Promise<Sender | undefined> {
  const rows = await listHistory(app.db, organisationId, MOST_CAMPAIGNS);
  return rows.length === 0 ? undefined : learnFromRows(rows, {});
}

export function toSenderSummary({ version, posterior, isContradicted, reply }: Sender): SenderSummary {
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
  };
}

export const toBucketShares = (probabilities: readonly number[]): SenderSummary['buckets'] =>
  BUCKETS.map((bucket, index) => ({ bucket, probability: Math.min(1, probabilities[index] ?? 0) }));
