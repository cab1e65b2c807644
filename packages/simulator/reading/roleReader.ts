import { textOf } from './textOf.ts';
import type { EmailDraft } from './draft.ts';
import { toSpans, type FeatureReader } from './featureReader.ts';
import type { PhraseMatch } from './phrases/findPhrases.ts';
import { chanceOf } from '../reader/readSentences.ts';
import type { Span } from './span.ts';
import { strengthOf, type RoleSource } from './strengthOf.ts';

/** A sentence that has a role, with how much it counts (above 0, at most 1) and the listed phrases in it that indicate the role. */
export type WeighedSentence = { start: number; end: number; strength: number; phrases: readonly PhraseMatch[] };

/** The sentences of a body that have a role. */
export function weighSentences({ readings, bodyPhrases, body }: EmailDraft, source: RoleSource): WeighedSentence[] {
  const { stock, except } = source;
  const listed = stock === undefined ? [] : bodyPhrases.filter((match) => match.stock === stock);
  const weighed: WeighedSentence[] = [];
  for (const reading of readings) {
    const { start, end } = reading;
    const phrases = listed.length === 0 ? listed : listed.filter((match) => match.start >= start && match.start < end);
    const strength = strengthOf(reading, source, phrases.length > 0);
    if (strength > 0 && except?.(textOf(body, { start, end })) !== true) weighed.push({ start, end, strength, phrases });
  }
  return weighed;
}

/** From this probability on, plain words make a reading certain. */
const PROBABLE = 0.5;

/** The sentences that probably have a role and say so in plain words. */
export const plainSentences = (draft: EmailDraft, source: RoleSource, isPlain: (sentence: string) => boolean): Span[] =>
  draft.readings
    .filter((reading) => {
      const text = textOf(draft.body, reading);
      return chanceOf(reading, source.role) >= PROBABLE && source.except?.(text) !== true && isPlain(text);
    })
    .map(({ start, end }): Span => ({ part: 'body', start, end }));

export const sumStrengths = (weighed: readonly { strength: number }[]): number =>
  // Rounded to hundredths: thousandths would distinguish leads that are alike in every other way.
  Math.round(100 * weighed.reduce((sum, { strength }) => sum + strength, 0)) / 100;

/** Reads the sentences with a role; the value is their number, each weighted by how certain it is. */
export const roleReader = (source: RoleSource): FeatureReader => ({
  find: (draft) =>
    weighSentences(draft, source).flatMap(({ start, end, phrases }) => toSpans('body', phrases.length > 0 ? phrases : [{ start, end }])),
  read: (draft) => sumStrengths(weighSentences(draft, source)),
});
