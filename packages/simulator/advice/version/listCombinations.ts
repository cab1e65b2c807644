import type { Edit } from '../../edits/edits.ts';
import type { Email } from '../../lead.ts';
import { rateIndex } from '../../model/rates.ts';
import { applySome } from './judgeTogether.ts';
import { shownRatesOf, type Edited, type Trial } from './trial.ts';

/** The email with some of the changes applied: bit `n` of `changes` is the n-th change. */
export type Combination = { changes: number; email: Email; replies: number; interest: number };

/** Intermediate combinations are computed on this many leads; none and all of the changes on all leads. */
const MOST_CHOSEN = 10;
const [replyAt, interestAt] = [rateIndex('reply'), rateIndex('interest')];

type Ends = readonly [none: Float64Array, all: Float64Array];

/** A rate on some leads, scaled to its values on all of them. */
function placeBetween(rate: number, value: number, { few, all }: { few: Ends; all: Ends }): number {
  const [fewNone, fewAll, allNone, allAll] = [...few, ...all].map((rates) => rates[rate] ?? 0);
  if (fewNone === undefined || fewAll === undefined || allNone === undefined || allAll === undefined) return value;
  if (value === fewAll) return allAll;
  const [step, whole] = [Math.log(fewAll / fewNone), Math.log(allAll / allNone)];
  // If all changes together hardly move a rate, a single one still may, and its share of almost nothing is meaningless.
  const stretch = Math.abs(step) < LEAST_STEP ? 1 : Math.min(MOST_STRETCH, Math.max(1 / MOST_STRETCH, whole / step));
  return allNone * Math.exp(stretch * Math.log(value / fewNone));
}
const [LEAST_STEP, MOST_STRETCH] = [0.02, 1.5];

/** The email without any change, and with all of them. */
export function listEnds(whole: Trial, edits: readonly Edit[]): readonly [none: Combination, all: Combination] {
  const at = (changes: number, edited: Edited): Combination => {
    const rates = shownRatesOf(whole, edited);
    return { changes, email: edited.email, replies: rates[replyAt] ?? 0, interest: rates[interestAt] ?? 0 };
  };
  return [at(0, { email: whole.shared.email, edits: [] }), at(2 ** edits.length - 1, { email: applySome(whole, edits), edits })];
}

export function* listCombinations(whole: Trial, edits: readonly Edit[]): Generator<undefined, Combination[]> {
  const trial: Trial = { ...whole, sample: whole.sample.slice(0, MOST_CHOSEN) };
  const everything: Edited = { email: applySome(whole, edits), edits };
  const original: Edited = { email: whole.shared.email, edits: [] };
  const few: Ends = [shownRatesOf(trial, original), shownRatesOf(trial, everything)];
  yield;
  const none = shownRatesOf(whole, original);
  yield;
  const all: Ends = [none, shownRatesOf(whole, everything)];
  const combinations: Combination[] = [];
  for (let changes = 0; changes < 2 ** edits.length; changes += 1) {
    const some = edits.filter((_, index) => (changes & (1 << index)) !== 0);
    const email = applySome(trial, some);
    const rates = shownRatesOf(trial, { email, edits: some });
    const placed = (rate: number) => placeBetween(rate, rates[rate] ?? 0, { few, all });
    combinations.push({ changes, email, replies: placed(replyAt), interest: placed(interestAt) });
    yield;
  }
  return combinations;
}
