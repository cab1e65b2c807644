import type { getDeliverabilityEstimate as getDeliverabilityEstimateEndpoint } from '@coldcast/contract/sends';
import { BUCKETS } from '@coldcast/rules/deliverability';
import type { BucketEvidence, Seen } from '@coldcast/simulator/sender/sender';
import type { Handler } from '../http/bindEndpoint.ts';
import { invalidField } from './parseFigures.ts';
import { learnFromSends, toBucketShares } from './sender.ts';

type Query = Record<string, string | undefined>;

const MAX_COUNT = 100_000_000;

function parseCount(query: Query, field: string): number | undefined {
  const text = query[field]?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,9}$/u.test(text) && Number(text) <= MAX_COUNT) return Number(text);
  throw invalidField(field, `${field} must be a whole number.`);
}

/** A count with its total; both or neither. */
function parseSeen(query: Query, field: string, whole: string): Seen | undefined {
  const count = parseCount(query, field);
  if (count === undefined) return undefined;
  const of = parseCount(query, whole);
  if (of === undefined || of === 0) throw invalidField(whole, `${field} needs ${whole}, above 0.`);
  if (count > of) throw invalidField(field, `${field} cannot be more than ${whole}.`);
  return { count, of };
}

/** The fewest buckets that together hold 80%, most likely first. */
function pickLikely(probabilities: readonly number[]): number[] {
  const order = [...probabilities.keys()].toSorted((one, other) => (probabilities[other] ?? 0) - (probabilities[one] ?? 0));
  let passed = 0;
  const picked: number[] = [];
  for (const bucket of order) {
    if (passed >= 0.8) break;
    picked.push(bucket);
    passed += probabilities[bucket] ?? 0;
  }
  return picked;
}

/** How likely each usual open rate is. The input is not stored. */
export const getDeliverabilityEstimate: Handler<typeof getDeliverabilityEstimateEndpoint> = async (app, { user, query }) => {
  const evidence: BucketEvidence = {
    trackedOpens: parseSeen(query, 'opened', 'delivered'),
    replies: parseSeen(query, 'replied', 'delivered'),
    seedTest: parseSeen(query, 'seedInbox', 'seedAddresses'),
    bounces: parseSeen(query, 'bounced', 'sent'),
    spamBand: query.spamRate,
  };
  const sender = await learnFromSends(app, user.organisationId, { evidence, withHistory: query.history !== 'off' });
  const { machineOpens, buckets, campaigns } = sender.posterior;
  const probabilities = buckets.map(({ probability }) => probability);
  const used = [
    ...(evidence.trackedOpens ? (['opens'] as const) : []),
    ...(evidence.replies ? (['replies'] as const) : []),
    ...(evidence.seedTest ? (['seed_test'] as const) : []),
    ...(evidence.bounces ? (['bounces'] as const) : []),
    ...(evidence.spamBand ? (['spam_rate'] as const) : []),
    ...(campaigns > 0 ? (['history'] as const) : []),
  ];
  const likely = used.length === 0 ? [] : pickLikely(probabilities);
  const names = likely.flatMap((bucket) => BUCKETS[bucket] ?? []);
  const [low, high] = machineOpens.interval80;
  return {
    buckets: toBucketShares(probabilities),
    mostLikely: names[0] ?? null,
    possible: BUCKETS.filter((bucket) => names.slice(1).includes(bucket)),
    machineOpens: { median: Math.max(0, machineOpens.median), interval80: [Math.max(0, low), Math.max(0, high)] },
    evidence: used,
    campaigns,
  };
};
