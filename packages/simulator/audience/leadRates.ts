import type { ModelAtBucket } from '../explain/drawnModels.ts';
import type { LeadRow } from '../explain/rows.ts';
import { groupRates } from '../model/rates.ts';

/** Everything a lead's expected rates depend on: the centered columns of all its emails. */
export const toRateInput = ({ sent }: LeadRow): Float64Array => sent;

/** Exact: the bit patterns of the columns as text. Leads with equal keys have equal rates. */
export const rateKeyOf = (input: Float64Array): string =>
  String.fromCharCode(...new Uint16Array(input.buffer, input.byteOffset, input.length * 4));

/**
 * One lead's expected rates in one model at its bucket, as in the forecast, in `RATE_NAMES` order. All audience rates are computed here.
 */
export const ratesOf = (input: Float64Array, model: ModelAtBucket): Float64Array =>
  groupRates([{ key: '', versions: [input], share: 1 }], 0, model);
