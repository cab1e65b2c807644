import { anchorRate } from '../model/anchorRate.ts';
import { groupLeads, pickRepresentatives } from '../model/groups.ts';
import { interval80, toNanos } from '../model/quantiles.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import type { Interval } from '../outcome.ts';
import type { StageName } from './explanation.ts';
import type { LeadRow } from './rows.ts';
import { centralModel, drawModels, FACTOR_DRAWS } from './drawnModels.ts';

const MOST_GROUPS = 48;

export type ExpectedRate = { rate: number; interval80: Interval; draws: Float64Array };

/**
 * Expected opens or replies of some leads, per email sent, with the interval of the true rate and its draws; `spread` as in `drawModels`.
 */
export function expectRate(
  stage: StageName,
  rows: readonly LeadRow[],
  { bucket, spread }: { bucket: number; spread?: number },
): ExpectedRate {
  const at = rateIndex(stage);
  // Opens of the first email, replies to the whole sequence.
  const groups = groupLeads(rows.map(({ columns, sent }) => [stage === 'open' ? columns : sent]));
  const some = pickRepresentatives(groups, MOST_GROUPS);
  const model = centralModel(bucket);
  const center = groupRates(groups, 0, model)[at] ?? 0;
  const central = groupRates(some, 0, model)[at] ?? 0;
  const draws = Float64Array.from(drawModels(FACTOR_DRAWS, bucket, spread), (drawn) =>
    anchorRate(center, { central, drawn: groupRates(some, 0, drawn)[at] ?? 0 }),
  );
  return { rate: toNanos(center), interval80: interval80(draws), draws };
}
