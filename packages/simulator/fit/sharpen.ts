import type { FitChances } from './fitChances.ts';

/** From this chance of owning on it grows, over this range to its full growth: the share of what is left that is moved. All assumptions. */
const FROM = 0.22;
const RANGE = 0.14;
const MOST_GROWTH = 0.42;
/** The same for who does the work and leads nobody. */
const OF_STAFF = 0.15;
/** Who is rather near than an owner does not become one. */
const LEAST_OF_NEAR = 1;

/**
 * Who writes to somebody chose them: where an email's words leave open what it offers, and one of the readings is this lead's own work, that reading
 * is likelier than the words alone say. Of people with a chance of a third, three in four own what is offered.
 */
export function sharpen({ owner, near, far }: FitChances, leads: boolean): FitChances {
  if (owner < LEAST_OF_NEAR * near) return { owner, near, far };
  const growth = (leads ? MOST_GROWTH : OF_STAFF) * Math.min(1, Math.max(0, (owner - FROM) / RANGE));
  return { owner: owner + (near + far) * growth, near: near * (1 - growth), far: far * (1 - growth) };
}
