import { chanceAlone, chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { StockName } from './phrases/phraseStock.ts';

/** The probability of a role at which a sentence starts to count, and the one at which it counts fully. */
type Gate = { from: number; full: number };

/** Chosen on ordinary emails: below one third, most are near misses; above three fifths, few are. */
const USUAL: Gate = { from: 0.3, full: 0.6 };
/** If a listed phrase is there too, it counts unless the reader is certain of the opposite. */
const LISTED: Gate = { from: 0.004, full: 0.02 };
/** For accusations, which require more certainty. */
export const STRICT: Gate = { from: 0.5, full: 0.75 };

/** How much a probability counts. It rises linearly between the two limits, so that one word more or less changes little. */
export const weigh = (chance: number, { from, full }: Gate): number => Math.min(1, Math.max(0, (chance - from) / (full - from)));

/**
 * `except`: sentences that say something else, whatever role the reader gives them. `alone`: how likely the role must be by the sentence's own words,
 * so that no other sentence lifts it over the line.
 */
export type RoleSource = {
  role: Role;
  stock?: StockName;
  gate?: Gate;
  listedGate?: Gate;
  alone?: Gate;
  except?: (sentence: string) => boolean;
};

/** A closing sentence says little else, except thanks. A role that is less likely than the closing counts less, and at this distance it does not count. */
const LEAST_SIGN_OFF = 0.3;
const FAR_BELOW = 0.25;
const besideClosing = (chance: number, closing: number): number =>
  closing < LEAST_SIGN_OFF ? 1 : Math.min(1, Math.max(0, 1 - (closing - chance) / FAR_BELOW));

/** How much a sentence counts as having a role: by the probability the reader gives, and whether it contains a listed phrase. */
export function strengthOf(reading: SentenceReading, source: RoleSource, isListed: boolean): number {
  const { role, gate = USUAL, listedGate = LISTED, alone } = source;
  const chance = chanceOf(reading, role);
  const inEmail = weigh(chance, isListed ? listedGate : gate);
  const strength = inEmail === 0 || alone === undefined || isListed ? inEmail : Math.min(inEmail, weigh(chanceAlone(reading, role), alone));
  return strength === 0 || isListed || role === 'thanks' ? strength : strength * besideClosing(chance, chanceOf(reading, 'sign_off'));
}
