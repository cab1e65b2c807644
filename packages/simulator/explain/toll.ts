import { addExpectedRates, RATE_COUNT } from '../model/chances.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { predict, type Weights } from '../model/predictors.ts';
import { rateIndex } from '../model/rates.ts';
import { MODEL } from '../model/model.ts';
import { centralModel } from './drawnModels.ts';
import type { RowGroup } from './rows.ts';
import { movedBy, withoutMoved } from './worth.ts';

/** What a factor does besides replies, as log ratios of the list's rates with it to those without it, among the same people opening. */
export type Toll = { interest: number; unsubscribe: number; spam_report: number };

/** The list's expected rates under some weights. */
function ratesOf(groups: readonly RowGroup[], weights: Weights, bucket: number): Float64Array {
  const table = new Float64Array(RATE_COUNT);
  const { constants } = centralModel(bucket);
  for (const { columns, share } of groups)
    addExpectedRates(table, { predictors: predict(columns, weights), weight: share, fits: fitShifts(columns, weights) }, constants);
  return table;
}

/** Measures the toll of factors of replies on one list, whose own rates are computed once. */
export function tollReader(groups: readonly RowGroup[], bucket: number): (factor: number) => Toll {
  const now = ratesOf(groups, MODEL.weights, bucket);
  return (factor) => {
    const without = ratesOf(groups, withoutMoved(MODEL.weights, movedBy('interest', factor)), bucket);
    const of = (name: 'interest' | 'unsubscribe' | 'spam_report') =>
      Math.log((now[rateIndex(name)] || 1e-12) / (without[rateIndex(name)] || 1e-12));
    return { interest: of('interest'), unsubscribe: of('unsubscribe'), spam_report: of('spam_report') };
  };
}

/** The guardrail of edits: a smaller rise of complaints, as a share, is no reason against an email. */
const LEAST_COMPLAINTS = Math.log(1.1);

/** How much more a factor brings of complaints, as a log ratio: the larger of the two, if it can be seen. */
export const complaintsOf = ({ unsubscribe, spam_report }: Toll): number => {
  const most = Math.max(unsubscribe, spam_report);
  return most >= LEAST_COMPLAINTS ? most : 0;
};

/**
 * How much a factor counts, in log odds or log ratios: the largest of what it does to replies, to interest and, for a fault, to complaints.
 * People also answer threats and insults: those cost interest, and bring complaints.
 */
export function weigh(contribution: number, toll: Toll | null): number {
  const replies = Math.abs(contribution);
  if (toll === null) return replies;
  return contribution < 0 ? Math.max(replies, -toll.interest, complaintsOf(toll)) : Math.max(replies, toll.interest);
}
