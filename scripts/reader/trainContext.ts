import { CONTEXT_INPUTS, contextOf } from '../../packages/simulator/reader/context.ts';
import type { FirstReading } from '../../packages/simulator/reader/readSentences.ts';
import { ROLE_COUNT, roleIndex } from '../../packages/simulator/reader/roles.ts';
import { MIDDLE, SYMBOLS } from '../../packages/simulator/reader/symbols.ts';
import type { ContextModel } from '../../packages/simulator/reader/weights.ts';
import type { CorpusEmail } from './readCorpus.ts';

/** An email as read by models not trained on its writer. */
export type UnseenEmail = { email: CorpusEmail; readings: readonly FirstReading[]; kinds: Float64Array };

/** A sentence with its context: the inputs that are not 0, and their steps. */
type Heard = { inputs: number[]; steps: number[]; logOdds: Float64Array; truths: Uint8Array };

function listHeard({ email, readings, kinds }: UnseenEmail): Heard[] {
  const context = contextOf(readings, kinds);
  return readings.map(({ logOdds }, index): Heard => {
    const truths = new Uint8Array(ROLE_COUNT);
    for (const role of email.sentences[index]?.roles ?? []) truths[roleIndex(role)] = 1;
    const heard = context.subarray(index * CONTEXT_INPUTS, (index + 1) * CONTEXT_INPUTS);
    const inputs = [...heard.keys()].filter((input) => heard[input] !== 0);
    return { inputs, steps: inputs.map((input) => heard[input] ?? 0), logOdds, truths };
  });
}

/** What is learned for one role: the weight of each input step, the weight of the word-based log odds in addition to 1, and a constant. */
type RoleContext = { weights: Float64Array; own: number; bias: number };

/** How strongly all of these are pulled toward 0, per step squared. */
const PULL = 5;
const STEP_SCALE = 1 / 50;
const ROUNDS = 8;

type Column = { rows: number[]; values: number[] };

/** The inputs as columns, followed by the word-based log odds and a constant. */
function toColumns(examples: readonly Heard[], role: number): Column[] {
  const columns = Array.from({ length: CONTEXT_INPUTS + 2 }, (): Column => ({ rows: [], values: [] }));
  examples.forEach(({ inputs, steps, logOdds }, row) => {
    const put = (column: number, value: number) => {
      columns[column]?.rows.push(row);
      columns[column]?.values.push(value);
    };
    inputs.forEach((input, at) => put(input, (steps[at] ?? 0) * STEP_SCALE));
    put(CONTEXT_INPUTS, logOdds[role] ?? 0);
    put(CONTEXT_INPUTS + 1, 1);
  });
  return columns;
}

/** Logistic regression by coordinate-wise Newton steps, starting at the word-based log odds. */
function fitRole(examples: readonly Heard[], role: number): RoleContext {
  const columns = toColumns(examples, role);
  const scores = Float64Array.from(examples, ({ logOdds }) => logOdds[role] ?? 0);
  const found = new Float64Array(columns.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    columns.forEach(({ rows, values }, column) => {
      let [slope, bend] = [PULL * (found[column] ?? 0), PULL];
      for (let at = 0; at < rows.length; at += 1) {
        const [row, value] = [rows[at] ?? 0, values[at] ?? 0];
        const chance = 1 / (1 + Math.exp(-(scores[row] ?? 0)));
        slope += value * (chance - (examples[row]?.truths[role] ?? 0));
        bend += value * value * chance * (1 - chance);
      }
      const step = Math.max(-1, Math.min(1, slope / bend));
      found[column] = (found[column] ?? 0) - step;
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        scores[row] = (scores[row] ?? 0) - step * (values[at] ?? 0);
      }
    });
  }
  return {
    weights: found.slice(0, CONTEXT_INPUTS).map((value) => value * STEP_SCALE),
    own: found[CONTEXT_INPUTS] ?? 0,
    bias: found[CONTEXT_INPUTS + 1] ?? 0,
  };
}

const scoreOf = ({ weights, own, bias }: RoleContext, { inputs, steps, logOdds }: Heard, role: number): number =>
  inputs.reduce((sum, input, at) => sum + (weights[input] ?? 0) * (steps[at] ?? 0), (logOdds[role] ?? 0) * (1 + own) + bias);

/** The probability cut at which F1, smoothed over its neighbors, is highest. */
function findCut(scored: readonly { score: number; isThere: boolean }[]): number {
  const sorted = scored.toSorted((one, other) => other.score - one.score);
  const all = sorted.filter(({ isThere }) => isThere).length;
  let hits = 0;
  const values = sorted.map(({ isThere }, index) => {
    hits += isThere ? 1 : 0;
    return (2 * hits) / (index + 1 + all);
  });
  const reach = Math.max(1, Math.floor(all / 8));
  let [best, bestAt] = [0, 0];
  for (let at = reach; at + reach < values.length && at < 3 * all; at += 1) {
    let sum = 0;
    for (let near = at - reach; near <= at + reach; near += 1) sum += values[near] ?? 0;
    if (sum > best) [best, bestAt] = [sum, at];
  }
  const between = ((sorted[bestAt]?.score ?? 0) + (sorted[bestAt + 1]?.score ?? 0)) / 2;
  return 1 / (1 + Math.exp(-between));
}

const FOLDS = 2;
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A role's sentences, by email, scored by models not trained on them. */
type Scored = { score: number; isThere: boolean }[][];

function scoreHeld(byEmail: readonly Heard[][], role: number): Scored {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const fit = fitRole(byEmail.filter((_email, index) => index % FOLDS !== fold).flat(), role);
    const held = byEmail.filter((_email, index) => index % FOLDS === fold);
    return held.map((email) => email.map((heard) => ({ score: scoreOf(fit, heard, role), isThere: heard.truths[role] === 1 })));
  }).flat();
}

const toChance = (score: number): number => 1 / (1 + Math.exp(-score));

/**
 * Largest acceptable error rate of a statement about an email, counting one or a half more errors than seen, so that a few emails prove
 * nothing.
 */
const MAX_ERROR_RATE = 0.03;
const SURE_AT_LEAST = 0.8;
/** Below the lower limit, even a sentence that only names a thing would have to stay. */
const [RULED_OUT_AT_LEAST, RULED_OUT_AT_MOST] = [0.06, 0.15];

/** The lowest probability above which emails really have the role if their most likely sentence does. */
function findSure(emails: Scored): number {
  const tops = emails.map((email) => email.toSorted((one, other) => other.score - one.score)[0]).filter((top) => top !== undefined);
  const sorted = tops.toSorted((one, other) => other.score - one.score);
  let [wrong, best] = [0, 0.99];
  sorted.forEach(({ score, isThere }, at) => {
    wrong += isThere ? 0 : 1;
    if ((wrong + 0.5) / (at + 1) <= MAX_ERROR_RATE) best = toChance(score);
  });
  return rounded(Math.max(SURE_AT_LEAST, Math.min(0.99, best)), 3);
}

/** The highest probability below which no email whose sentences all stay below it has such a sentence. */
function findRuledOut(emails: Scored): number {
  const sorted = emails
    .map((email) => ({ score: Math.max(-9, ...email.map(({ score }) => score)), isThere: email.some((one) => one.isThere) }))
    .toSorted((one, other) => one.score - other.score);
  let [wrong, best] = [0, 0];
  sorted.forEach(({ score, isThere }, at) => {
    wrong += isThere ? 1 : 0;
    if ((wrong + 0.5) / (at + 1) <= MAX_ERROR_RATE) best = toChance(score);
  });
  return rounded(Math.max(RULED_OUT_AT_LEAST, Math.min(RULED_OUT_AT_MOST, best)), 3);
}

/** Learns what the rest of an email tells about each of its sentences. */
export function trainContext(emails: readonly UnseenEmail[]): Omit<ContextModel, 'corpus'> {
  const byEmail = emails.map(listHeard);
  const examples = byEmail.flat();
  const fits = Array.from({ length: ROLE_COUNT }, (_, role) => fitRole(examples, role));
  const units = fits.map(({ weights }) => Math.max(...weights.map(Math.abs)) / MIDDLE);
  const held = fits.map((_, role) => scoreHeld(byEmail, role));
  let weights = '';
  for (let input = 0; input < CONTEXT_INPUTS; input += 1)
    fits.forEach((fit, role) => {
      weights += SYMBOLS.charAt(MIDDLE + Math.round((fit.weights[input] ?? 0) / (units[role] ?? 1)));
    });
  return {
    units: units.map((unit) => rounded(unit, 6)),
    own: fits.map(({ own }) => rounded(1 + own, 4)),
    bias: fits.map(({ bias }) => rounded(bias, 4)),
    cuts: held.map((scored) => rounded(findCut(scored.flat()), 2)),
    sure: held.map(findSure),
    ruledOut: held.map(findRuledOut),
    weights,
  };
}
