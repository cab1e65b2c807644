import { SOLVED } from '../calibration/solved.ts';
import { hashText, mixLanes, toNormal, toUniform, type Lanes } from '../draws.ts';
import { ACTIONS, BUCKET_MIDPOINTS, INTENTS } from '../outcome.ts';
import { findPrior, getPrior, PRIORS_VERSION, type PriorRow } from '../priors.ts';
import { isPositive, logit, positiveLogOdds, sigmoid, type Constants, type Standing } from './chances.ts';
import { COLUMN_COUNT, COLUMNS } from './columns.ts';
import { MODEL } from './model.ts';
import { outcomeOf, PREDICTORS, softCapSlope, type Predictor, type Weights } from './predictors.ts';
import { TERM_EFFECTS } from './sequenceTerms.ts';

/** One parameter draw: every coefficient drawn from its prior, and the campaign's position in its own spread (a uniform). */
export type ParameterDraw = { weights: Weights; constants: Constants; campaignUniform: number };

/** Which draws: `first` up to `first + count`. Disjoint ranges are independent except for the even spread of the campaign effect. */
export type DrawRange = { first: number; count: number };

/** How many of its own standard deviations each prior is from its mean, by name. */
export type Normals = (name: string) => number;

const GOLDEN = 0.6180339887498949;

const hashes = new Map<string, Lanes>();

/** The hash of a prior's name, which every draw needs. */
function hashOf(name: string): Lanes {
  const known = hashes.get(name) ?? hashText(name);
  hashes.set(name, known);
  return known;
}

/**
 * Draws come in mirrored pairs, which centers them; draw 2k + 1 is draw 2k with all signs reversed. The uniform behind each is
 * `keyedUniform(PRIORS_VERSION, pair, name)`.
 */
export function normalsOf(draw: number): Normals {
  const sign = draw % 2 === 0 ? 1 : -1;
  const pair = mixLanes(hashText(PRIORS_VERSION), hashText(String(draw >> 1)));
  return (name) => sign * toNormal(toUniform(mixLanes(pair, hashOf(name))));
}

const { sensitivities: slopes, distances } = SOLVED;

/** How much of each predictor's effect reaches a predictor's outcome: its own slope, and those of placement and opening. */
const passing: Record<Predictor, { own: number; byPlacement: number; byOpen: number }> = {
  placement: { own: slopes.inboxByPlacement, byPlacement: 0, byOpen: 0 },
  open: { own: slopes.openByOpen, byPlacement: slopes.openByPlacement, byOpen: 0 },
  reply: { own: slopes.replyByReply, byPlacement: slopes.replyByPlacement, byOpen: slopes.replyByOpen },
  unsubscribe: { own: slopes.unsubscribeByUnsubscribe, byPlacement: slopes.unsubscribeByPlacement, byOpen: slopes.unsubscribeByOpen },
  report_spam: { own: slopes.spamBySpam, byPlacement: slopes.spamByPlacement, byOpen: slopes.spamByOpen },
  positive: { own: slopes.positiveByPositive, byPlacement: 0, byOpen: 0 },
  forward: { own: slopes.forwardByForward, byPlacement: slopes.forwardByPlacement, byOpen: slopes.forwardByOpen },
};

/** The row of each column's effect on each predictor, if it has one. */
const rows: readonly (readonly (PriorRow | undefined)[])[] = COLUMNS.map(({ name }) =>
  PREDICTORS.map((predictor) => findPrior(`${name}.${outcomeOf[predictor]}`)),
);

/**
 * Moves one column's weights by its rows' draws. Marginal effects include the part through placement and opening, so that part is
 * subtracted; first order in the draw.
 */
function moveColumn(weights: readonly Float64Array[], index: number, normals: Normals): void {
  const column = COLUMNS[index];
  if (column === undefined) return;
  const { name } = column;
  const isCapped = column.group === 'subject' || column.group === 'body';
  const distance = distances[name] ?? 1;
  const moved = { placement: 0, open: 0 };
  PREDICTORS.forEach((predictor, at) => {
    const row = rows[index]?.[at];
    const ofPredictor = weights[at];
    if (row === undefined || ofPredictor === undefined) return;
    const wanted = row.sd * normals(row.name);
    const { own, byPlacement, byOpen } = passing[predictor];
    const step = row.stage === 'marginal' ? (wanted - byPlacement * moved.placement - byOpen * moved.open) / own : wanted;
    if (predictor === 'placement' || predictor === 'open') moved[predictor] = step;
    // The cap already limits a large effect, so its weight has to move further.
    const weight = ofPredictor[index] ?? 0;
    const lean = isCapped ? softCapSlope(weight * distance) : 1;
    ofPredictor[index] = weight + step / (distance * lean);
  });
}

/** Moves the placement curve and compensates with opening, because the bucket is the open rate itself. */
function moveStanding(standing: Standing, bucket: number, { inbox, open }: Standing): Standing {
  const midpoint = BUCKET_MIDPOINTS[bucket] ?? 0.5;
  const before = sigmoid(standing.inbox);
  const after = sigmoid(standing.inbox + inbox);
  const opening = (share: number) => logit(Math.min(0.995, midpoint / share));
  return { inbox: standing.inbox + inbox, open: standing.open + open + opening(after) - opening(before) };
}

function drawConstants(normals: Normals): Constants {
  const { constants } = MODEL;
  const draw = (name: string) => getPrior(name).sd * normals(name);
  const shift = { inbox: draw('base.inbox'), open: draw('chance.campaignOpen') };
  const campaignPositive = draw('chance.campaignPositive');
  const intents = INTENTS.map(
    (intent, index) => (constants.intents[index] ?? 0) + draw(`base.intent.${intent}`) + (isPositive(intent) ? campaignPositive : 0),
  );
  return {
    ...constants,
    standings: constants.standings.map((standing, bucket) => moveStanding(standing, bucket, shift)),
    actions: constants.actions.map((utility, index) => utility + draw(`base.${ACTIONS[index] ?? ''}`)),
    intents,
    positive: positiveLogOdds(intents),
    frailtyReply: constants.frailtyReply + draw('chance.frailtyReply'),
  };
}

/** The model in which every prior is where `normals` says; all at 0 is the central model. */
export function worldAt(normals: Normals): Omit<ParameterDraw, 'campaignUniform'> {
  const weights = MODEL.weights.map((ofPredictor) => Float64Array.from(ofPredictor));
  COLUMNS.forEach((_column, index) => moveColumn(weights, index, normals));
  return { weights, constants: drawConstants(normals) };
}

/** Moves the weights of a follow-up's terms by their rows' draws. A sender's history does not change them. */
function moveTerms(weights: Weights, normals: Normals): void {
  for (const { predictor, term, name, sd } of TERM_EFFECTS) {
    const ofPredictor = weights[predictor];
    if (ofPredictor !== undefined) ofPredictor[COLUMN_COUNT + term] = (ofPredictor[COLUMN_COUNT + term] ?? 0) + sd * normals(name);
  }
}

/** The draws of a range. The same for every campaign, so that comparisons share them; a campaign's seed does not affect them. */
export function drawParameters({ first, count }: DrawRange): ParameterDraw[] {
  return Array.from({ length: count }, (_, offset) => {
    const draw = first + offset;
    const even = (((draw >> 1) + 0.5) * GOLDEN) % 1;
    const normals = normalsOf(draw);
    const world = worldAt(normals);
    moveTerms(world.weights, normals);
    return { ...world, campaignUniform: draw % 2 === 0 ? even : 1 - even };
  });
}
