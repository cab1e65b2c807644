import { keyedUniform } from './draws.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { campaignEffect, type CampaignEffect, type PastResult } from './model/campaignEffect.ts';
import { logit, RATE_COUNT, sigmoid } from './model/chances.ts';
import { groupLeads, pickRepresentatives, type Group } from './model/groups.ts';
import { MODEL } from './model/model.ts';
import { drawParameters, type DrawRange } from './model/parameterDraws.ts';
import { binomialQuantile, interval80, toNanos } from './model/quantiles.ts';
import { groupRates, mapRates, rateIndex, toRates, withCampaignEffect, zeroIntervals, zeroRates } from './model/rates.ts';
import { readLead } from './model/readLead.ts';
import { BUCKET_COUNT, type BucketForecast, type OfReplies, type RateIntervals, type Rates } from './outcome.ts';
import { PRIORS_VERSION } from './priors.ts';

export type { PastResult } from './model/campaignEffect.ts';
export type { DrawRange } from './model/parameterDraws.ts';

export type ForecastOptions = {
  /** The sender's own earlier result; narrows the reply's interval and moves it. */
  pastResult?: PastResult;
  /** Parameter draws behind the intervals; the first 300 unless others are asked for. */
  draws?: DrawRange;
};

export const DEFAULT_DRAWS: DrawRange = { first: 0, count: 300 };

const noCell = new Float64Array(1);

/** Every cell of the table in each draw: cell by cell, draw by draw. */
function drawTables(
  groups: readonly Group[],
  centre: Float64Array,
  { effect, draws }: { effect: CampaignEffect; draws: DrawRange },
): Float64Array[] {
  const some = pickRepresentatives(groups);
  const constants = withCampaignEffect(MODEL.constants, effect.centre);
  const centreOfSome = groupRates(some, 0, { ...MODEL, constants });
  const cells = Array.from(centre, () => new Float64Array(draws.count));
  drawParameters(draws).forEach((world, draw) => {
    const drawn = groupRates(some, 0, {
      weights: world.weights,
      constants: withCampaignEffect(world.constants, effect.quantile(world.campaignUniform)),
    });
    // The representatives tell how far a draw moves a rate; the whole list tells from where.
    cells.forEach((cell, index) => {
      cell[draw] = sigmoid(logit(centre[index] ?? 0) + logit(drawn[index] ?? 0) - logit(centreOfSome[index] ?? 0));
    });
  });
  return cells;
}

/** What lists of `leadCount` may show where the true rates are drawn: the luck of a finite list on top. */
function runIntervals(cells: readonly Float64Array[], leadCount: number, { first }: DrawRange): RateIntervals[] {
  const shares = (rate: number, trueRates: Float64Array) =>
    trueRates.map((chance, draw) => {
      const luck = keyedUniform(PRIORS_VERSION, String(first + draw), `run-${rate}`);
      return binomialQuantile(leadCount, chance, luck) / leadCount;
    });
  return Array.from({ length: BUCKET_COUNT }, (_, bucket) =>
    mapRates((rate) => interval80(shares(rate, cells[bucket * RATE_COUNT + rate] ?? noCell))),
  );
}

/** A bucket's rates over its reply rate, draw by draw: what both share cancels. */
function toOfReplies(bucket: number, { centre, cells }: { centre: Float64Array; cells: readonly Float64Array[] }): OfReplies {
  const at = (name: keyof Rates) => bucket * RATE_COUNT + rateIndex(name);
  const replies = cells[at('reply')] ?? noCell;
  const ratioOf = (name: keyof OfReplies) => {
    const cell = cells[at(name)] ?? noCell;
    const ratios = cell.map((rate, draw) => rate / (replies[draw] ?? Number.NaN));
    return { expected: toNanos((centre[at(name)] ?? 0) / (centre[at('reply')] ?? Number.NaN)), interval80: interval80(ratios) };
  };
  return { interest: ratioOf('interest'), forward: ratioOf('forward'), remind_later: ratioOf('remind_later') };
}

const nothing = { expected: 0, interval80: [0, 0] } as const;

const emptyForecast = (): BucketForecast[] =>
  Array.from({ length: BUCKET_COUNT }, (_, bucket) => ({
    bucket,
    expected: zeroRates(),
    trueRate80: zeroIntervals(),
    run80: zeroIntervals(),
    ofReplies: { interest: nothing, forward: nothing, remind_later: nothing },
  }));

/** The forecast of leads that were read already: one centred column vector each. */
export function forecastColumns(columns: readonly Float64Array[], options: ForecastOptions = {}): BucketForecast[] {
  if (columns.length === 0) return emptyForecast();
  const draws = options.draws ?? DEFAULT_DRAWS;
  const effect = campaignEffect(options.pastResult);
  const groups = groupLeads(columns.map((vector) => [vector]));
  const centre = groupRates(groups, 0, { ...MODEL, constants: withCampaignEffect(MODEL.constants, effect.centre) });
  const cells = drawTables(groups, centre, { effect, draws });
  const run = runIntervals(cells, columns.length, draws);
  return Array.from({ length: BUCKET_COUNT }, (_, bucket) => ({
    bucket,
    expected: toRates(centre, bucket),
    trueRate80: mapRates((rate) => interval80(cells[bucket * RATE_COUNT + rate] ?? noCell)),
    run80: run[bucket] ?? zeroIntervals(),
    ofReplies: toOfReplies(bucket, { centre, cells }),
  }));
}

/**
 * Expected rates of a list at each of the ten buckets, lowest first, as fractions of sent mails, with two 80 % intervals: of the true rate, and
 * of what one run of this list may show. An empty list has zeros. Throws where a past result has more replies than mails.
 */
export function forecast(campaign: CampaignContext, leads: readonly LeadInList[], options: ForecastOptions = {}): BucketForecast[] {
  return forecastColumns(
    leads.map((lead) => readLead(campaign, lead).columns),
    options,
  );
}
