/** Probabilities that a lead decides on the offer, works close to it, or is far from it; they add up to 1. */
export type FitChances = { owner: number; near: number; far: number };

/** A lead without known facts, and everyone in the reference population: half owners, a quarter near, a quarter far. */
export const UNKNOWN_FIT: FitChances = { owner: 0.5, near: 0.25, far: 0.25 };

/** What lies between two readings, with the share of the second. */
export const mixChances = (one: FitChances, other: FitChances, share: number): FitChances => ({
  owner: one.owner + (other.owner - one.owner) * share,
  near: one.near + (other.near - one.near) * share,
  far: one.far + (other.far - one.far) * share,
});
