import { chanceOf } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { EmailDraft } from './draft.ts';
import type { FeatureReader } from './featureReader.ts';
import type { StockName } from './phrases/phraseStock.ts';

/** The chance of a role from which a sentence counts at all, and the one from which it counts in full. */
type Gate = { from: number; full: number };

/** A sentence that has a role, with how much it counts as one: above 0, at most 1. */
export type WeighedSentence = { start: number; end: number; strength: number };

/** Chosen on ordinary emails: below a third most are near misses, above three in five few are. */
const USUAL: Gate = { from: 0.3, full: 0.6 };
/** Where a listed phrase stands too, little else has to speak for the role; next to nothing speaks against it. */
const LISTED: Gate = { from: 0.05, full: 0.2 };
/** For what is said of nobody lightly. */
export const STRICT: Gate = { from: 0.5, full: 0.75 };

/** How much a chance counts: rises evenly through the gate, so that a word more or less moves little. */
export const weigh = (chance: number, { from, full }: Gate): number => Math.min(1, Math.max(0, (chance - from) / (full - from)));

type RoleSource = { role: Role; stock?: StockName; gate?: Gate };

/** How much one sentence counts as having a role, by the chance the reader gives it and whether a listed phrase stands in it. */
export const strengthOf = (chance: number, isListed: boolean, gate: Gate = USUAL): number => weigh(chance, isListed ? LISTED : gate);

/** The sentences of a body that have a role. */
export function weighSentences({ readings, bodyPhrases }: EmailDraft, { role, stock, gate }: RoleSource): WeighedSentence[] {
  const listed = stock === undefined ? [] : bodyPhrases.filter((match) => match.stock === stock);
  const weighed: WeighedSentence[] = [];
  for (const reading of readings) {
    const { start, end } = reading;
    const isListed = listed.some((match) => match.start >= start && match.start < end);
    const strength = strengthOf(chanceOf(reading, role), isListed, gate);
    if (strength > 0) weighed.push({ start, end, strength });
  }
  return weighed;
}

export const sumStrengths = (weighed: readonly { strength: number }[]): number =>
  // Hundredths: sums of thousandths would tell leads apart that nobody else does.
  Math.round(100 * weighed.reduce((sum, { strength }) => sum + strength, 0)) / 100;

/** The sentences with a role; the value is their number, each counted by how sure it is. */
export const roleReader = (source: RoleSource): FeatureReader => ({
  find: (draft) => weighSentences(draft, source).map(({ start, end }) => ({ part: 'body', start, end })),
  read: (draft) => sumStrengths(weighSentences(draft, source)),
});
