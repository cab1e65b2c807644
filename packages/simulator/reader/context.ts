import { CONTEXT_MODEL } from './contextModel.ts';
import { KIND_COUNT } from './kinds.ts';
import { toChances, type FirstReading, type SentenceReading } from './readSentences.ts';
import { ROLE_COUNT } from './roles.ts';
import { MIDDLE, SYMBOLS } from './symbols.ts';

/** Positions of the sentences that are used as context, relative to the one that is read. */
const AROUND = [-2, -1, 1, 2] as const;
const EDGES = AROUND.length * ROLE_COUNT;
const MOST = EDGES + AROUND.length;
const MEAN = MOST + ROLE_COUNT;
const KINDS = MEAN + ROLE_COUNT;
/**
 * What the rest of an email adds to a sentence: four neighboring sentences, the start and end of the email, the highest and the average probability of each
 * role, and the kind.
 */
export const CONTEXT_INPUTS = KINDS + KIND_COUNT;

/** Probabilities are rounded to whole steps, so that their sum is the same on every machine. */
const FULL = 50;
const MEAN_FULL = 2 * FULL;
const toSteps = (chance: number, full: number): number => Math.round(chance * full);

/** For each role, the two highest probabilities in an email, and the sum. They give the values for all sentences but one. */
type Totals = { first: Float64Array; second: Float64Array; sum: Float64Array; sentences: number };

function totalsOf(readings: readonly SentenceReading[]): Totals {
  const [first, second, sum] = [new Float64Array(ROLE_COUNT), new Float64Array(ROLE_COUNT), new Float64Array(ROLE_COUNT)];
  for (const { chances } of readings)
    for (let role = 0; role < ROLE_COUNT; role += 1) {
      const chance = chances[role] ?? 0;
      sum[role] = (sum[role] ?? 0) + chance;
      if (chance > (first[role] ?? 0)) {
        second[role] = first[role] ?? 0;
        first[role] = chance;
      } else if (chance > (second[role] ?? 0)) second[role] = chance;
    }
  return { first, second, sum, sentences: readings.length };
}

/** Probabilities of at least one step, in whole steps. */
function listSteps(chances: Float64Array): { at: number; steps: number }[] {
  const found: { at: number; steps: number }[] = [];
  for (let at = 0; at < chances.length; at += 1) {
    const steps = toSteps(chances[at] ?? 0, FULL);
    if (steps > 0) found.push({ at, steps });
  }
  return found;
}

/** A number from an email's context, in whole steps; zeros are omitted. */
export type HearInput = (input: number, steps: number) => void;

function hearRest({ first, second, sum, sentences }: Totals, { chances }: SentenceReading, hear: HearInput): void {
  if (sentences < 2) return;
  for (let role = 0; role < ROLE_COUNT; role += 1) {
    const own = chances[role] ?? 0;
    const most = own >= (first[role] ?? 0) ? (second[role] ?? 0) : (first[role] ?? 0);
    hear(MOST + role, toSteps(most, FULL));
    hear(MEAN + role, toSteps(((sum[role] ?? 0) - own) / (sentences - 1), MEAN_FULL));
  }
}

/** The context of each sentence from the rest of its email. */
export function hearContext(readings: readonly SentenceReading[], kinds: Float64Array, hearAs: (sentence: number) => HearInput): void {
  const totals = totalsOf(readings);
  const said = readings.map(({ chances }) => listSteps(chances));
  const kindSteps = listSteps(kinds);
  readings.forEach((reading, index) => {
    const hear = hearAs(index);
    AROUND.forEach((distance, place) => {
      const other = said[index + distance];
      if (other === undefined) hear(EDGES + place, 1);
      else for (const { at, steps } of other) hear(place * ROLE_COUNT + at, steps);
    });
    hearRest(totals, reading, hear);
    for (const { at, steps } of kindSteps) hear(KINDS + at, steps);
  });
}

let weights: Int8Array | undefined;

function unpackWeights(packed: string): Int8Array {
  const numbers = new Map([...SYMBOLS].map((symbol, number) => [symbol, number - MIDDLE]));
  return Int8Array.from(packed, (symbol) => numbers.get(symbol) ?? 0);
}

/** The readings, corrected with the rest of the email. */
export function readInContext(readings: readonly FirstReading[], kinds: Float64Array): SentenceReading[] {
  const { units, own, bias } = CONTEXT_MODEL;
  const known = (weights ??= unpackWeights(CONTEXT_MODEL.weights));
  const sums = readings.map(() => new Int32Array(ROLE_COUNT));
  hearContext(readings, kinds, (sentence) => {
    const total = sums[sentence] ?? new Int32Array(ROLE_COUNT);
    return (input, steps) => {
      if (steps === 0) return;
      const from = input * ROLE_COUNT;
      for (let role = 0; role < ROLE_COUNT; role += 1) total[role] = (total[role] ?? 0) + steps * (known[from + role] ?? 0);
    };
  });
  return readings.map(({ start, end, logOdds }, index) => {
    const total = sums[index] ?? new Int32Array(ROLE_COUNT);
    const turned = new Float64Array(ROLE_COUNT);
    for (let role = 0; role < ROLE_COUNT; role += 1)
      turned[role] = (logOdds[role] ?? 0) * (own[role] ?? 1) + (bias[role] ?? 0) + (total[role] ?? 0) * (units[role] ?? 0);
    return { start, end, chances: toChances(turned) };
  });
}
