import { rateIndex } from '../model/rates.ts';

const [inboxAt, openAt] = [rateIndex('inbox'), rateIndex('open')];
const COMPLAINTS = [
  ['unsubscribes', rateIndex('unsubscribe')],
  ['spam reports', rateIndex('spam_report')],
] as const;

/** A rise of complaints per open by this share can be seen beside the rates; so can a fall of inbox placement by so much of all emails. */
const [LEAST_RISE, LEAST_FALL] = [0.03, 0.005];

const listFormat = new Intl.ListFormat('en-US');

/** What a text brings besides its gain: the largest rise of complaints per open, as a share, and what rises or falls, in words. */
export type Costs = { rise: number; text: string };

/** What the rates of a text cost beside those of another; no words for what cannot be seen. */
export function sayCosts(before: Float64Array, after: Float64Array): Costs {
  const of = (rates: Float64Array, at: number, whole = 1): number => (rates[at] ?? 0) / (whole || 1);
  const rises = COMPLAINTS.map(([name, at]) => {
    const [old, now] = [of(before, at, before[openAt]), of(after, at, after[openAt])];
    return { name, old: (100 * old).toFixed(2), now: (100 * now).toFixed(2), rise: now / (old || 1) - 1 };
  }).filter(({ old, now, rise }) => rise >= LEAST_RISE && old !== now);
  const told = rises.map(({ name, old, now }) => `${name} rise from ${old} to ${now} in 100 opens`);
  const [inbox, left] = [of(before, inboxAt), of(after, inboxAt)];
  if (inbox - left >= LEAST_FALL) told.push(`inbox placement falls from ${(100 * inbox).toFixed(1)}% to ${(100 * left).toFixed(1)}%`);
  return { rise: Math.max(0, ...rises.map(({ rise }) => rise)), text: told.length === 0 ? '' : `; but ${listFormat.format(told)}` };
}
