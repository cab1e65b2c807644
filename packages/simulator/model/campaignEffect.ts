import { toNormal } from '../draws.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { getPrior, priorMean } from '../priors.ts';
import { addExpectedRates, RATE_COUNT } from './chances.ts';
import { MODEL } from './model.ts';
import { PREDICTORS } from './predictors.ts';

/** Replies to the sender's earlier email, without automatic ones, and the sender's usual bucket (0 to 9) at that time. */
export type PastResult = { sent: number; replies: number; bucket?: number };

/** The campaign effect on the log odds of replying: its central value, and its quantiles for a uniform. */
export type CampaignEffect = { center: number; quantile: (uniform: number) => number };

const STEP = 0.05;
const HALF = 80;
const offsets = Array.from({ length: 2 * HALF + 1 }, (_, index) => (index - HALF) * STEP);

const gauss = (value: number, sd: number): number => Math.exp(-0.5 * (value / sd) ** 2);

/** Reply rate of a reference email for a campaign effect. */
function replyRate(effect: number, bucket: number): number {
  const table = new Float64Array(RATE_COUNT);
  const { constants } = MODEL;
  const moved = {
    ...constants,
    standings: constants.standings.slice(bucket, bucket + 1),
    actions: constants.actions.map((utility, index) => utility + (index === constants.actions.length - 1 ? effect : 0)),
  };
  addExpectedRates(table, { predictors: new Float64Array(PREDICTORS.length), weight: 1 }, moved);
  return table[2] ?? 0;
}

function likelihoods({ sent, replies, bucket = REFERENCE_BUCKET }: PastResult, effects: readonly number[]): number[] {
  const logs = effects.map((effect) => {
    const rate = replyRate(effect, bucket);
    return replies * Math.log(rate) + (sent - replies) * Math.log(1 - rate);
  });
  const best = Math.max(...logs);
  return logs.map((log) => Math.exp(log - best));
}

/** Weights of effects on a grid given a past result: the sender's part is learned, the campaign's own part is new each time. */
function posterior(past: PastResult, { senderSd, ownSd }: { senderSd: number; ownSd: number }): number[] {
  const own = offsets.map((offset) => gauss(offset, ownSd));
  const wide = Array.from({ length: 4 * HALF + 1 }, (_, index) => (index - 2 * HALF) * STEP);
  const chances = likelihoods(past, wide);
  const sender = offsets.map(
    (offset, index) => gauss(offset, senderSd) * own.reduce((sum, weight, at) => sum + weight * (chances[index + at] ?? 0), 0),
  );
  return wide.map((_, index) =>
    sender.reduce((sum, weight, at) => {
      const ownIndex = index - at;
      return ownIndex >= 0 && ownIndex <= 2 * HALF ? sum + weight * (own[ownIndex] ?? 0) : sum;
    }, 0),
  );
}

/**
 * The campaign effect before any sends, or after `past`: a grid posterior of the sender's part, plus the next campaign's own part. `spread`
 * is how much more such campaigns vary than usual. `past` is ignored if nothing was sent. Throws if replies are negative or more than sent.
 */
export function campaignEffect(past?: PastResult, spread = 1): CampaignEffect {
  const sd = spread * getPrior('chance.campaignReply').sd;
  if (past === undefined || past.sent === 0) return { center: 0, quantile: (uniform) => sd * toNormal(uniform) };
  if (!(past.replies >= 0 && past.replies <= past.sent)) throw new RangeError('A past result cannot have more replies than emails sent.');
  const senderShare = priorMean('chance.senderShare');
  const weights = posterior(past, { senderSd: sd * Math.sqrt(senderShare), ownSd: sd * Math.sqrt(1 - senderShare) });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const at = (index: number) => (index - 2 * HALF) * STEP;
  return {
    center: weights.reduce((sum, weight, index) => sum + weight * at(index), 0) / total,
    quantile: (uniform) => {
      let mass = 0;
      for (let index = 0; index < weights.length; index += 1) {
        const weight = (weights[index] ?? 0) / total;
        if (mass + weight >= uniform) return at(index) + STEP * ((uniform - mass) / weight - 0.5);
        mass += weight;
      }
      return at(weights.length - 1);
    },
  };
}
