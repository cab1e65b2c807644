import { hashText, mixLanes, toGumbel, toNormal, toUniform, type Lanes } from './draws.ts';
import { actionUtilities, intentUtilities, sigmoid, type Constants } from './model/chances.ts';
import { drawFit } from './model/fitClasses.ts';
import { PREDICTORS } from './model/predictors.ts';
import { toNanos } from './model/quantiles.ts';
import { ACTIONS, BUCKET_COUNT, INTENTS, type Action, type Intent, type LeadOutcome } from './outcome.ts';

export type Drawn = Omit<LeadOutcome, 'displayName'>;

const frailty = hashText('frailty');
const fit = hashText('fit');

/** Names of one email's draws. Those of the first email have no number, so that a sequence starts exactly like a single email. */
export type StepPurposes = { placementAndOpen: Lanes; actions: readonly Lanes[]; intents: readonly Lanes[] };

export function purposesOf(step: number): StepPurposes {
  const named = (purpose: string) => hashText(step === 1 ? purpose : `${purpose}-email-${step}`);
  return {
    placementAndOpen: named('placement-and-open'),
    actions: ACTIONS.map((action) => named(`action-${action}`)),
    intents: INTENTS.map((intent) => named(`intent-${intent}`)),
  };
}

const firstPurposes = purposesOf(1);
const replyAt = ACTIONS.indexOf('reply');
const positiveAt = PREDICTORS.indexOf('positive');

/** Index of the largest of utility plus Gumbel noise; each index wins with its softmax probability. */
export function drawChoice(utilities: Float64Array, lead: Lanes, purposes: readonly Lanes[]): number {
  let [best, bestScore] = [0, Number.NEGATIVE_INFINITY];
  purposes.forEach((purpose, index) => {
    const score = (utilities[index] ?? 0) + toGumbel(toUniform(mixLanes(lead, purpose)));
    if (score > bestScore) [best, bestScore] = [index, score];
  });
  return best;
}

type Thresholds = Pick<LeadOutcome, 'inboxFrom' | 'opensFrom' | 'openRank'>;

/**
 * One uniform draw decides placement and opening at every bucket, so both only grow with the bucket and nothing is opened outside the
 * inbox. The rank is 0 to 10 over the buckets at which a lead first opens, and 10 to 11 for those that never open.
 */
function drawThresholds(uniform: number, { delta, eta }: { delta: number; eta: number }, constants: Constants): Thresholds {
  let inboxFrom: number | null = null;
  let below = 0;
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
    const standing = constants.standings[bucket];
    if (standing === undefined) break;
    const inbox = sigmoid(standing.inbox + delta);
    if (inboxFrom === null && uniform <= inbox) inboxFrom = bucket;
    const open = inbox * sigmoid(standing.open + eta);
    if (uniform <= open) return { inboxFrom, opensFrom: bucket, openRank: toNanos(bucket + (uniform - below) / (open - below)) };
    below = open;
  }
  return { inboxFrom, opensFrom: null, openRank: toNanos(BUCKET_COUNT + (uniform - below) / (1 - below)) };
}

/** The predictors including the person's own part in the positive share of replies. */
const withPerson = (predictors: Float64Array, shift: number): Float64Array =>
  shift === 0 ? predictors : predictors.map((value, index) => (index === positiveAt ? value + shift : value));

/** Hash of the seed, reused for every lead of a campaign. */
export const seedLanes = hashText;

/** A lead's columns with the one fit chosen by its own keyed draw. */
export const drawLeadFit = (seed: Lanes, { leadKey, columns }: { leadKey: string; columns: Float64Array }): Float64Array =>
  drawFit(columns, toUniform(mixLanes(mixLanes(seed, hashText(leadKey)), fit)));

/** A lead's hash and its personal random effect, used for every email's draws. */
export type Chance = { lead: Lanes; person: number };

export function chanceOf(seed: Lanes, leadKey: string): Chance {
  const lead = mixLanes(seed, hashText(leadKey));
  return { lead, person: toNormal(toUniform(mixLanes(lead, frailty))) };
}

/** One email to draw: its predictors, and the names of its draws. */
type DrawnEmail = { predictors: Float64Array; purposes: StepPurposes };

type StepDraw = Thresholds & { action: Action; utilities: Float64Array };

/** Where one email lands and what follows an open; `utilities` are those its action was drawn from. */
export function drawStep({ lead, person }: Chance, { predictors, purposes }: DrawnEmail, constants: Constants): StepDraw {
  const appetite = { delta: predictors[0] ?? 0, eta: (predictors[1] ?? 0) + constants.frailtyOpen * person };
  const thresholds = drawThresholds(toUniform(mixLanes(lead, purposes.placementAndOpen)), appetite, constants);
  const utilities = actionUtilities(predictors, constants);
  utilities[replyAt] = (utilities[replyAt] ?? 0) + constants.frailtyReply * person;
  const action: Action = ACTIONS[drawChoice(utilities, lead, purposes.actions)] ?? 'no_action';
  return { ...thresholds, action, utilities };
}

/** The intent of a reply to one email. */
export function drawIntent({ lead, person }: Chance, { predictors, purposes }: DrawnEmail, constants: Constants): Intent | null {
  const utilities = intentUtilities(withPerson(predictors, (constants.frailtyPositive ?? 0) * person), constants);
  return INTENTS[drawChoice(utilities, lead, purposes.intents)] ?? null;
}

/** What one lead does with one email, depending only on its predictors and its own keyed draws. */
export function drawOutcome(
  seed: Lanes,
  { leadKey, predictors }: { leadKey: string; predictors: Float64Array },
  constants: Constants,
): Drawn {
  const chance = chanceOf(seed, leadKey);
  const email = { predictors, purposes: firstPurposes };
  const { action, inboxFrom, opensFrom, openRank } = drawStep(chance, email, constants);
  const intent = action === 'reply' ? drawIntent(chance, email, constants) : null;
  return { leadKey, inboxFrom, opensFrom, openRank, action, intent };
}
