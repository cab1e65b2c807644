import { UNKNOWN_FIT, type FitChances } from '../fitChances.ts';

/**
 * Above this probability, apart from what the unknown share of the offer gives everybody, owning is raised, over this range up to the maximum:
 * the share of the remainder that is moved. All assumptions.
 */
const FROM = 0.09;
const RANGE = 0.1;
const MOST_GROWTH = 0.6;
/** The same for people who do the work without leading anyone. */
const OF_STAFF = 0.06;
/** Someone more likely near than an owner does not become one. */
const LEAST_OF_NEAR = 1;

/** The same for being far: above this probability, it is raised over this range up to the maximum. */
const FROM_FAR = 0.55;
const RANGE_OF_FAR = 0.15;
const MOST_FAR = 0.3;

function sharpenFar({ owner, near, far }: FitChances): FitChances {
  const growth = MOST_FAR * Math.min(1, Math.max(0, (far - FROM_FAR) / RANGE_OF_FAR));
  return { owner: owner * (1 - growth), near: near * (1 - growth), far: far + (owner + near) * growth };
}

/**
 * Below this probability of being far, little of it remains; from there on more, up to all of it at `ALL_FAR`. In 201 emails with named readers,
 * 1 in 50 of the leads with a probability of .1 to .4 was far.
 */
const LITTLE_FAR = 0.35;
const LEFT = 0.2;
const ALL_FAR = 0.6;
/** Someone this likely to own it who is not far is near, which leaves owning as likely as before; over this range below, some of it owns. */
const LEAST_SURE = 0.75;
const RANGE_OF_SURE = 0.1;

/** Moves most of a small probability of being far to being near and, times `owns`, in that proportion to owning. */
function shrinkFar({ owner, near, far }: FitChances, owns: number): FitChances {
  const left = LEFT + (1 - LEFT) * Math.min(1, Math.max(0, (far - LITTLE_FAR) / (ALL_FAR - LITTLE_FAR)));
  const moved = far * (1 - left);
  const unsure = Math.min(1, Math.max(0, (LEAST_SURE - owner) / RANGE_OF_SURE));
  const toOwner = owns * moved * unsure * (owner / (owner + near));
  return { owner: owner + toOwner, near: near + moved - toOwner, far: far - moved };
}

/**
 * The sender chose the recipients: if an email's words leave the offer open, and one reading is this lead's own work, that reading is more
 * likely than the words alone suggest. Of people with a probability of a third, three in four own the offer.
 */
export function sharpen(chances: FitChances, leads: boolean, known = 1): FitChances {
  const { owner, near, far } = chances;
  if (far >= FROM_FAR) return sharpenFar(chances);
  if (owner < LEAST_OF_NEAR * near) return shrinkFar(chances, leads ? 1 : 0);
  const growth = (leads ? MOST_GROWTH : OF_STAFF) * Math.min(1, Math.max(0, (owner - UNKNOWN_FIT.owner * (1 - known) - FROM) / RANGE));
  return shrinkFar({ owner: owner + (near + far) * growth, near: near * (1 - growth), far: far * (1 - growth) }, 1);
}
