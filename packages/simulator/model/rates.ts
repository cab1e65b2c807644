import type { Interval, RateIntervals, Rates } from '../outcome.ts';
import { addExpectedRates, RATE_COUNT, RATE_NAMES, type Constants } from './chances.ts';
import { fitShifts } from './fitClasses.ts';
import type { Group } from './groups.ts';
import { predict, type Weights } from './predictors.ts';
import { addSequenceRates, STEP_CELL_COUNT, type StepTable } from './sequenceRates.ts';
import { isSequence, predictSteps } from './sequenceVector.ts';
import { toNanos } from './quantiles.ts';

const replyAt = 7;

/** The same constants with a campaign effect on the log odds of replying. */
export const withCampaignEffect = (constants: Constants, effect: number): Constants => ({
  ...constants,
  actions: constants.actions.map((utility, index) => (index === replyAt ? utility + effect : utility)),
});

type World = { weights: Weights; constants: Constants };

/** Adds one group's expected rates, and for a sequence those of its emails if requested. */
function addGroup(
  table: Float64Array,
  { columns, share, stepTable }: { columns: Float64Array; share: number; stepTable?: StepTable },
  { weights, constants }: World,
): void {
  const fits = fitShifts(columns, weights);
  if (!isSequence(columns) && stepTable === undefined)
    addExpectedRates(table, { predictors: predict(columns, weights), weight: share, fits }, constants);
  else addSequenceRates(table, { steps: predictSteps(columns, weights), weight: share, fits, stepTable }, constants);
}

/** Expected rates of one version of the email, or of a whole sequence, over groups: a flat table, buckets by `RATE_NAMES`. */
export function groupRates(groups: readonly Group[], version: number, world: World): Float64Array {
  const table = new Float64Array(world.constants.standings.length * RATE_COUNT);
  for (const { versions, share } of groups) {
    const columns = versions[version];
    if (columns !== undefined) addGroup(table, { columns, share }, world);
  }
  return table;
}

/** Like `groupRates` of the first version, followed by the cells of `stepCount` emails: bucket by email by `STEP_CELLS`. */
export function groupStepRates(groups: readonly Group[], stepCount: number, world: World): Float64Array {
  const buckets = world.constants.standings.length;
  const whole = new Float64Array(buckets * (RATE_COUNT + stepCount * STEP_CELL_COUNT));
  const table = whole.subarray(0, buckets * RATE_COUNT);
  const stepTable = { cells: whole.subarray(buckets * RATE_COUNT), count: stepCount };
  for (const { versions, share } of groups) {
    const [columns] = versions;
    if (columns !== undefined) addGroup(table, { columns, share, stepTable }, world);
  }
  return whole;
}

/** A record with one entry per rate. */
export const mapRates = <Entry>(entryOf: (rate: number) => Entry): Record<keyof Rates, Entry> => ({
  inbox: entryOf(0),
  open: entryOf(1),
  reply: entryOf(2),
  interest: entryOf(3),
  unsubscribe: entryOf(4),
  spam_report: entryOf(5),
  forward: entryOf(6),
  remind_later: entryOf(7),
  archive: entryOf(8),
  delete: entryOf(9),
  no_action: entryOf(10),
});

/** One bucket's rates from a flat table, to nine decimals. */
export const toRates = (table: Float64Array, bucket: number): Rates => mapRates((rate) => toNanos(table[bucket * RATE_COUNT + rate] ?? 0));

export const zeroRates = (): Rates => mapRates(() => 0);
export const zeroIntervals = (): RateIntervals => mapRates((): Interval => [0, 0]);

export const rateIndex = (name: keyof Rates): number => RATE_NAMES.indexOf(name);
