import { COLUMNS, type NamedColumn } from '../model/columns.ts';
import { MODEL } from '../model/model.ts';
import { PREDICTORS, type Predictor } from '../model/predictors.ts';
import type { Edit } from './edits.ts';
import type { FactorId } from '../signs/signs.ts';

/** The signs that may gain by some edits. */
export const claimedBy = (edits: readonly Pick<Edit, 'fixes' | 'isSlight'>[]): readonly FactorId[] => [
  ...new Set(edits.flatMap(({ fixes, isSlight }) => (isSlight === true ? [] : fixes))),
];

const countQuestions = (body: string): number => body.match(/\?(?=[\s"'\u2019\u201d)]|$)/gu)?.length ?? 0;

/** The signs that a text gains by whose edits wrote a question: whatever they are about, the reader is asked something now. */
export const claimedByQuestion = (before: string, after: string): readonly FactorId[] =>
  countQuestions(after) > countQuestions(before) ? ['ask_kind', 'missing_ask'] : [];

/** Whether edits only repair what they are about, so that nothing else in the email may gain or lose by them. */
export const isExact = (edits: readonly Pick<Edit, 'isRepair'>[]): boolean =>
  edits.length > 0 && edits.every(({ isRepair }) => isRepair === true);

/** What leads to interest. */
const GAINS: readonly Predictor[] = ['placement', 'open', 'reply', 'positive'];

/** How much more interest comes with more of a column. */
const worths = COLUMNS.map((_, at) => GAINS.reduce((sum, name) => sum + (MODEL.weights[PREDICTORS.indexOf(name)]?.[at] ?? 0), 0));

/** `isReread`: whether a column changed only because the same text was read again. */
type Claims = { claimed: ReadonlySet<FactorId>; isExact: boolean; isReread?: (column: NamedColumn) => boolean };

/**
 * The columns of an edited email, in which only the signs that the edit addresses gain: one word less may turn the reading of a sentence
 * that is nearly the same, and nobody should be told that this word cost a third of the replies. Losses count in every sign, except those of
 * text that the edit left as it was, and those of a repair (`isExact`): a corrected word costs nothing.
 */
export function claimedGains(
  before: Float64Array,
  after: Float64Array,
  { claimed, isExact: isRepaired, isReread = () => false }: Claims,
): Float64Array {
  return after.map((value, at) => {
    const [old, column] = [before[at], COLUMNS[at]];
    if (old === undefined || column === undefined || old === value) return value;
    const isGain = (value - old) * (worths[at] ?? 0) > 0;
    // What an edit is about may gain; that the same text was read again is no loss.
    if (claimed.has(column.factorId)) return isGain || !isReread(column) ? value : old;
    return isRepaired || isGain || isReread(column) ? old : value;
  });
}
