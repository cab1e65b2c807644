import { ACTIONS, BUCKET_COUNT, INTENTS, type Action, type Intent } from '../outcome.ts';

/** A sender's level at one bucket, in log odds: of reaching the inbox, and of an open in the inbox. */
export type Standing = { inbox: number; open: number };

/** Everything the probabilities depend on besides the predictors: solved intercepts and the spread of people. */
export type Constants = {
  standings: readonly Standing[];
  /** Log weight of each action at the reference means, in `ACTIONS` order. */
  actions: readonly number[];
  /** Log weight of each intent, in `INTENTS` order. */
  intents: readonly number[];
  /** Log odds of a positive reply at the reference means; follows from `intents`. */
  positive: number;
  /** Log odds of opening, and of replying, per standard deviation of a person. */
  frailtyOpen: number;
  frailtyReply: number;
  /** Log odds of a positive reply per standard deviation of a person; none in the calibrated model. */
  frailtyPositive?: number;
};

export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
export const logit = (share: number): number => Math.log(share / (1 - share));

/** Seven Gauss-Hermite nodes and weights of the standard normal distribution of people. */
export const NODES = [
  -3.7504397177257425, -2.366759410734541, -1.1544053947399682, 0, 1.1544053947399682, 2.366759410734541, 3.7504397177257425,
] as const;
export const NODE_WEIGHTS = [
  0.0005482688559722178, 0.03075712396758646, 0.24012317860501276, 0.45714285714285713, 0.24012317860501276, 0.03075712396758646,
  0.0005482688559722178,
] as const;

const positive: ReadonlySet<Intent> = new Set(['interested', 'question']);
export const isPositive = (intent: Intent): boolean => positive.has(intent);

/** The rates of `Rates`, in the order of a rate vector. */
export const RATE_NAMES = [
  'inbox',
  'open',
  'reply',
  'interest',
  'unsubscribe',
  'spam_report',
  'forward',
  'remind_later',
  'archive',
  'delete',
  'no_action',
] as const;
export const RATE_COUNT = RATE_NAMES.length;

/** The rate of each action: `Rates` uses the names of the command line's published output, actions use those of the product. */
export const RATE_OF_ACTION = {
  no_action: 'no_action',
  archive: 'archive',
  delete: 'delete',
  remind_me_later: 'remind_later',
  forward_internally: 'forward',
  unsubscribe: 'unsubscribe',
  report_spam: 'spam_report',
  reply: 'reply',
} as const satisfies Record<Action, (typeof RATE_NAMES)[number]>;

const [placementAt, openAt, replyAt, unsubscribeAt, spamAt, positiveAt, forwardAt] = [0, 1, 2, 3, 4, 5, 6] as const;
const rateOfAction = ACTIONS.map((action) => RATE_NAMES.indexOf(RATE_OF_ACTION[action]));
const ACTION_COUNT = ACTIONS.length;

function fillUtilities(utilities: Float64Array, predictors: ArrayLike<number>, { actions }: Constants): void {
  for (let action = 0; action < utilities.length; action += 1) utilities[action] = actions[action] ?? 0;
  utilities[4] = (utilities[4] ?? 0) + (predictors[forwardAt] ?? 0);
  utilities[5] = (utilities[5] ?? 0) + (predictors[unsubscribeAt] ?? 0);
  utilities[6] = (utilities[6] ?? 0) + (predictors[spamAt] ?? 0);
  utilities[7] = (utilities[7] ?? 0) + (predictors[replyAt] ?? 0);
}

/** Action utilities of one lead in `ACTIONS` order, without the person's own part. */
export function actionUtilities(predictors: ArrayLike<number>, constants: Constants): Float64Array {
  const utilities = new Float64Array(constants.actions.length);
  fillUtilities(utilities, predictors, constants);
  return utilities;
}

/** Intent utilities of one lead's reply in `INTENTS` order. */
export const intentUtilities = (predictors: ArrayLike<number>, constants: Constants): Float64Array =>
  Float64Array.from(INTENTS, (intent, index) => (constants.intents[index] ?? 0) + (isPositive(intent) ? (predictors[positiveAt] ?? 0) : 0));

/** Log odds of a positive reply at the reference means. */
export function positiveLogOdds(intents: readonly number[]): number {
  let [yes, no] = [0, 0];
  INTENTS.forEach((intent, index) => {
    const weight = Math.exp(intents[index] ?? 0);
    if (isPositive(intent)) yes += weight;
    else no += weight;
  });
  return Math.log(yes / no);
}

const utilities = new Float64Array(ACTION_COUNT);
const exponentials = new Float64Array(ACTION_COUNT);
/** Per node of people and bucket: how likely email in the inbox is opened, weighted by the node. */
const openings = new Float64Array(NODES.length * BUCKET_COUNT);
/**
 * Per bucket: the probability-weighted mass of all actions except the reply, of the reply, and of positive replies if they depend on the
 * person.
 */
const masses = new Float64Array(BUCKET_COUNT * 3);

/** One possible fit of a lead: its probability, and how far it moves the predictors. Opens do not depend on it. */
export type FitShift = { share: number; shifts: ArrayLike<number> };
const SURE: readonly FitShift[] = [{ share: 1, shifts: [] }];

type Expected = { predictors: ArrayLike<number>; weight: number; fits?: readonly FitShift[] };

/** Per bucket: how likely email is in the inbox. */
const inboxes = new Float64Array(BUCKET_COUNT);
/** The seven predictors of one fit. */
const shifted = new Float64Array(7);

function fillInboxes(placement: number, { standings }: Constants): void {
  for (let bucket = 0; bucket < standings.length; bucket += 1) inboxes[bucket] = sigmoid((standings[bucket]?.inbox ?? 0) + placement);
}

function fillOpenings(appetite: number, { standings, frailtyOpen }: Constants): void {
  for (let node = 0; node < NODES.length; node += 1) {
    const reach = appetite + frailtyOpen * (NODES[node] ?? 0);
    for (let bucket = 0; bucket < standings.length; bucket += 1)
      openings[node * BUCKET_COUNT + bucket] = (NODE_WEIGHTS[node] ?? 0) / (1 + Math.exp(-((standings[bucket]?.open ?? 0) + reach)));
  }
}

/** How much more often than usual each person replies. */
const eagerness = new WeakMap<Constants, Float64Array>();
/** Many leads are read under the same constants. */
let last: { constants: Constants | undefined; eager: Float64Array } = { constants: undefined, eager: new Float64Array() };

function eagernessOf(constants: Constants): Float64Array {
  if (constants === last.constants) return last.eager;
  const eager = eagerness.get(constants) ?? Float64Array.from(NODES, (person) => Math.exp(constants.frailtyReply * person));
  eagerness.set(constants, eager);
  last = { constants, eager };
  return eager;
}

/** Sums over people what they do with an opened email. Two sums are enough, because all actions except the reply have one weight. */
function fillMasses({ rest, replySize, positive }: { rest: number; replySize: number; positive: number }, constants: Constants): void {
  const { frailtyPositive, standings } = constants;
  const eager = eagernessOf(constants);
  masses.fill(0);
  for (let node = 0; node < NODES.length; node += 1) {
    const person = NODES[node] ?? 0;
    const replying = replySize * (eager[node] ?? 0);
    const scale = 1 / (rest + replying);
    const yes = frailtyPositive === undefined ? 0 : replying * sigmoid(positive + frailtyPositive * person);
    for (let bucket = 0; bucket < standings.length; bucket += 1) {
      const opening = scale * (openings[node * BUCKET_COUNT + bucket] ?? 0);
      const at = bucket * 3;
      masses[at] = (masses[at] ?? 0) + opening;
      masses[at + 1] = (masses[at + 1] ?? 0) + opening * replying;
      if (yes !== 0) masses[at + 2] = (masses[at + 2] ?? 0) + opening * yes;
    }
  }
}

/** Exponentiates the utilities of the actions except the reply; returns their sum. */
function fillExponentials(): number {
  let rest = 0;
  for (let action = 0; action < ACTION_COUNT - 1; action += 1) {
    const size = Math.exp(utilities[action] ?? 0);
    exponentials[action] = size;
    rest += size;
  }
  return rest;
}

/** Adds the sums of one fit. */
function addMasses(
  table: Float64Array,
  { weight, positiveShare, rest }: { weight: number; positiveShare: number | null; rest: number },
): void {
  const buckets = table.length / RATE_COUNT;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const inbox = weight * (inboxes[bucket] ?? 0);
    const others = inbox * (masses[bucket * 3] ?? 0);
    const reply = inbox * (masses[bucket * 3 + 1] ?? 0);
    const row = bucket * RATE_COUNT;
    table[row] = (table[row] ?? 0) + inbox;
    table[row + 1] = (table[row + 1] ?? 0) + others * rest + reply;
    table[row + 2] = (table[row + 2] ?? 0) + reply;
    table[row + 3] = (table[row + 3] ?? 0) + (positiveShare === null ? inbox * (masses[bucket * 3 + 2] ?? 0) : reply * positiveShare);
    for (let action = 0; action < ACTION_COUNT - 1; action += 1) {
      const at = row + (rateOfAction[action] ?? 0);
      table[at] = (table[at] ?? 0) + others * (exponentials[action] ?? 0);
    }
  }
}

/**
 * Adds one lead's expected rates, times `weight`, to a table of buckets by `RATE_NAMES` (flat, bucket first). Fractions of sent emails.
 * Integrates over the person and over the lead's possible fits, by default one certain fit. The table has as many buckets as
 * `constants.standings`.
 */
export function addExpectedRates(table: Float64Array, { predictors, weight, fits = SURE }: Expected, constants: Constants): void {
  fillOpenings(predictors[openAt] ?? 0, constants);
  fillInboxes(predictors[placementAt] ?? 0, constants);
  for (const { share, shifts } of fits) {
    for (let index = 0; index < shifted.length; index += 1) shifted[index] = (predictors[index] ?? 0) + (shifts[index] ?? 0);
    fillUtilities(utilities, shifted, constants);
    const rest = fillExponentials();
    const positive = constants.positive + (shifted[positiveAt] ?? 0);
    fillMasses({ rest, replySize: Math.exp(utilities[ACTION_COUNT - 1] ?? 0), positive }, constants);
    addMasses(table, { weight: weight * share, positiveShare: constants.frailtyPositive === undefined ? sigmoid(positive) : null, rest });
  }
}
