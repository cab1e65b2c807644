import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { StockName } from './phrases/phraseStock.ts';

/** The chance of a role from which a sentence counts at all, and the one from which it counts in full. */
type Gate = { from: number; full: number };

/** Chosen on ordinary emails: below a third most are near misses, above three in five few are. */
const USUAL: Gate = { from: 0.3, full: 0.6 };
/** Where a listed phrase stands too, it counts unless the reader is sure of the opposite. */
const LISTED: Gate = { from: 0.004, full: 0.02 };
/** For accusations, which need more certainty. */
export const STRICT: Gate = { from: 0.5, full: 0.75 };

/** How much a chance counts: rises evenly through the gate, so that a word more or less moves little. */
export const weigh = (chance: number, { from, full }: Gate): number => Math.min(1, Math.max(0, (chance - from) / (full - from)));

/** `except`: sentences that say something else, whatever the reader takes them for. */
export type RoleSource = { role: Role; stock?: StockName; gate?: Gate; listedGate?: Gate; except?: RegExp };

/** What closes an email says little else, thanks apart: what is less likely than the closing counts less, and at this distance nothing. */
const LEAST_SIGN_OFF = 0.3;
const FAR_BELOW = 0.25;
const besideClosing = (chance: number, closing: number): number =>
  closing < LEAST_SIGN_OFF ? 1 : Math.min(1, Math.max(0, 1 - (closing - chance) / FAR_BELOW));

/** How much a sentence counts as having a role, by the chance the reader gives it and whether a listed phrase is in it. */
export function strengthOf(reading: SentenceReading, { role, gate = USUAL, listedGate = LISTED }: RoleSource, isListed: boolean): number {
  const [chance, closing] = [chanceOf(reading, role), chanceOf(reading, 'sign_off')];
  const share = isListed || role === 'thanks' ? 1 : besideClosing(chance, closing);
  return share * weigh(chance, isListed ? listedGate : gate);
}
