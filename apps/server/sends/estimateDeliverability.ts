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

/** Counts with their total: all parsed, none without the total, and no total alone. */
function parseSeen<Field extends string>(query: Query, whole: string, fields: readonly Field[]): Partial<Record<Field, Seen>> {
  const of = parseCount(query, whole);
  const counts = fields.flatMap((field) => {
    const count = parseCount(query, field);
    return count === undefined ? [] : [{ field, count }];
  });
  if (of !== undefined && counts.length === 0) throw invalidField(whole, `${whole} needs ${fields.join(' or ')}.`);
  const seen: Partial<Record<Field, Seen>> = {};
  for (const { field, count } of counts) {
    if (of === undefined || of === 0) throw invalidField(whole, `${field} needs ${whole}, above 0.`);
    if (count > of) throw invalidField(field, `${field} cannot be more than ${whole}.`);
    seen[field] = { count, of };
  }
  return seen;
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
  const { opened, replied } = parseSeen(query, 'delivered', ['opened', 'replied']);
  const evidence: BucketEvidence = {
    trackedOpens: opened,
    replies: replied,
    seedTest: parseSeen(query, 'seedAddresses', ['seedInbox']).seedInbox,
    bounces: parseSeen(query, 'sent', ['bounced']).bounced,
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
