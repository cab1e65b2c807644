import type { ModelAtBucket } from '../explain/drawnModels.ts';
import type { LeadRow } from '../explain/rows.ts';
import { addExpectedRates, RATE_COUNT } from '../model/chances.ts';
import { fitShifts } from '../model/fitClasses.ts';
import { predict } from '../model/predictors.ts';

/** All of a lead that its expected rates follow from: one centred column vector for each email it gets. */
export type RateInput = readonly Float64Array[];

export const toRateInput = ({ columns }: LeadRow): RateInput => [columns];

/** Exact: the bit patterns of the columns as text. Leads with equal keys have equal rates. */
export const rateKeyOf = (input: RateInput): string =>
  input.map((columns) => String.fromCharCode(...new Uint16Array(columns.buffer, columns.byteOffset, columns.length * 4))).join('\u0000');

/** One lead's expected rates in one model, as `Rates` names them. Every rate of an audience is taken here. */
export function ratesOf([columns]: RateInput, { weights, constants }: ModelAtBucket): Float64Array {
  const table = new Float64Array(RATE_COUNT);
  if (columns !== undefined)
    addExpectedRates(table, { predictors: predict(columns, weights), weight: 1, fits: fitShifts(columns, weights) }, constants);
  return table;
}
