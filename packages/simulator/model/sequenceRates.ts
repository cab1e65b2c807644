import { ACTIONS } from '../outcome.ts';
import {
  actionUtilities,
  NODE_WEIGHTS,
  NODES,
  RATE_COUNT,
  RATE_OF_ACTION,
  RATE_NAMES,
  sigmoid,
  type Constants,
  type FitShift,
} from './chances.ts';

/** What is recorded for each email: who still gets it, what happens at it, and what has happened so far, per lead of the list. */
export const STEP_CELLS = [
  'stillIn',
  'inbox',
  'open',
  'reply',
  'interest',
  'unsubscribe',
  'spam_report',
  'inboxUpTo',
  'openUpTo',
  'replyUpTo',
  'interestUpTo',
  'unsubscribeUpTo',
  'spam_reportUpTo',
] as const;
export const STEP_CELL_COUNT = STEP_CELLS.length;

/** Cells of all steps at all buckets: bucket first, then step. `count` steps, of which a lead may have fewer. */
export type StepTable = { cells: Float64Array; count: number };

/** `steps` are the predictors of each email. Results per email go into `stepTable`. */
type SequenceLead = { steps: readonly Float64Array[]; weight: number; fits: readonly FitShift[]; stepTable?: StepTable | undefined };

const [unsubscribeAction, spamAction, replyAction] = [
  ACTIONS.indexOf('unsubscribe'),
  ACTIONS.indexOf('report_spam'),
  ACTIONS.indexOf('reply'),
];
const quietActions = ACTIONS.flatMap((action, index) =>
  index === unsubscribeAction || index === spamAction || index === replyAction
    ? []
    : [{ index, rate: RATE_NAMES.indexOf(RATE_OF_ACTION[action]) }],
);
const [placementAt, openAt, positiveAt] = [0, 1, 5] as const;

/** The effect of one email on a lead with one fit: the probabilities of its actions, and of a positive reply. */
type StepSizes = { reply: number; unsubscribe: number; spam: number; rest: number; positive: number };

function sizesOf(
  predictors: Float64Array,
  shifts: ArrayLike<number>,
  constants: Constants,
): { sizes: StepSizes; exponentials: Float64Array } {
  const moved = predictors.map((value, index) => value + (shifts[index] ?? 0));
  const exponentials = actionUtilities(moved, constants).map(Math.exp);
  let rest = 0;
  for (const { index } of quietActions) rest += exponentials[index] ?? 0;
  const sizes = {
    reply: exponentials[replyAction] ?? 0,
    unsubscribe: exponentials[unsubscribeAction] ?? 0,
    spam: exponentials[spamAction] ?? 0,
    rest,
    positive: constants.positive + (moved[positiveAt] ?? 0),
  };
  return { sizes, exponentials };
}

/** The probabilities of a person's actions once one email is opened. */
type StepChances = { reply: number; unsubscribe: number; spam: number; answer: number; positive: number };

function chancesAt({ reply, unsubscribe, spam, rest, positive }: StepSizes, person: number, constants: Constants): StepChances {
  const replying = reply * Math.exp(constants.frailtyReply * person);
  const scale = 1 / (replying + unsubscribe + spam + rest);
  return {
    reply: replying * scale,
    unsubscribe: unsubscribe * scale,
    spam: spam * scale,
    answer: (replying + unsubscribe + spam) * scale,
    positive: sigmoid(positive + (constants.frailtyPositive ?? 0) * person),
  };
}

/** Probabilities of inbox and open for each email at one bucket, for a person without further knowledge. */
type Reach = { steps: readonly Float64Array[]; inbox: Float64Array; open: Float64Array };

function fillReach({ inbox, open, steps }: Reach, at: { bucket: number; person: number }, constants: Constants): void {
  const standing = constants.standings[at.bucket];
  for (let step = 0; step < steps.length; step += 1) {
    const [predictors, before] = [steps[step], steps[step - 1]];
    const placement = predictors?.[placementAt] ?? 0;
    const appetite = predictors?.[openAt] ?? 0;
    if (before !== undefined && before[placementAt] === placement && before[openAt] === appetite) {
      inbox[step] = inbox[step - 1] ?? 0;
      open[step] = open[step - 1] ?? 0;
      continue;
    }
    const placed = sigmoid((standing?.inbox ?? 0) + placement);
    inbox[step] = placed;
    open[step] = placed * sigmoid((standing?.open ?? 0) + appetite + constants.frailtyOpen * at.person);
  }
}

/** What happened so far: cumulative probabilities of one person at one bucket. */
const done = new Float64Array(6);

/**
 * Walks through the emails of one person at one bucket. The kind of an answer is that of the first email whose latent action is an answer,
 * opened or not; so four states are enough: no latent answer yet, or one of three kinds that waits for an opened email.
 */
function walk(
  { inbox, open }: Reach,
  chances: readonly StepChances[],
  { weight, table, row }: { weight: number; table: StepTable | undefined; row: number },
): void {
  done.fill(0);
  let [none, waiting, waitingYes, waitingUnsubscribe, waitingSpam] = [1, 0, 0, 0, 0];
  let [unseen, unopened] = [1, 1];
  for (let step = 0; step < chances.length; step += 1) {
    const chance = chances[step];
    if (chance === undefined) break;
    const placed = inbox[step] ?? 0;
    const opened = open[step] ?? 0;
    const stillIn = none + waiting + waitingUnsubscribe + waitingSpam;
    const reply = opened * (none * chance.reply + waiting * chance.answer);
    const interest = opened * (none * chance.reply * chance.positive + waitingYes * chance.answer);
    const unsubscribe = opened * (none * chance.unsubscribe + waitingUnsubscribe * chance.answer);
    const spam = opened * (none * chance.spam + waitingSpam * chance.answer);
    const closed = 1 - opened;
    const stays = 1 - chance.answer * opened;
    waiting = waiting * stays + none * chance.reply * closed;
    waitingYes = waitingYes * stays + none * chance.reply * chance.positive * closed;
    waitingUnsubscribe = waitingUnsubscribe * stays + none * chance.unsubscribe * closed;
    waitingSpam = waitingSpam * stays + none * chance.spam * closed;
    none *= 1 - chance.answer;
    unseen *= 1 - placed;
    unopened *= closed;
    done[0] = 1 - unseen;
    done[1] = 1 - unopened;
    done[2] = (done[2] ?? 0) + reply;
    done[3] = (done[3] ?? 0) + interest;
    done[4] = (done[4] ?? 0) + unsubscribe;
    done[5] = (done[5] ?? 0) + spam;
    if (table === undefined) continue;
    const { cells } = table;
    const at = row + step * STEP_CELL_COUNT;
    cells[at] = (cells[at] ?? 0) + weight * stillIn;
    cells[at + 1] = (cells[at + 1] ?? 0) + weight * stillIn * placed;
    cells[at + 2] = (cells[at + 2] ?? 0) + weight * stillIn * opened;
    cells[at + 3] = (cells[at + 3] ?? 0) + weight * reply;
    cells[at + 4] = (cells[at + 4] ?? 0) + weight * interest;
    cells[at + 5] = (cells[at + 5] ?? 0) + weight * unsubscribe;
    cells[at + 6] = (cells[at + 6] ?? 0) + weight * spam;
    addDone(table, row, { step, weight });
  }
  // A lead without a further email keeps its state.
  if (table !== undefined) for (let step = chances.length; step < table.count; step += 1) addDone(table, row, { step, weight });
}

function addDone({ cells }: StepTable, row: number, { step, weight }: { step: number; weight: number }): void {
  const at = row + step * STEP_CELL_COUNT + 7;
  for (let index = 0; index < 6; index += 1) cells[at + index] = (cells[at + index] ?? 0) + weight * (done[index] ?? 0);
}

/** Adds the result of a whole sequence for one person: the answers, and one quiet action if something was opened and nothing answered. */
function addWhole(table: Float64Array, row: number, quiet: { weight: number; shares: Float64Array }): void {
  const { weight, shares } = quiet;
  for (let rate = 0; rate < 6; rate += 1) table[row + rate] = (table[row + rate] ?? 0) + weight * (done[rate] ?? 0);
  const quietly = weight * Math.max(0, (done[1] ?? 0) - (done[2] ?? 0) - (done[4] ?? 0) - (done[5] ?? 0));
  for (let action = 0; action < quietActions.length; action += 1) {
    const at = row + (quietActions[action]?.rate ?? 0);
    table[at] = (table[at] ?? 0) + quietly * (shares[action] ?? 0);
  }
}

/** The quiet action is drawn from the first email, whatever was opened. */
const quietShares = (exponentials: Float64Array, rest: number): Float64Array =>
  Float64Array.from(quietActions, ({ index }) => (exponentials[index] ?? 0) / rest);

/**
 * Adds the expected rates of one lead over a whole sequence, times `weight`, to a table of buckets by `RATE_NAMES`, and of each email to
 * `stepTable` if given. All emails share one person and one fit; given these, placement, opening and what follows are independent for each
 * email. Both are integrated out.
 */
export function addSequenceRates(table: Float64Array, { steps, weight, fits, stepTable }: SequenceLead, constants: Constants): void {
  const reach: Reach = { steps, inbox: new Float64Array(steps.length), open: new Float64Array(steps.length) };
  const ofFits = fits.map(({ share, shifts }) => {
    const ofSteps = steps.map((predictors) => sizesOf(predictors, shifts, constants));
    const [first] = ofSteps;
    return {
      share,
      sizes: ofSteps.map(({ sizes }) => sizes),
      shares: quietShares(first?.exponentials ?? new Float64Array(8), first?.sizes.rest ?? 1),
    };
  });
  for (let node = 0; node < NODES.length; node += 1) {
    const person = NODES[node] ?? 0;
    const chances = ofFits.map(({ sizes }) => sizes.map((size) => chancesAt(size, person, constants)));
    for (let bucket = 0; bucket < constants.standings.length; bucket += 1) {
      fillReach(reach, { bucket, person }, constants);
      ofFits.forEach(({ share, shares }, fit) => {
        const part = weight * share * (NODE_WEIGHTS[node] ?? 0);
        const row = bucket * (stepTable?.count ?? 0) * STEP_CELL_COUNT;
        walk(reach, chances[fit] ?? [], { weight: part, table: stepTable, row });
        addWhole(table, bucket * RATE_COUNT, { weight: part, shares });
      });
    }
  }
}
