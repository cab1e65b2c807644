import type { FitChances } from './fitChances.ts';

/**
 * Above this probability, owning is raised, over this range up to the maximum: the share of the remainder that is moved. All assumptions.
 */
const FROM = 0.22;
const RANGE = 0.14;
const MOST_GROWTH = 0.42;
/** The same for people who do the work without leading anyone. */
const OF_STAFF = 0.15;
/** Someone more likely near than an owner does not become one. */
const LEAST_OF_NEAR = 1;

/**
 * The sender chose the recipients: if an email's words leave the offer open, and one reading is this lead's own work, that reading is more
 * likely than the words alone suggest. Of people with a probability of a third, three in four own the offer.
 */
export function sharpen({ owner, near, far }: FitChances, leads: boolean): FitChances {
  if (owner < LEAST_OF_NEAR * near) return { owner, near, far };
  const growth = (leads ? MOST_GROWTH : OF_STAFF) * Math.min(1, Math.max(0, (owner - FROM) / RANGE));
  return { owner: owner + (near + far) * growth, near: near * (1 - growth), far: far * (1 - growth) };
}
