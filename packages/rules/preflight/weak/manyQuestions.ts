import { countWords, READER, sentencesOf } from './sentences.ts';

/** More questions than a busy reader answers at once. */
const LEAST_QUESTIONS = 3;
/** Shorter, it only adds to the question before it: "Curious?" */
const LEAST_WORDS = 4;
/** What asks the reader for something, besides a question about "you". */
const ASKS = /\b(?:I|we|us|me|our)\b/i;
/** A question that goes on from the one before it. */
const GOES_ON = /^(?:and|or|also|if so|if not)\b/i;

const isAsked = (sentence: string): boolean =>
  sentence.endsWith('?') && countWords(sentence) >= LEAST_WORDS && (READER.test(sentence) || ASKS.test(sentence) || GOES_ON.test(sentence));

/**
 * The last question of an email that puts several to its reader; undefined if there are fewer. A question without a reader or sender is about
 * the topic.
 */
export function findManyQuestions(body: string): string | undefined {
  const sentences = sentencesOf(body);
  const asked = sentences.filter((sentence, at) => isAsked(sentence) || (sentence.endsWith('?') && isAsked(sentences[at + 1] ?? '')));
  return asked.length >= LEAST_QUESTIONS ? asked.at(-1) : undefined;
}
