import type { FitChances } from './fitChances.ts';

/** From this chance of owning on it grows, over this range to its full growth: the share of what is left that is moved. All assumptions. */
const FROM = 0.185;
const RANGE = 0.1;
const MOST_GROWTH = 0.6;
/** The same for who does the work and leads nobody. */
const OF_STAFF = 0.06;
/** Who is rather near than an owner does not become one. */
const LEAST_OF_NEAR = 1;

/** Who is rather far than anything else is surer to be: the same, over the chance of being far. */
const FROM_FAR = 0.55;
const RANGE_OF_FAR = 0.15;
const MOST_FAR = 0.3;

function sharpenFar({ owner, near, far }: FitChances): FitChances {
  const growth = MOST_FAR * Math.min(1, Math.max(0, (far - FROM_FAR) / RANGE_OF_FAR));
  return { owner: owner * (1 - growth), near: near * (1 - growth), far: far + (owner + near) * growth };
}

/**
 * Who writes to somebody chose them: where an email's words leave open what it offers, and one of the readings is this lead's own work, that reading
 * is likelier than the words alone say. Of people with a chance of a third, three in four own what is offered.
 */
export function sharpen(chances: FitChances, leads: boolean): FitChances {
  const { owner, near, far } = chances;
  if (far >= FROM_FAR) return sharpenFar(chances);
  if (owner < LEAST_OF_NEAR * near) return chances;
  const growth = (leads ? MOST_GROWTH : OF_STAFF) * Math.min(1, Math.max(0, (owner - FROM) / RANGE));
  return { owner: owner + (near + far) * growth, near: near * (1 - growth), far: far * (1 - growth) };
}
