import { groupLeads, pickRepresentatives } from '../model/groups.ts';
import { interval80, toNanos } from '../model/quantiles.ts';
import { groupRates, rateIndex } from '../model/rates.ts';
import type { Interval } from '../outcome.ts';
import type { StageName } from './explanation.ts';
import type { LeadRow } from './rows.ts';
import { centralWorld, drawWorlds, FACTOR_DRAWS } from './worlds.ts';

const MOST_GROUPS = 48;

export type ExpectedRate = { rate: number; interval80: Interval; draws: Float64Array };

/** Expected opens or replies of some leads, of mails sent, with the interval of the true rate and the draws behind it. */
export function expectRate(stage: StageName, rows: readonly LeadRow[], bucket: number): ExpectedRate {
  const at = rateIndex(stage);
  const groups = groupLeads(rows.map(({ columns }) => [columns]));
  const some = pickRepresentatives(groups, MOST_GROUPS);
  const world = centralWorld(bucket);
  const centre = groupRates(groups, 0, world)[at] ?? 0;
  const centreOfSome = groupRates(some, 0, world)[at] || 1;
  const draws = Float64Array.from(drawWorlds(FACTOR_DRAWS, bucket), (drawn) =>
    Math.min(1, ((groupRates(some, 0, drawn)[at] ?? 0) * centre) / centreOfSome),
  );
  return { rate: toNanos(centre), interval80: interval80(draws), draws };
}
