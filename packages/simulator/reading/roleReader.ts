import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import type { EmailDraft } from './draft.ts';
import { toSpans, type FeatureReader } from './featureReader.ts';
import type { PhraseMatch } from './phrases/findPhrases.ts';
import type { StockName } from './phrases/phraseStock.ts';

/** The chance of a role from which a sentence counts at all, and the one from which it counts in full. */
type Gate = { from: number; full: number };

/** A sentence that has a role, with how much it counts as one, above 0 and at most 1, and the listed phrases in it that say so. */
export type WeighedSentence = { start: number; end: number; strength: number; phrases: readonly PhraseMatch[] };

/** Chosen on ordinary emails: below a third most are near misses, above three in five few are. */
const USUAL: Gate = { from: 0.3, full: 0.6 };
/** Where a listed phrase stands too, it counts unless the reader is sure of the opposite. */
const LISTED: Gate = { from: 0.004, full: 0.02 };
/** For what is said of nobody lightly. */
export const STRICT: Gate = { from: 0.5, full: 0.75 };

/** How much a chance counts: rises evenly through the gate, so that a word more or less moves little. */
export const weigh = (chance: number, { from, full }: Gate): number => Math.min(1, Math.max(0, (chance - from) / (full - from)));

/** `except`: sentences that say something else, whatever the reader takes them for. */
type RoleSource = { role: Role; stock?: StockName; gate?: Gate; listedGate?: Gate; except?: RegExp };

/** What closes an email says little else, thanks apart. */
const LEAST_SIGN_OFF = 0.3;

/** How much a sentence counts as having a role, by the chance the reader gives it and whether a listed phrase stands in it. */
export function strengthOf(reading: SentenceReading, { role, gate = USUAL, listedGate = LISTED }: RoleSource, isListed: boolean): number {
  if (!isListed && role !== 'thanks' && chanceOf(reading, 'sign_off') >= LEAST_SIGN_OFF) return 0;
  return weigh(chanceOf(reading, role), isListed ? listedGate : gate);
}

/** The sentences of a body that have a role. */
export function weighSentences({ readings, bodyPhrases, body }: EmailDraft, source: RoleSource): WeighedSentence[] {
  const { stock, except } = source;
  const listed = stock === undefined ? [] : bodyPhrases.filter((match) => match.stock === stock);
  const weighed: WeighedSentence[] = [];
  for (const reading of readings) {
    const { start, end } = reading;
    const phrases = listed.filter((match) => match.start >= start && match.start < end);
    const strength = strengthOf(reading, source, phrases.length > 0);
    if (strength > 0 && except?.test(body.raw.slice(start, end)) !== true) weighed.push({ start, end, strength, phrases });
  }
  return weighed;
}

export const sumStrengths = (weighed: readonly { strength: number }[]): number =>
  // Hundredths: sums of thousandths would tell leads apart that nobody else does.
  Math.round(100 * weighed.reduce((sum, { strength }) => sum + strength, 0)) / 100;

/** The sentences with a role; the value is their number, each counted by how sure it is. */
export const roleReader = (source: RoleSource): FeatureReader => ({
  find: (draft) =>
    weighSentences(draft, source).flatMap(({ start, end, phrases }) => toSpans('body', phrases.length > 0 ? phrases : [{ start, end }])),
  read: (draft) => sumStrengths(weighSentences(draft, source)),
});
