import { keyedUniform } from './draws.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { anchorRate } from './model/anchorRate.ts';
import { campaignEffect, type CampaignEffect, type PastResult } from './model/campaignEffect.ts';
import { RATE_COUNT, type Constants } from './model/chances.ts';
import { groupLeads, pickRepresentatives, type Group } from './model/groups.ts';
import { MODEL } from './model/model.ts';
import { drawParameters, type DrawRange, type ParameterDraw } from './model/parameterDraws.ts';
import { binomialQuantile, interval80, toNanos } from './model/quantiles.ts';
import { groupRates, groupStepRates, mapRates, rateIndex, toRates, withCampaignEffect, zeroIntervals, zeroRates } from './model/rates.ts';
import { readLead } from './model/readLead.ts';
import { countEmails } from './model/sequenceVector.ts';
import { BUCKET_MIDPOINTS, type BucketForecast, type OfReplies, type RateIntervals, type Rates, type SenderForecast } from './outcome.ts';
import { PRIORS_VERSION } from './priors.ts';
import { readCampaign, spreadOf } from './readCampaign.ts';
import { forecastForSender, type SenderForecasts } from './sender/forSender.ts';
import { toStepForecasts } from './sequence/stepForecasts.ts';
import type { SenderPosterior } from './sender/sender.ts';

export type { PastResult } from './model/campaignEffect.ts';
export type { DrawRange } from './model/parameterDraws.ts';

export type ForecastOptions = {
  /** The sender's own earlier result; it shifts and narrows the reply's interval. */
  pastResult?: PastResult;
  /** The sender's history (`learnSender`); each bucket then has `forSender` next to the expectation for an unknown sender. */
  sender?: SenderPosterior | undefined;
  /** Parameter draws for the intervals; the first 300 by default. */
  draws?: DrawRange;
  /** How much more such campaigns vary than usual; 1 by default. */
  spread?: number;
  /** The requested buckets (0 to 9), in this order; all ten by default. A bucket's result does not depend on the others. */
  buckets?: readonly number[];
};

export const DEFAULT_DRAWS: DrawRange = { first: 0, count: 300 };

const noCell = new Float64Array(1);

const allBuckets = BUCKET_MIDPOINTS.map((_, bucket) => bucket);

const atBuckets = (constants: Constants, buckets: readonly number[]): Constants => ({
  ...constants,
  standings: buckets.flatMap((bucket) => constants.standings[bucket] ?? []),
});

const kept = new Map<string, readonly ParameterDraw[]>();

/** The parameter draws of a range, cached because all campaigns share them. */
export function keepDraws({ first, count }: DrawRange): readonly ParameterDraw[] {
  const key = `${first} ${count}`;
  const known = kept.get(key) ?? drawParameters({ first, count });
  if (kept.size > 4) kept.clear();
  kept.set(key, known);
  return known;
}

/** The parameter draws and buckets, the campaign effect, and the maximum number of emails. */
type Setting = { effect: CampaignEffect; draws: DrawRange; buckets: readonly number[]; emails: number };

/** At most this many groups represent a list in each draw; fewer if each has several emails. */
const MOST_SEQUENCES = 48;

const representativesOf = (groups: readonly Group[], emails: number): Group[] =>
  emails === 1 ? pickRepresentatives(groups) : pickRepresentatives(groups, MOST_SEQUENCES);

type World = Parameters<typeof groupRates>[2];

/** The rates of a list, followed by the cells of each email if there are several. */
const ratesOf = (groups: readonly Group[], emails: number, world: World): Float64Array =>
  emails === 1 ? groupRates(groups, 0, world) : groupStepRates(groups, emails, world);

/** A rate of exactly 0 or 1 has no odds to move. */
const isSure = (rate: number): boolean => rate <= 0 || rate >= 1;

/** Every cell of the table in each draw: cell by cell, draw by draw. */
function drawTables(groups: readonly Group[], center: Float64Array, { effect, draws, buckets, emails }: Setting): Float64Array[] {
  const some = representativesOf(groups, emails);
  const constants = atBuckets(withCampaignEffect(MODEL.constants, effect.center), buckets);
  const centerOfSome = ratesOf(some, emails, { ...MODEL, constants });
  const cells = Array.from(center, () => new Float64Array(draws.count));
  keepDraws(draws).forEach((parameters, draw) => {
    const drawn = ratesOf(some, emails, {
      weights: parameters.weights,
      constants: atBuckets(withCampaignEffect(parameters.constants, effect.quantile(parameters.campaignUniform)), buckets),
    });
    cells.forEach((cell, index) => {
      const [whole, central] = [center[index] ?? 0, centerOfSome[index] ?? 0];
      const isHeld = emails > 1 && (isSure(whole) || isSure(central));
      cell[draw] = isHeld ? whole : anchorRate(whole, { central, drawn: drawn[index] ?? 0 });
    });
  });
  return cells;
}

/** What lists of `leadCount` leads may show: the drawn true rates plus the sampling of a finite list. */
function runIntervals(cells: readonly Float64Array[], leadCount: number, { draws, buckets }: Setting): RateIntervals[] {
  const shares = (rate: number, trueRates: Float64Array) =>
    trueRates.map((chance, draw) => {
      const uniform = keyedUniform(PRIORS_VERSION, String(draws.first + draw), `run-${rate}`);
      return binomialQuantile(leadCount, chance, uniform) / leadCount;
    });
  return buckets.map((_, place) => mapRates((rate) => interval80(shares(rate, cells[place * RATE_COUNT + rate] ?? noCell))));
}

/** A bucket's rates divided by its reply rate, draw by draw: what both share cancels. */
function toOfReplies(place: number, { center, cells }: { center: Float64Array; cells: readonly Float64Array[] }): OfReplies {
  const at = (name: keyof Rates) => place * RATE_COUNT + rateIndex(name);
  const replies = cells[at('reply')] ?? noCell;
  const ratioOf = (name: keyof OfReplies) => {
    const cell = cells[at(name)] ?? noCell;
    const ratios = cell.map((rate, draw) => rate / (replies[draw] ?? Number.NaN));
    return { expected: toNanos((center[at(name)] ?? 0) / (center[at('reply')] ?? Number.NaN)), interval80: interval80(ratios) };
  };
  return { interest: ratioOf('interest'), forward: ratioOf('forward'), remind_later: ratioOf('remind_later') };
}

const nothing = { expected: 0, interval80: [0, 0] } as const;

const emptyForecast = (buckets: readonly number[]): BucketForecast[] =>
  buckets.map((bucket) => ({
    bucket,
    expected: zeroRates(),
    trueRate80: zeroIntervals(),
    run80: zeroIntervals(),
    ofReplies: { interest: nothing, forward: nothing, remind_later: nothing },
  }));

const noEffect: CampaignEffect = { center: 0, quantile: () => 0 };

/** The effect of a history on the same draws, with the sender's own campaign effect. */
function forecastSender(
  groups: readonly Group[],
  { leadCount, ...setting }: Setting & { leadCount: number },
  sender: SenderPosterior,
): SenderForecasts {
  const plain = { ...setting, effect: noEffect };
  const center = ratesOf(groups, setting.emails, { ...MODEL, constants: atBuckets(MODEL.constants, setting.buckets) });
  const worlds = { cells: drawTables(groups, center, plain), center, draws: setting.draws, buckets: setting.buckets, leadCount };
  return forecastForSender(sender, representativesOf(groups, setting.emails), worlds);
}

/**
 * A forecast at each requested bucket, and for the sender over all ten weighted by probability; null without a history or with fewer
 * buckets.
 */
export type ForecastWithSender = { buckets: BucketForecast[]; overall: SenderForecast | null };

/** The forecast of leads already read, one centered column vector each, with the sender's knowledge over all buckets. */
function forecastWhole(columns: readonly Float64Array[], options: ForecastOptions): ForecastWithSender {
  const { draws = DEFAULT_DRAWS, buckets = allBuckets, sender } = options;
  if (columns.length === 0) return { buckets: emptyForecast(buckets), overall: null };
  const emails = columns.reduce((most, vector) => Math.max(most, countEmails(vector)), 1);
  const setting: Setting = { effect: campaignEffect(options.pastResult, options.spread), draws, buckets, emails };
  const groups = groupLeads(columns.map((vector) => [vector]));
  const constants = atBuckets(withCampaignEffect(MODEL.constants, setting.effect.center), buckets);
  const center = ratesOf(groups, emails, { ...MODEL, constants });
  const cells = drawTables(groups, center, setting);
  const run = runIntervals(cells, columns.length, setting);
  const forSender = sender === undefined ? undefined : forecastSender(groups, { ...setting, leadCount: columns.length }, sender);
  const rows = buckets.map((bucket, place): BucketForecast => {
    const row = {
      bucket,
      expected: toRates(center, place),
      trueRate80: mapRates((rate) => interval80(cells[place * RATE_COUNT + rate] ?? noCell)),
      run80: run[place] ?? zeroIntervals(),
      ofReplies: toOfReplies(place, { center, cells }),
    };
    const known = forSender?.buckets[place];
    return {
      ...row,
      ...(known !== undefined && { forSender: known }),
      ...(emails > 1 && toStepForecasts({ center, cells }, { place, buckets: buckets.length, emails, leadCount: columns.length, draws })),
    };
  });
  return { buckets: rows, overall: forSender?.overall ?? null };
}

/** The spread of the list's kind of emails, unless another is given. */
const withSpread = (campaign: CampaignContext, leads: readonly LeadInList[], options: ForecastOptions): ForecastOptions => ({
  spread: spreadOf(readCampaign(campaign, leads)),
  ...options,
});

/** The forecast of leads already read: one centered column vector each. */
export const forecastColumns = (columns: readonly Float64Array[], options: ForecastOptions = {}): BucketForecast[] =>
  forecastWhole(columns, options).buckets;

const LEADS_A_SLICE = 25;

/** Like `forecastWithSender`, as a generator that yields after every few leads; its return value is the answer. */
export function* forecastWithSenderInSlices(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  options: ForecastOptions = {},
): Generator<undefined, ForecastWithSender> {
  const columns: Float64Array[] = [];
  for (const lead of leads) {
    columns.push(readLead(campaign, lead).columns);
    if (columns.length % LEADS_A_SLICE === 0) yield;
  }
  return forecastWhole(columns, withSpread(campaign, leads, options));
}

/** Like `forecast`, as a generator that yields after every few leads; its return value is the answer. */
export function* forecastInSlices(
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  options: ForecastOptions = {},
): Generator<undefined, BucketForecast[]> {
  return (yield* forecastWithSenderInSlices(campaign, leads, options)).buckets;
}

/** Like `forecast`, plus the sender's forecast for no particular bucket. */
export const forecastWithSender = (
  campaign: CampaignContext,
  leads: readonly LeadInList[],
  options: ForecastOptions & { sender: SenderPosterior },
): ForecastWithSender =>
  forecastWhole(
    leads.map((lead) => readLead(campaign, lead).columns),
    withSpread(campaign, leads, options),
  );

/**
 * Expected rates of a list at each of the ten buckets, lowest first, or at the requested ones, as fractions of sent emails, with two 80%
 * intervals: of the true rate, and of what one run of this list may show. An empty list has zeros. Throws if a past result has more replies
 * than emails.
 */
export function forecast(campaign: CampaignContext, leads: readonly LeadInList[], options: ForecastOptions = {}): BucketForecast[] {
  return forecastColumns(
    leads.map((lead) => readLead(campaign, lead).columns),
    withSpread(campaign, leads, options),
  );
}
