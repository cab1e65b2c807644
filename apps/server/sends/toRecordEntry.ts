import type { OutcomeEntry, RecordEntry } from '@coldcast/contract/outcomes';
import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { countDelivered, countHumanReplies } from '@coldcast/rules/sends/sendFigures';
import { getPrior, priorMean } from '@coldcast/simulator/priors';
import { automaticShare } from '@coldcast/simulator/sender/automaticShare';
import { logScore, rankOf, seenBand, type ForecastRate } from '@coldcast/simulator/sender/scoreReply';
import type { OutcomeRow, RecordRow } from './records.store.ts';

/** Human replies per sent email, from published averages. */
const PUBLISHED_REPLY_RATE = 0.027;

const Z80 = 1.2815515655446004;

const toOutcomeEntry = ({ outcomeId, sentOn, reason, reportedBy, createdAt, figures }: OutcomeRow): OutcomeEntry => {
  const { hasAutomaticReplies, ...counts } = figures;
  return { outcomeId, sentOn, figures: counts, hasAutomaticReplies, reason, reportedBy, createdAt };
};

/** A baseline forecast: one average for every campaign, with the usual spread of campaigns around it. */
function toRival(rate: number, spread: number): ForecastRate {
  const kept = Math.min(0.99, Math.max(0.0005, rate));
  const at = (distance: number) => 1 / (1 + Math.exp(-(Math.log(kept / (1 - kept)) + distance)));
  return { median: kept, trueRate80: [at(-Z80 * spread), at(Z80 * spread)] };
}

/** Human replies and delivered emails of the entry that counts; null if it has no replies. */
export function readActual(outcome: OutcomeRow | undefined): { trials: number; count: number } | null {
  if (outcome === undefined) return null;
  const { hasAutomaticReplies, ...counts } = outcome.figures;
  const replies = countHumanReplies(counts, hasAutomaticReplies, automaticShare());
  const trials = countDelivered(counts);
  return replies === null || trials <= 0 ? null : { trials, count: Math.min(trials, Math.round(replies)) };
}

/** Why a forecast cannot be scored with what is known; null if it can. */
function findHindrance({ outcomes, launchedAt, learnedFrom, campaignId, sendIds }: RecordRow): RecordEntry['notScored'] {
  const last = outcomes.at(-1);
  if (last === undefined) return 'no_result';
  // A forecast made on the day of the send or later may have known the result.
  if (last.sentOn <= launchedAt.slice(0, 10)) return 'sent_before_launch';
  if ([campaignId, ...sendIds].some((id) => learnedFrom.includes(id))) return 'in_its_own_history';
  return readActual(last) === null ? 'no_replies_told' : null;
}

/** A frozen forecast in the API's format, scored against the result if possible. */
export function toRecordEntry(row: RecordRow): RecordEntry {
  const { rates, outcomes, senderVersion } = row;
  const notScored = findHindrance(row);
  const last = outcomes.at(-1);
  const actual = readActual(last);
  const scored = notScored === null ? actual : null;
  const trials = last === undefined ? null : countDelivered(last.figures);
  const toRate = ({ median, trueRate80: [low, high] }: ForecastRate, isSeen: boolean) => {
    const seen = isSeen && trials !== null && trials > 0 ? seenBand({ median, trueRate80: [low, high] }, trials) : null;
    return { median, trueRate80: [low, high] as [number, number], seen80: seen === null ? null : ([seen[0], seen[1]] as [number, number]) };
  };
  const reply = toRate(rates.reply, true);
  const rate = actual === null ? null : actual.count / actual.trials;
  const isInside = scored === null || reply.seen80 === null || rate === null ? null : rate >= reply.seen80[0] && rate <= reply.seen80[1];
  return {
    campaignId: row.campaignId,
    campaignName: row.campaignName,
    launchedAt: row.launchedAt,
    isDeleted: row.isDeleted,
    leads: row.leads,
    bucket: BUCKETS[row.bucket] ?? DEFAULT_BUCKET,
    for: senderVersion === null ? 'unknown_sender' : 'sender',
    senderVersion,
    senderCampaigns: row.senderCampaigns,
    engine: row.engine,
    priorsVersion: row.priorsVersion,
    inputHash: row.inputHash,
    reply,
    open: toRate(rates.open, true),
    interest: toRate(rates.interest, true),
    outcomes: outcomes.map(toOutcomeEntry),
    actualReply: rate,
    isScored: scored !== null,
    notScored,
    rank: scored === null ? null : rankOf(rates.reply, scored),
    isInside80: isInside,
    logScore:
      scored === null
        ? null
        : {
            forecast: logScore(rates.reply, scored),
            ownAverage: row.ownAverage === null ? null : logScore(toRival(row.ownAverage, Math.exp(priorMean('sender.spread'))), scored),
            publishedAverage: logScore(toRival(PUBLISHED_REPLY_RATE, getPrior('chance.campaignReply').sd), scored),
          },
  };
}
