import { logit, RATE_COUNT, sigmoid } from '../model/chances.ts';
import { binomialQuantile, quantile, toNanos } from '../model/quantiles.ts';
import { mapRates, rateIndex } from '../model/rates.ts';
import { keyedUniform, toNormal } from '../draws.ts';
import { OF_REPLIES, type Interval, type OfReplies, type Rates, type SenderForecast } from '../outcome.ts';
import { getPrior, PRIORS_VERSION } from '../priors.ts';
import { drawNormals, PARAMETERS, slopesAlong, type Leads } from './engineSeam.ts';
import { splitAtOpens } from './givenOpen.ts';
import { dot } from './linear.ts';
import type { BucketPosterior, SenderPosterior, SpreadPosterior } from './sender.ts';

/** Campaign effects evaluated per parameter draw. */
const EFFECTS = 4;

/** Additive steps that fill a square evenly (Roberts' R2 sequence). */
const [FIRST_STEP, SECOND_STEP] = [0.7548776662466927, 0.5698402909980532];

const evenly = (index: number, step: number): number => ((index + 0.5) * step) % 1;

/** Position of a draw along the directions of a posterior's basis, in standard deviations. */
type Standings = readonly (readonly number[])[];

const standingsOf = (sender: SenderPosterior, draws: { first: number; count: number }, places: readonly number[]): Standings =>
  drawNormals(draws).map((normals) => {
    const known = places.map((place) => normals[place] ?? 0);
    return sender.basis.map((direction) => dot(direction, known));
  });

/** How far a reply's log odds move per standard deviation of each direction: direction by bucket. */
const directionSlopes = (leads: Leads, sender: SenderPosterior, places: readonly number[]): Float64Array[] =>
  sender.basis.map((direction) => {
    const at = new Map(places.map((place, index) => [place, direction[index] ?? 0]));
    return slopesAlong(leads, (parameter) => at.get(parameter) ?? 0);
  });

const rootAt = (root: readonly number[], row: number, column: number): number => root[(row * (row + 1)) / 2 + column] ?? 0;

/** The group and the spread at a quantile of the posterior. */
function pickSpread({ groups }: BucketPosterior, spreads: readonly number[], share: number): { group: SpreadPosterior; spread: number } {
  const step = (spreads[1] ?? 1) / (spreads[0] ?? 1);
  let passed = 0;
  let last: { group: SpreadPosterior; spread: number } | undefined;
  for (const group of groups) {
    for (let index = 0; index < group.spreads.length; index += 1) {
      const weight = group.share * (group.spreads[index] ?? 0);
      const middle = spreads[group.from + index] ?? 0;
      if (passed + weight >= share) return { group, spread: middle * step ** ((share - passed) / weight - 0.5) };
      passed += weight;
      last = { group, spread: middle };
    }
  }
  if (last === undefined) throw new RangeError('A history needs spreads.');
  return last;
}

type Draw = { index: number; standing: readonly number[] };

/** One bucket's posterior, and how the reply given open moves there along the basis. */
type AtBucket = { posterior: BucketPosterior; slopes: readonly number[] };

/**
 * A parameter draw under the posterior: how far its parameters and the sender's level move the reply, and the level's remaining
 * uncertainty.
 */
function moveWorld(
  { mean, root }: SpreadPosterior,
  slopes: readonly number[],
  standing: readonly number[],
): { moved: number; own: number } {
  const size = slopes.length;
  const levelSd = getPrior('sender.level').sd;
  const seen = (row: number) => {
    let value = mean[row] ?? 0;
    for (let column = 0; column <= row && column < size; column += 1) value += rootAt(root, row, column) * (standing[column] ?? 0);
    return value;
  };
  // The same standard normal draw: without a history it is unchanged, and nothing moves.
  const moved = slopes.reduce((sum, slope, row) => sum + slope * (seen(row) - (standing[row] ?? 0)), 0);
  return { moved: moved + levelSd * seen(size), own: rootAt(root, size, size) * levelSd };
}

/** How far each effect of a draw moves the log odds of a reply given open: its parameters under the posterior, the sender, the campaign. */
function replyShifts({ spreads }: SenderPosterior, { posterior, slopes }: AtBucket, { index, standing }: Draw): number[] {
  return Array.from({ length: EFFECTS }, (_, effect) => {
    const place = (index >> 1) * EFFECTS + effect;
    const uniform = evenly(place, FIRST_STEP);
    const { group, spread } = pickSpread(posterior, spreads, evenly(place, SECOND_STEP));
    const { moved, own } = moveWorld(group, slopes, standing);
    return moved + Math.hypot(own, spread) * toNormal(index % 2 === 0 ? uniform : 1 - uniform);
  });
}

const at = (name: keyof Rates) => rateIndex(name);
const REST = (['forward', 'remind_later', 'archive', 'delete', 'no_action'] as const).map(at);

/** Moves a rate according to the history, around its central value. */
const adjusted = (rate: number, center: number, { shift, scale }: { shift: number; scale: number }): number =>
  sigmoid(logit(center) + shift + scale * (logit(rate) - logit(center)));

/** One draw's rates next to the central ones. */
type World = { rates: Float64Array; center: Float64Array };

/** One draw's rates after applying the history, with a shift of the reply's log odds given open. All opened emails are accounted for. */
function moveRates({ rates, center }: World, { adjustments }: BucketPosterior, shift: number): Float64Array {
  const rate = (name: keyof Rates) => rates[at(name)] ?? 0;
  const middle = (name: keyof Rates) => center[at(name)] ?? 0;
  const moved = Float64Array.from(rates);
  const open = adjusted(rate('open'), middle('open'), adjustments.open);
  const reply = open * sigmoid(logit(rate('reply') / rate('open')) + shift);
  const positive = adjusted(rate('interest') / rate('reply'), middle('interest') / middle('reply'), adjustments.positive);
  const unsubscribe = adjusted(rate('unsubscribe'), middle('unsubscribe'), adjustments.unsubscribe);
  const spam = adjusted(rate('spam_report'), middle('spam_report'), adjustments.spam_report);
  const before = REST.reduce((sum, index) => sum + (rates[index] ?? 0), 0);
  const left = Math.max(0.02 * open, open - reply - unsubscribe - spam);
  moved[at('inbox')] = Math.max(rate('inbox'), open);
  moved[at('open')] = open;
  moved[at('reply')] = reply;
  moved[at('interest')] = reply * positive;
  moved[at('unsubscribe')] = unsubscribe;
  moved[at('spam_report')] = spam;
  for (const index of REST) moved[index] = ((rates[index] ?? 0) * left) / before;
  return moved;
}

/**
 * The draws of one forecast without a campaign effect: `cells[place * RATE_COUNT + rate][draw]`, and the central rates at the same indexes.
 */
export type Worlds = {
  cells: readonly Float64Array[];
  center: Float64Array;
  draws: { first: number; count: number };
  buckets: readonly number[];
  leadCount: number;
};

/** How a bucket's draws are moved: the reply by shifts, each of which gives a separate draw, the other rates by the posterior. */
type Moves = { toShifts: (draw: number) => number[]; posterior: BucketPosterior };

/** Every rate in every moved draw of one bucket. */
function moveWorlds(place: number, { cells, center, draws }: Worlds, { toShifts, posterior }: Moves): Float64Array[] {
  const middle = center.subarray(place * RATE_COUNT, (place + 1) * RATE_COUNT);
  const moved = Array.from({ length: RATE_COUNT }, () => new Float64Array(draws.count * EFFECTS));
  for (let draw = 0; draw < draws.count; draw += 1) {
    const rates = Float64Array.from({ length: RATE_COUNT }, (_, rate) => cells[place * RATE_COUNT + rate]?.[draw] ?? 0);
    toShifts(draw).forEach((shift, effect) => {
      moveRates({ rates, center: middle }, posterior, shift).forEach((value, rate) => {
        const values = moved[rate];
        if (values !== undefined) values[draw * EFFECTS + effect] = value;
      });
    });
  }
  return moved;
}

const none = new Float64Array(1);

/** Sorted values of each rate, of what a run may show of it, and of the rates per reply. */
type Marginals = { rates: readonly Float64Array[]; runs: readonly Float64Array[]; ofReplies: readonly Float64Array[] };

function toMarginals(moved: readonly Float64Array[], leadCount: number): Marginals {
  const replies = moved[at('reply')] ?? none;
  const toRun = (values: Float64Array, rate: number) =>
    values.map((chance, index) => {
      const luck = keyedUniform(PRIORS_VERSION, String(index), `sender-run-${rate}`);
      return binomialQuantile(leadCount, chance, luck) / leadCount;
    });
  const perReply = (name: keyof OfReplies) => (moved[at(name)] ?? none).map((value, index) => value / (replies[index] ?? Number.NaN));
  return {
    rates: moved.map((values) => values.toSorted()),
    runs: moved.map((values, rate) => toRun(values, rate).toSorted()),
    ofReplies: OF_REPLIES.map((name) => perReply(name).toSorted()),
  };
}

/** How many values represent a mixture. */
const MIXED = 4000;

/** A mixture of sorted values: each bucket contributes evenly spaced quantiles in proportion to its probability. */
function mix(values: readonly Float64Array[], probabilities: readonly number[]): Float64Array {
  const mixed: number[] = [];
  values.forEach((sorted, bucket) => {
    const count = Math.round(MIXED * (probabilities[bucket] ?? 0));
    for (let index = 0; index < count; index += 1) mixed.push(quantile(sorted, (index + 0.5) / count));
  });
  return Float64Array.from(mixed).sort();
}

/** The result without a chosen bucket: the buckets weighted by their probability. */
function mixMarginals(all: readonly Marginals[], probabilities: readonly number[]): Marginals {
  const over = (pick: (marginals: Marginals) => readonly Float64Array[], count: number) =>
    Array.from({ length: count }, (_, index) =>
      mix(
        all.map((marginals) => pick(marginals)[index] ?? none),
        probabilities,
      ),
    );
  return {
    rates: over(({ rates }) => rates, RATE_COUNT),
    runs: over(({ runs }) => runs, RATE_COUNT),
    ofReplies: over(({ ofReplies }) => ofReplies, OF_REPLIES.length),
  };
}

const medianOf = (sorted: Float64Array): number => toNanos(quantile(sorted, 0.5));
const middleOf = (sorted: Float64Array): Interval => [toNanos(quantile(sorted, 0.1)), toNanos(quantile(sorted, 0.9))];

function summarize({ rates, runs, ofReplies }: Marginals): SenderForecast {
  const perReply = (index: number) => ({ expected: medianOf(ofReplies[index] ?? none), interval80: middleOf(ofReplies[index] ?? none) });
  return {
    median: mapRates((rate) => medianOf(rates[rate] ?? none)),
    trueRate80: mapRates((rate) => middleOf(rates[rate] ?? none)),
    run80: mapRates((rate) => middleOf(runs[rate] ?? none)),
    ofReplies: { interest: perReply(0), forward: perReply(1), remind_later: perReply(2) },
  };
}

/** The forecast for a sender at each requested bucket, and over all buckets if all ten are requested. */
export type SenderForecasts = { buckets: SenderForecast[]; overall: SenderForecast | null };

/** Applies a history to a forecast's draws. `leads` are those the draws were computed for. */
export function forecastForSender(sender: SenderPosterior, leads: Leads, worlds: Worlds): SenderForecasts {
  const places = sender.parameters.map((name) => PARAMETERS.indexOf(name));
  const standings = standingsOf(sender, worlds.draws, places);
  const slopes = directionSlopes(leads, sender, places);
  const moved = worlds.buckets.map((bucket, place) => {
    const posterior = sender.buckets[bucket];
    if (posterior === undefined) throw new RangeError(`There is no bucket ${bucket}.`);
    const center = (name: keyof Rates) => logit(worlds.center[place * RATE_COUNT + at(name)] ?? 0);
    const { stretch } = splitAtOpens({ reply: center('reply'), open: center('open') });
    const along = slopes.map((atBuckets) => stretch * (atBuckets[bucket] ?? 0));
    const toShifts = (draw: number) =>
      replyShifts(sender, { posterior, slopes: along }, { index: worlds.draws.first + draw, standing: standings[draw] ?? [] });
    return toMarginals(moveWorlds(place, worlds, { toShifts, posterior }), worlds.leadCount);
  });
  const isWhole = worlds.buckets.length === sender.buckets.length;
  const probabilities = worlds.buckets.map((bucket) => sender.buckets[bucket]?.probability ?? 0);
  return {
    buckets: moved.map(summarize),
    overall: isWhole ? summarize(mixMarginals(moved, probabilities)) : null,
  };
}
