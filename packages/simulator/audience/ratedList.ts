import type { ModelAtBucket } from '../explain/drawnModels.ts';
import { toRow, type LeadRow } from '../explain/rows.ts';
import { DEFAULT_DRAWS, keepDraws } from '../forecast.ts';
import type { CampaignContext, LeadInList } from '../lead.ts';
import { campaignEffect } from '../model/campaignEffect.ts';
import { MODEL } from '../model/model.ts';
import { rateIndex, withCampaignEffect } from '../model/rates.ts';
import type { Rates } from '../outcome.ts';
import { readCampaign, spreadOf } from '../readCampaign.ts';
import { rateKeyOf, ratesOf, toRateInput } from './leadRates.ts';

/** The rates an audience uses. */
export const COUNTED = ['interest', 'reply', 'unsubscribe', 'spam_report'] as const satisfies readonly (keyof Rates)[];
export type Counted = (typeof COUNTED)[number];

/** Leads that the model cannot distinguish, with their expected rates as fractions of emails sent. */
type RatedGroup = { input: Float64Array; leads: number; rates: Float64Array };

/** A list ready for ranking: every lead's expected rates, and how far each parameter draw moves them. */
export type RatedList = {
  rows: readonly LeadRow[];
  /** Index in `groups` for each row. */
  groupOf: Int32Array;
  groups: readonly RatedGroup[];
  /** Odds of each counted rate by group, in `COUNTED` order. */
  odds: readonly Float64Array[];
  /** For each group, the group that represents it in parameter draws. */
  standIns: Int32Array;
  /** The drawn models, including the campaign effect. */
  models: readonly ModelAtBucket[];
  /** Per draw: factors on the odds of each counted rate, by representative and then by `COUNTED`. */
  scales: readonly Float64Array[];
};

/** Parameter draws use at most this many groups; expected rates use all. */
const MOST_STAND_INS = 48;

const countedAt = COUNTED.map(rateIndex);
const oddsOf = (share: number): number => share / (1 - share);

function modelsAt(bucket: number, spread: number): ModelAtBucket[] {
  const effect = campaignEffect(undefined, spread);
  return keepDraws(DEFAULT_DRAWS).map(({ weights, constants, campaignUniform }) => ({
    weights,
    constants: withCampaignEffect(
      { ...constants, standings: constants.standings.slice(bucket, bucket + 1) },
      effect.quantile(campaignUniform),
    ),
  }));
}

type Grouped = { groupOf: Int32Array; inputs: Float64Array[]; keys: string[]; sizes: number[] };

function groupRows(rows: readonly LeadRow[]): Grouped {
  const places = new Map<string, number>();
  const [inputs, sizes]: [Float64Array[], number[]] = [[], []];
  const groupOf = Int32Array.from(rows, (row) => {
    const input = toRateInput(row);
    const key = rateKeyOf(input);
    const place = places.get(key) ?? inputs.push(input) - 1;
    places.set(key, place);
    sizes[place] = (sizes[place] ?? 0) + 1;
    return place;
  });
  return { groupOf, inputs, keys: [...places.keys()], sizes };
}

/**
 * Sorts groups by expected interest, splits them into equal parts and picks the middle one of each; every group is represented by the
 * nearest of its part.
 */
function pickStandIns(rates: readonly Float64Array[], { keys, sizes }: Grouped): Int32Array {
  const standIns = Int32Array.from(rates, (_, place) => place);
  if (rates.length <= MOST_STAND_INS) return standIns;
  const [interestAt = 0, , , reportAt = 0] = countedAt;
  const lined = rates
    .map((rate, place) => ({ place, key: keys[place] ?? '', interest: rate[interestAt] ?? 0, report: rate[reportAt] ?? 0 }))
    .toSorted((one, other) => one.interest - other.interest || one.report - other.report || (one.key < other.key ? -1 : 1));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const parts = Map.groupBy(withShareBefore(lined, sizes), ({ before }) => Math.floor((before / total) * MOST_STAND_INS));
  for (const part of parts.values()) {
    const middle = part[Math.floor(part.length / 2)]?.place ?? 0;
    for (const { place } of part) standIns[place] = middle;
  }
  return standIns;
}

function withShareBefore(lined: readonly { place: number }[], sizes: readonly number[]): { place: number; before: number }[] {
  let before = 0;
  return lined.map(({ place }) => {
    const entry = { place, before };
    before += sizes[place] ?? 0;
    return entry;
  });
}

/** How far one draw moves the odds of the counted rates of each representative. */
function scalesOf(groups: readonly RatedGroup[], places: ReadonlySet<number>, model: ModelAtBucket): Float64Array {
  const scales = new Float64Array(groups.length * COUNTED.length);
  for (const place of places) {
    const group = groups[place];
    if (group === undefined) continue;
    const drawn = ratesOf(group.input, model);
    countedAt.forEach((at, index) => {
      scales[place * COUNTED.length + index] = oddsOf(drawn[at] ?? 0) / oddsOf(group.rates[at] ?? 0);
    });
  }
  return scales;
}

/** A list as read: what does not depend on bucket or prices. `spread` is how much more such campaigns vary than usual. */
export type ReadAudience = { rows: readonly LeadRow[]; spread: number };

export const readAudience = (campaign: CampaignContext, leads: readonly LeadInList[]): ReadAudience => ({
  rows: leads.map((lead) => toRow(campaign, lead)),
  spread: spreadOf(readCampaign(campaign, leads)),
});

/**
 * Computes the expected rates of every lead of a list at one bucket (0 to 9) with the engine itself, so that they add up to the forecast's.
 * A lead's rates depend only on its row, its stored context and the campaign.
 */
export function rateList({ rows, spread }: ReadAudience, bucket: number): RatedList {
  const grouped = groupRows(rows);
  const { groupOf, inputs, sizes } = grouped;
  const central = { ...MODEL, constants: { ...MODEL.constants, standings: MODEL.constants.standings.slice(bucket, bucket + 1) } };
  const rates = inputs.map((input) => ratesOf(input, central));
  const standIns = pickStandIns(rates, grouped);
  const groups = inputs.map((input, place) => ({
    input,
    leads: sizes[place] ?? 0,
    rates: rates[place] ?? new Float64Array(),
  }));
  const models = modelsAt(bucket, spread);
  const places = new Set(standIns);
  const odds = countedAt.map((at) => Float64Array.from(rates, (ofGroup) => oddsOf(ofGroup[at] ?? 0)));
  return { rows, groupOf, groups, odds, standIns, models, scales: models.map((model) => scalesOf(groups, places, model)) };
}

/** A lead's central rate. */
export const rateAt = ({ groupOf, groups }: RatedList, position: number, rate: Counted): number =>
  groups[groupOf[position] ?? 0]?.rates[rateIndex(rate)] ?? 0;

/** Odds of one counted rate, per group, in one draw. */
export function drawnOdds({ groups, odds, standIns, scales }: RatedList, draw: number, rate: Counted): Float64Array {
  const place = COUNTED.indexOf(rate);
  const [central, ofDraw] = [odds[place], scales[draw]];
  const drawn = new Float64Array(groups.length);
  for (let group = 0; group < drawn.length; group += 1)
    drawn[group] = (central?.[group] ?? 0) * (ofDraw?.[(standIns[group] ?? 0) * COUNTED.length + place] ?? 1);
  return drawn;
}
