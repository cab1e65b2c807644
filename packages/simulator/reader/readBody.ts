import { readInContext } from './context.ts';
import { readKindChances } from './readKind.ts';
import { readByWords, type BodyParts, type SentenceReading } from './readSentences.ts';

/** What a body's sentences do, at most `MOST_SENTENCES` of them, and the chance of each kind of email in `EMAIL_KINDS` order. */
export type BodyReading = { readings: SentenceReading[]; kinds: Float64Array };

/**
 * Reads a body: each sentence by its words, from these the kind of email, and then each sentence again with what stands around it.
 * English; in another language the chances mean nothing.
 */
export function readBody(body: BodyParts): BodyReading {
  const first = readByWords(body);
  const kinds = readKindChances(body, first);
  return { readings: readInContext(first, kinds), kinds };
}
