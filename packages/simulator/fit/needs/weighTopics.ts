import { isManner } from '../mail/mannerWords.ts';
import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { onFirstUse } from '../../onFirstUse.ts';
import { TOPIC_WEIGHTS } from './topicWeights.ts';

/** How much a sentence counts, relative to what it says about the offer, if it tells only whose work it is or is the subject. */
const OF_WORK = 0.5;
const OF_SUBJECT = 0.5;
const LEAST_COUNTED = 0.05;
/** How much a pair of words counts beside a single one. */
const OF_PAIR = 0.7;
/** The words of a short email say no more each than those of an email of some fifty words. */
const SHORTEST = 6.5;

/** A customer's story says nothing about what is offered. */
const countOf = ({ weight, workWeight, isTitle, isStory }: MaskedSentence): number =>
  isStory ? 0 : isTitle === true ? OF_SUBJECT : Math.max(weight, OF_WORK * workWeight);

const isWord = (stem: string | undefined): stem is string =>
  stem !== undefined && stem.length > 1 && !/^\d+$/.test(stem) && !isManner(stem);

/** The words and pairs of words of an email, as stems, each with its share of all of them: the squares of the shares sum to 1, or to less in a short email. */
export function listTopicWords(sentences: readonly MaskedSentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string, weight: number): void => void counts.set(key, Math.max(counts.get(key) ?? 0, weight));
  for (const sentence of sentences) {
    const weight = countOf(sentence);
    if (weight < LEAST_COUNTED) continue;
    sentence.stems.forEach((stem, at) => {
      if (!isWord(stem)) return;
      count(stem, weight);
      const next = sentence.stems[at + 1];
      if (isWord(next)) count(`${stem} ${next}`, weight * OF_PAIR);
    });
  }
  const length = Math.max(SHORTEST, Math.sqrt([...counts.values()].reduce((sum, weight) => sum + weight * weight, 0)));
  return new Map([...counts].map(([key, weight]) => [key, weight / length]));
}

/** The smallest weight, in log odds of an email that has no other word. */
export const WEIGHT_STEP = 0.5;
/** Weights and numbers of categories are written in this base: one digit for a weight, two for a category. */
export const BASE = 36;

type Weight = { category: number; weight: number };

const readWeights = onFirstUse((): ReadonlyMap<string, readonly Weight[]> => {
  const { words, counts, categories, weights } = TOPIC_WEIGHTS;
  let from = 0;
  return new Map(
    words.split(',').map((word, at) => {
      const list = Array.from({ length: Number.parseInt(counts.charAt(at), BASE) }, (_, offset) => ({
        category: Number.parseInt(categories.slice(2 * (from + offset), 2 * (from + offset) + 2), BASE),
        weight: Number.parseInt(weights.charAt(from + offset), BASE) * WEIGHT_STEP,
      }));
      from += list.length;
      return [word, list];
    }),
  );
});

/** What all the words of an email together add to the log odds of the categories, by their place in `CATEGORIES`. */
export function weighTopics(sentences: readonly MaskedSentence[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [word, share] of listTopicWords(sentences))
    for (const { category, weight } of readWeights().get(word) ?? []) sums.set(category, (sums.get(category) ?? 0) + weight * share);
  return sums;
}
