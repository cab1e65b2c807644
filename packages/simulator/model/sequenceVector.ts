import { COLUMN_COUNT } from './columns.ts';
import { predict, PREDICTORS, type Weights } from './predictors.ts';
import { TERM_COUNT } from './sequenceTerms.ts';

/**
 * A lead with follow-ups is one longer vector: the columns of the first email, then for each follow-up its columns and its terms. A lead
 * with one email has only the columns, and is computed as if there were no sequences.
 */
const FOLLOW_UP_LENGTH = COLUMN_COUNT + TERM_COUNT;

/** The columns of one email; `terms` in `SEQUENCE_TERMS` order, null for a first email. */
export type StepColumns = { columns: Float64Array; terms: Float64Array | null };
type FollowUpColumns = { columns: Float64Array; terms: Float64Array };

export const isSequence = (vector: Float64Array): boolean => vector.length > COLUMN_COUNT;

/** How many emails a vector contains. */
export const countEmails = (vector: Float64Array): number => 1 + Math.floor((vector.length - COLUMN_COUNT) / FOLLOW_UP_LENGTH);

/** Where each email's columns start. */
export const emailStarts = (vector: Float64Array): number[] =>
  Array.from({ length: countEmails(vector) }, (_, email) => (email === 0 ? 0 : COLUMN_COUNT + (email - 1) * FOLLOW_UP_LENGTH));

export function joinSteps(first: Float64Array, followUps: readonly FollowUpColumns[]): Float64Array {
  const vector = new Float64Array(COLUMN_COUNT + followUps.length * FOLLOW_UP_LENGTH);
  vector.set(first);
  followUps.forEach(({ columns, terms }, index) => {
    const start = COLUMN_COUNT + index * FOLLOW_UP_LENGTH;
    vector.set(columns, start);
    vector.set(terms, start + COLUMN_COUNT);
  });
  return vector;
}

/** The columns of the first email alone. */
export const firstOf = (vector: Float64Array): Float64Array => splitSteps(vector)[0]?.columns ?? vector;

const split = new WeakMap<Float64Array, readonly StepColumns[]>();

/** The emails of a vector, as views into it. Cached with the vector, because every parameter draw needs them. */
export function splitSteps(vector: Float64Array): readonly StepColumns[] {
  const known = split.get(vector);
  if (known !== undefined) return known;
  const steps = emailStarts(vector).map((start, email): StepColumns => {
    const end = start + COLUMN_COUNT;
    return { columns: vector.subarray(start, end), terms: email === 0 ? null : vector.subarray(end, end + TERM_COUNT) };
  });
  split.set(vector, steps);
  return steps;
}

/** The seven predictors of one email of a sequence. Weights contain those of the columns, then those of the terms. */
export function predictStep({ columns, terms }: StepColumns, weights: Weights): Float64Array {
  const predictors = predict(columns, weights);
  if (terms === null) return predictors;
  for (let index = 0; index < PREDICTORS.length; index += 1) {
    let sum = 0;
    for (let term = 0; term < TERM_COUNT; term += 1) sum += (terms[term] ?? 0) * (weights[index]?.[COLUMN_COUNT + term] ?? 0);
    predictors[index] = (predictors[index] ?? 0) + sum;
  }
  return predictors;
}

/** The predictors of each email of a vector, in order. */
export const predictSteps = (vector: Float64Array, weights: Weights): Float64Array[] =>
  splitSteps(vector).map((step) => predictStep(step, weights));
