import { createDraw } from './trainLinear.ts';

/** A word of general English: its vector of length 1, and how often the corpus has it in lower case and capitalized inside a sentence. */
export type KnownWord = { word: string; rank: number; vector: Float32Array; asWord: number; asName: number };

/** Head start in rank for words the corpus itself uses. */
const AHEAD = 6000;

/** The words to keep: those the corpus uses first, then the most frequent; without names. */
export const pickWords = (words: readonly KnownWord[], most: number): KnownWord[] =>
  words
    .filter(({ asWord, asName }) => asName <= asWord)
    .map((word) => ({ word, place: word.rank - (word.asWord > 0 ? AHEAD : 0) - (word.asWord > 2 ? AHEAD : 0) }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ word }) => word);

const ROUNDS = 25;
const SEED = 5;

function nearest(vector: Float32Array, centers: readonly Float32Array[]): number {
  let [best, bestAt] = [-Infinity, 0];
  centers.forEach((center, at) => {
    let product = 0;
    for (let index = 0; index < center.length; index += 1) product += (center[index] ?? 0) * (vector[index] ?? 0);
    if (product > best) [best, bestAt] = [product, at];
  });
  return bestAt;
}

export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / Math.max(1e-9, length));
}

/** Groups words of similar meaning (k-means by the angle of their vectors, fixed seed); returns the group of each word. */
export function clusterWords(words: readonly KnownWord[], groups: number): number[] {
  const draw = createDraw(SEED);
  const picked = new Set<number>();
  while (picked.size < Math.min(groups, words.length)) picked.add(Math.floor(draw() * words.length));
  let centers = [...picked].map((at) => words[at]?.vector ?? new Float32Array());
  let found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    found = words.map(({ vector }) => nearest(vector, centers));
    const sums = centers.map((center) => new Float32Array(center.length));
    words.forEach(({ vector }, at) => {
      const sum = sums[found[at] ?? 0];
      if (sum === undefined) return;
      for (let index = 0; index < vector.length; index += 1) sum[index] = (sum[index] ?? 0) + (vector[index] ?? 0);
    });
    centers = sums.map((sum, at) => (sum.some((value) => value !== 0) ? toUnit(sum) : (centers[at] ?? sum)));
  }
  return found;
}
