import { CONTEXT_MODEL } from './contextModel.ts';
import { KIND_COUNT } from './kinds.ts';
import { toChances, type FirstReading, type SentenceReading } from './readSentences.ts';
import { ROLE_COUNT } from './roles.ts';
import { roundUp } from './roundUp.ts';
import { MIDDLE, SYMBOLS } from './symbols.ts';

/** Positions of the sentences whose roles count, relative to the one that is read: 0 is itself, as one role tells about its others. */
const AROUND = [-2, -1, 0, 1, 2] as const;
const EDGES = AROUND.length * ROLE_COUNT;
const MOST = EDGES + AROUND.length;
const MEAN = MOST + ROLE_COUNT;
const KINDS = MEAN + ROLE_COUNT;
/**
 * What an email adds to a sentence: the roles of the sentence itself and of four neighboring ones, the start and end of the email, the
 * highest and the average probability of each role, and the kind.
 */
export const CONTEXT_INPUTS = KINDS + KIND_COUNT;
/** Those that tell of the whole email. */
const EMAIL_INPUTS = CONTEXT_INPUTS - MOST;

/** Probabilities are rounded to whole steps, so that their sum is the same on every machine. */
const FULL = 50;
const MEAN_FULL = 2 * FULL;
const toSteps = (chance: number, full: number): number => roundUp(chance * full);

/** Filled again for every email: allocating them would take longer than what is done with them. */
const [first, second, sum] = [new Float64Array(ROLE_COUNT), new Float64Array(ROLE_COUNT), new Float64Array(ROLE_COUNT)];
const [near, rest, turned] = [new Int32Array(ROLE_COUNT), new Int32Array(ROLE_COUNT), new Float64Array(ROLE_COUNT)];

/** For each role, the two highest probabilities in an email, and the sum. They give the values for all sentences but one. */
type Totals = { first: Float64Array; second: Float64Array; sum: Float64Array; sentences: number };

function totalsOf(readings: readonly SentenceReading[]): Totals {
  for (const totals of [first, second, sum]) totals.fill(0);
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

function hearRest({ first, second, sum, sentences, heard }: Totals & { heard: Uint8Array }, chances: Float64Array, at: number): void {
  if (sentences < 2) return;
  for (let role = 0; role < ROLE_COUNT; role += 1) {
    const own = chances[role] ?? 0;
    const most = own >= (first[role] ?? 0) ? (second[role] ?? 0) : (first[role] ?? 0);
    heard[at + role] = toSteps(most, FULL);
    heard[at + MEAN - MOST + role] = toSteps(((sum[role] ?? 0) - own) / (sentences - 1), MEAN_FULL);
  }
}

function toStepsOf(chances: Float64Array): Uint8Array {
  const steps = new Uint8Array(chances.length);
  for (let index = 0; index < chances.length; index += 1) steps[index] = toSteps(chances[index] ?? 0, FULL);
  return steps;
}

/** A sentence that does nothing. */
const SILENT = { chances: new Float64Array(ROLE_COUNT) };

/** What the whole email tells each of its sentences, and last a silent one: the inputs from `MOST` on, sentence by sentence. */
function hearEmail(readings: readonly SentenceReading[], kinds: Float64Array): Uint8Array {
  const heard = new Uint8Array((readings.length + 1) * EMAIL_INPUTS);
  const totals = { ...totalsOf(readings), heard };
  const kindSteps = toStepsOf(kinds);
  [...readings, SILENT].forEach(({ chances }, index) => {
    hearRest(totals, chances, index * EMAIL_INPUTS);
    heard.set(kindSteps, index * EMAIL_INPUTS + KINDS - MOST);
  });
  return heard;
}

/** The context of each sentence from the rest of its email: `CONTEXT_INPUTS` numbers of whole steps each, sentence by sentence. */
export function contextOf(readings: readonly SentenceReading[], kinds: Float64Array): Uint8Array {
  const heard = hearEmail(readings, kinds);
  const said = readings.map(({ chances }) => toStepsOf(chances));
  const context = new Uint8Array(readings.length * CONTEXT_INPUTS);
  readings.forEach((_, index) => {
    const at = index * CONTEXT_INPUTS;
    AROUND.forEach((distance, place) => {
      const other = said[index + distance];
      if (other === undefined) context[at + EDGES + place] = 1;
      else context.set(other, at + place * ROLE_COUNT);
    });
    context.set(heard.subarray(index * EMAIL_INPUTS, (index + 1) * EMAIL_INPUTS), at + MOST);
  });
  return context;
}

let weights: Int8Array | undefined;

function unpackWeights(packed: string): Int8Array {
  const numbers = new Map([...SYMBOLS].map((symbol, number) => [symbol, number - MIDDLE]));
  return Int8Array.from(packed, (symbol) => numbers.get(symbol) ?? 0);
}

const contextWeights = (): Int8Array => (weights ??= unpackWeights(CONTEXT_MODEL.weights));

function addInput(sums: Int32Array, input: number, steps: number): void {
  if (steps === 0) return;
  const known = contextWeights();
  const from = input * ROLE_COUNT;
  for (let role = 0; role < ROLE_COUNT; role += 1) sums[role] = (sums[role] ?? 0) + steps * (known[from + role] ?? 0);
}

/** What a sentence adds to each role of the sentences around it, place by place. The sentences of a list are mostly the same. */
const addedAround = new WeakMap<Float64Array, Int32Array>();

function addUpAround(chances: Float64Array): Int32Array {
  const sums = new Int32Array(EDGES);
  const said = toStepsOf(chances);
  for (let place = 0; place < AROUND.length; place += 1) {
    const from = place * ROLE_COUNT;
    const own = sums.subarray(from, from + ROLE_COUNT);
    said.forEach((steps, role) => addInput(own, from + role, steps));
  }
  addedAround.set(chances, sums);
  return sums;
}

/** Adds what the sentences around one tell, and where the email starts and ends. `added` has what each sentence adds. */
function addNear(sums: Int32Array, added: readonly Int32Array[], index: number): void {
  for (let place = 0; place < AROUND.length; place += 1) {
    const other = added[index + (AROUND[place] ?? 0)];
    if (other === undefined) {
      addInput(sums, EDGES + place, 1);
      continue;
    }
    for (let role = 0; role < ROLE_COUNT; role += 1) sums[role] = (sums[role] ?? 0) + (other[place * ROLE_COUNT + role] ?? 0);
  }
}

/** Filled again for every email: what the whole email tells a silent sentence of each role. */
const [silentMost, silentMean] = [new Int32Array(ROLE_COUNT), new Int32Array(ROLE_COUNT)];

/** What the whole email tells a sentence that does nothing. */
function addWhole(sums: Int32Array, { first, sum, sentences }: Totals, kinds: Float64Array): void {
  for (let role = 0; role < ROLE_COUNT; role += 1) {
    silentMost[role] = sentences < 2 ? 0 : toSteps(first[role] ?? 0, FULL);
    silentMean[role] = sentences < 2 ? 0 : toSteps((sum[role] ?? 0) / (sentences - 1), MEAN_FULL);
    addInput(sums, MOST + role, silentMost[role] ?? 0);
    addInput(sums, MEAN + role, silentMean[role] ?? 0);
  }
  for (let kind = 0; kind < KIND_COUNT; kind += 1) addInput(sums, KINDS + kind, toSteps(kinds[kind] ?? 0, FULL));
}

/** What the whole email tells a sentence differs from that only by what it does itself. */
function addOwn(sums: Int32Array, { first, second, sum, sentences }: Totals, chances: Float64Array): void {
  if (sentences < 2) return;
  for (let role = 0; role < ROLE_COUNT; role += 1) {
    const own = chances[role] ?? 0;
    if (own === 0) continue;
    if (own >= (first[role] ?? 0)) addInput(sums, MOST + role, toSteps(second[role] ?? 0, FULL) - (silentMost[role] ?? 0));
    addInput(sums, MEAN + role, toSteps(((sum[role] ?? 0) - own) / (sentences - 1), MEAN_FULL) - (silentMean[role] ?? 0));
  }
}

/** The readings, corrected with the rest of the email. */
export function readInContext(readings: readonly FirstReading[], kinds: Float64Array): SentenceReading[] {
  const { units, own, bias } = CONTEXT_MODEL;
  const totals = totalsOf(readings);
  const added = readings.map(({ chances }) => addedAround.get(chances) ?? addUpAround(chances));
  rest.fill(0);
  addWhole(rest, totals, kinds);
  const chances = new Float64Array(readings.length * ROLE_COUNT);
  return readings.map(({ start, end, logOdds, readAlone, chances: alone }, index) => {
    near.set(rest);
    addNear(near, added, index);
    addOwn(near, totals, alone);
    for (let role = 0; role < ROLE_COUNT; role += 1)
      turned[role] = (logOdds[role] ?? 0) * (own[role] ?? 1) + (bias[role] ?? 0) + (near[role] ?? 0) * (units[role] ?? 0);
    return { start, end, readAlone, chances: toChances(turned, chances.subarray(index * ROLE_COUNT, (index + 1) * ROLE_COUNT)) };
  });
}
