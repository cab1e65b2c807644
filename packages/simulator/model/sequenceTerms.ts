import { findPrior } from '../priors.ts';
import { FOLLOW_UP_IDS } from '../signs/followUp/followUpSigns.ts';
import { outcomeOf, PREDICTORS } from './predictors.ts';

/** A follow-up's terms besides the columns of every email: how many emails came before it, and its own signs, in this order. */
export const SEQUENCE_TERMS = ['sequenceStep', ...FOLLOW_UP_IDS] as const;
export const TERM_COUNT = SEQUENCE_TERMS.length;

/** How a prior moves one term's weight on one predictor. */
type TermEffect = { predictor: number; term: number; name: string; mean: number; sd: number };

/** The terms' effects that have a prior; all others are 0. */
export const TERM_EFFECTS: readonly TermEffect[] = SEQUENCE_TERMS.flatMap((term, index) =>
  PREDICTORS.flatMap((predictor, at) => {
    const row = findPrior(`${term}.${outcomeOf[predictor]}`);
    return row === undefined ? [] : [{ predictor: at, term: index, name: row.name, mean: row.mean, sd: row.sd }];
  }),
);
