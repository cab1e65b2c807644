import { logit, RATE_COUNT, sigmoid } from '../model/chances.ts';
import { binomialQuantile, interval80, quantile, toNanos } from '../model/quantiles.ts';
import { mapRates, rateIndex } from '../model/rates.ts';
import { keyedUniform, toNormal } from '../draws.ts';
import type { OfReplies, Rates, SenderForecast } from '../outcome.ts';
import { getPrior, PRIORS_VERSION } from '../priors.ts';
import { drawNormals, slopesAlong, type Leads } from './engineSeam.ts';
import { splitAtOpens } from './givenOpen.ts';
import { dot } from './linear.ts';
import type { BucketPosterior, SenderPosterior } from './sender.ts';

/** Effects of a campaign that are looked at in each world. */
const EFFECTS = 4;

/** Additive steps that fill a square evenly (Roberts' R2 sequence). */
const [FIRST_STEP, SECOND_STEP] = [0.7548776662466927, 0.5698402909980532];

const evenly = (index: number, step: number): number => ((index + 0.5) * step) % 1;

/** Where a draw stands in the directions of a posterior's basis, in standard deviations. */
export type Standings = readonly (readonly number[])[];

const standingsOf = (sender: SenderPosterior, draws: { first: number; count: number }, places: readonly number[]): Standings =>
  drawNormals(draws).map((normals) => {
    const known = places.map((place) => normals[place] ?? 0);
    return sender.basis.map((direction) => dot(direction, known));
  });

/** How a reply's log odds move over one standard deviation of each direction: direction by bucket. */
const directionSlopes = (leads: Leads, sender: SenderPosterior, places: readonly number[]): Float64Array[] =>
  sender.basis.map((direction) => {
    const at = new Map(places.map((place, index) => [place, direction[index] ?? 0]));
    return slopesAlong(leads, (parameter) => at.get(parameter) ?? 0);
  });

const rootAt = (root: readonly number[], row: number, column: number): number => root[(row * (row + 1)) / 2 + column] ?? 0;

/** The spread below which a share of the posterior lies. */
function spreadAt({ spreads: shares }: BucketPosterior, spreads: readonly number[], share: number): number {
  let passed = 0;
  for (let index = 0; index < spreads.length; index += 1) {
    const weight = shares[index] ?? 0;
    if (passed + weight >= share) {
      const step = (spreads[1] ?? 1) / (spreads[0] ?? 1);
      return (spreads[index] ?? 0) * step ** ((share - passed) / weight - 0.5);
    }
    passed += weight;
  }
  return spreads.at(-1) ?? 0;
}

type Draw = { index: number; standing: readonly number[] };

/** How far each of a world's effects moves the log odds of a reply given open: its parameters as the posterior has them, the sender, the campaign. */
function replyShifts(sender: SenderPosterior, posterior: BucketPosterior, slopes: readonly number[], { index, standing }: Draw): number[] {
  const size = slopes.length;
  const levelSd = getPrior('sender.level').sd;
  // The same standard normal draw, seen from the posterior: without a history it is the draw itself.
  let moved = 0;
  for (let row = 0; row < size; row += 1) {
    let value = posterior.mean[row] ?? 0;
    for (let column = 0; column <= row; column += 1) value += rootAt(posterior.root, row, column) * (standing[column] ?? 0);
    moved += (slopes[row] ?? 0) * (value - (standing[row] ?? 0));
  }
  let level = posterior.mean[size] ?? 0;
  for (let column = 0; column < size; column += 1) level += rootAt(posterior.root, size, column) * (standing[column] ?? 0);
  const own = rootAt(posterior.root, size, size) * levelSd;
  return Array.from({ length: EFFECTS }, (_, effect) => {
    const place = (index >> 1) * EFFECTS + effect;
    const uniform = evenly(place, FIRST_STEP);
    const spread = spreadAt(posterior, sender.spreads, evenly(place, SECOND_STEP));
    const normal = toNormal(index % 2 === 0 ? uniform : 1 - uniform);
    return moved + levelSd * level + Math.hypot(own, spread) * normal;
  });
}

const at = (name: keyof Rates) => rateIndex(name);
const REST = (['forward', 'remind_later', 'archive', 'delete', 'no_action'] as const).map(at);

/** Moves a rate as the history asks, around its central value. */
const adjusted = (rate: number, centre: number, { shift, scale }: { shift: number; scale: number }): number =>
  sigmoid(logit(centre) + shift + scale * (logit(rate) - logit(centre)));

/** One world's rates as the history moves them, with a shift of the reply's log odds given open. What is opened is shared out to the last email. */
function moveRates(rates: Float64Array, centre: Float64Array, { adjustments }: BucketPosterior, shift: number): Float64Array {
  const rate = (name: keyof Rates) => rates[at(name)] ?? 0;
  const middle = (name: keyof Rates) => centre[at(name)] ?? 0;
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

/** Worlds of one forecast without a campaign effect: `cells[place * RATE_COUNT + rate][draw]`, and the central rates in the same places. */
export type Worlds = {
  cells: readonly Float64Array[];
  centre: Float64Array;
  draws: { first: number; count: number };
  buckets: readonly number[];
  leadCount: number;
};

/** Every rate in every moved world of one bucket. */
function moveWorlds(place: number, { cells, centre, draws }: Worlds, toShifts: (draw: number) => number[], posterior: BucketPosterior): Float64Array[] {
  const middle = centre.subarray(place * RATE_COUNT, (place + 1) * RATE_COUNT);
  const moved = Array.from({ length: RATE_COUNT }, () => new Float64Array(draws.count * EFFECTS));
  for (let draw = 0; draw < draws.count; draw += 1) {
    const rates = Float64Array.from({ length: RATE_COUNT }, (_, rate) => cells[place * RATE_COUNT + rate]?.[draw] ?? 0);
    toShifts(draw).forEach((shift, effect) => {
      moveRates(rates, middle, posterior, shift).forEach((value, rate) => {
        const values = moved[rate];
        if (values !== undefined) values[draw * EFFECTS + effect] = value;
      });
    });
  }
  return moved;
}

const none = new Float64Array(1);
const medianOf = (values: Float64Array): number => toNanos(quantile(values.toSorted(), 0.5));

/** Medians and intervals of moved worlds. */
function summarise(moved: readonly Float64Array[], leadCount: number): SenderForecast {
  const values = (rate: number) => moved[rate] ?? none;
  const shown = (rate: number) =>
    values(rate).map((chance, index) => {
      const luck = keyedUniform(PRIORS_VERSION, String(index), `sender-run-${rate}`);
      return binomialQuantile(leadCount, chance, luck) / leadCount;
    });
  const replies = values(at('reply'));
  const ofReplies = (name: keyof OfReplies) => {
    const ratios = values(at(name)).map((value, index) => value / (replies[index] ?? Number.NaN));
    return { expected: medianOf(ratios), interval80: interval80(ratios) };
  };
  return {
    median: mapRates((rate) => medianOf(values(rate))),
    trueRate80: mapRates((rate) => interval80(values(rate))),
    run80: mapRates((rate) => interval80(shown(rate))),
    ofReplies: { interest: ofReplies('interest'), forward: ofReplies('forward'), remind_later: ofReplies('remind_later') },
  };
}

/** Values of the buckets in the shares of their probability: what is known without a choice of bucket. */
function mixBuckets(all: readonly (readonly Float64Array[])[], probabilities: readonly number[]): Float64Array[] {
  const total = probabilities.reduce((sum, probability) => sum + probability, 0);
  const length = all[0]?.[0]?.length ?? 0;
  // Each draw takes the bucket its even uniform falls to, so that a mixture is as long as one bucket and as smooth.
  const bucketAt = (index: number): number => {
    let passed = 0;
    const uniform = ((index + 0.5) * 0.6180339887498949) % 1;
    for (let bucket = 0; bucket < all.length; bucket += 1) {
      passed += (probabilities[bucket] ?? 0) / total;
      if (uniform <= passed) return bucket;
    }
    return all.length - 1;
  };
  const picked = Array.from({ length }, (_, index) => bucketAt(index));
  return Array.from({ length: RATE_COUNT }, (_, rate) => Float64Array.from(picked, (bucket, index) => all[bucket]?.[rate]?.[index] ?? 0));
}

/** The forecast for a sender at each wanted bucket, and over all buckets where all ten are wanted. */
export type SenderForecasts = { buckets: SenderForecast[]; overall: SenderForecast | null };

/** What a history makes of a forecast's worlds. `leads` are those the worlds were made of. */
export function forecastForSender(sender: SenderPosterior, leads: Leads, worlds: Worlds, parameters: readonly string[]): SenderForecasts {
  const places = sender.parameters.map((name) => parameters.indexOf(name));
  const standings = standingsOf(sender, worlds.draws, places);
  const slopes = directionSlopes(leads, sender, places);
  const moved = worlds.buckets.map((bucket, place) => {
    const posterior = sender.buckets[bucket];
    if (posterior === undefined) throw new RangeError(`There is no bucket ${bucket}.`);
    const centre = (name: keyof Rates) => logit(worlds.centre[place * RATE_COUNT + at(name)] ?? 0);
    const { stretch } = splitAtOpens({ reply: centre('reply'), open: centre('open') });
    const along = slopes.map((atBuckets) => stretch * (atBuckets[bucket] ?? 0));
    const toShifts = (draw: number) => replyShifts(sender, posterior, along, { index: worlds.draws.first + draw, standing: standings[draw] ?? [] });
    return moveWorlds(place, worlds, toShifts, posterior);
  });
  const isWhole = worlds.buckets.length === sender.buckets.length;
  const probabilities = worlds.buckets.map((bucket) => sender.buckets[bucket]?.probability ?? 0);
  return {
    buckets: moved.map((values) => summarise(values, worlds.leadCount)),
    overall: isWhole ? summarise(mixBuckets(moved, probabilities), worlds.leadCount) : null,
  };
}
