import type { OutcomeChances } from './parseOpinions.ts';

/** Typical statements for each of the four outcomes: a reaction is placed by which of them it is closest to in meaning. */
export const OUTCOME_STATEMENTS: readonly (readonly string[])[] = [
  ['I would not even open this email.', 'This looks like spam, I delete it without reading.', 'I never noticed this email in my inbox.'],
  ['I glanced at it and moved on.', 'I read it, but I have no reason to answer.', 'Not interesting enough to reply to.'],
  ['I will tell them no thanks.', 'I would answer that this is not for us.', 'Please do not write to me again.'],
  ['This is exactly what we need, I want to hear more.', 'I would reply and ask for details.', 'Interesting, let us talk about it.'],
];

const dot = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, value, index) => sum + value * (others[index] ?? 0), 0);

function cosine(some: readonly number[], others: readonly number[]): number {
  const size = Math.sqrt(dot(some, some) * dot(others, others));
  return size > 0 ? dot(some, others) / size : 0;
}

/** Keeps the least likely outcome possible. */
const FLOOR = 0.02;

/**
 * Probabilities from meaning alone: the similarity of a reaction to the statements of each outcome, minus the smallest similarity, scaled
 * to 1. All vectors are from one model; `statements` has one list per outcome. Semantic-similarity rating after arXiv 2510.08338.
 */
export function rateBySimilarity(reaction: readonly number[], statements: readonly (readonly (readonly number[])[])[]): OutcomeChances {
  const similar = statements.map((list) => list.reduce((sum, vector) => sum + cosine(reaction, vector), 0) / Math.max(1, list.length));
  const least = Math.min(...similar);
  const weights = similar.map((value) => value - least + FLOOR);
  const sum = weights.reduce((total, value) => total + value, 0);
  const [ignores = 0, opens = 0, declines = 0, interested = 0] = weights.map((value) => value / sum);
  return [ignores, opens, declines, interested];
}

/** Averages the model's own numbers and the meaning of its words. */
export const blendChances = (one: OutcomeChances, other: OutcomeChances): OutcomeChances => {
  const half = (index: 0 | 1 | 2 | 3) => (one[index] + other[index]) / 2;
  return [half(0), half(1), half(2), half(3)];
};
