import { priorMean } from '../priors.ts';

/** A language model's answer about one lead, as log odds: of opening, of answering once opened, of a positive answer. */
export type AppealScore = { open: number; reply: number; positive: number };

export const APPEAL_STAGES = ['open', 'reply', 'positive'] as const satisfies readonly (keyof AppealScore)[];

/** One question to the model: scores of leads, and of the same invented anchors as in every other question. */
export type ScoredBatch = { anchors: readonly AppealScore[]; scores: readonly AppealScore[] };

/** Log odds per standard deviation of the anchors. */
export const APPEAL_LOADING = priorMean('shape.appealLoading');
/** The most a lead is moved at any stage, in log odds. */
export const MOST_APPEAL = priorMean('shape.appealLimit');
/**
 * If a model hardly distinguishes the anchors, scaling by their spread would exaggerate small differences between leads. In its log odds.
 */
const LEAST_SPREAD = 0.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Spread of the anchors around the mean of their own batch, over all batches. */
function spreadOf(stage: keyof AppealScore, batches: readonly ScoredBatch[]): number {
  const squares = batches.flatMap(({ anchors }) => {
    const center = mean(anchors.map((anchor) => anchor[stage]));
    return anchors.map((anchor) => (anchor[stage] - center) ** 2);
  });
  return Math.max(LEAST_SPREAD, Math.sqrt(mean(squares)));
}

/**
 * Scores relative to the anchors: how many of their standard deviations a lead is above their mean in the same batch. A shift of a whole
 * batch cancels out. Batch by batch, in the given order; a batch without anchors gives no scores.
 */
export function standardizeScores(batches: readonly ScoredBatch[]): AppealScore[][] {
  const usable = batches.filter(({ anchors }) => anchors.length > 0);
  const spread = { open: spreadOf('open', usable), reply: spreadOf('reply', usable), positive: spreadOf('positive', usable) };
  return batches.map(({ anchors, scores }) => {
    if (anchors.length === 0) return [];
    const center = (stage: keyof AppealScore) => mean(anchors.map((anchor) => anchor[stage]));
    const [open, reply, positive] = [center('open'), center('reply'), center('positive')];
    return scores.map((score) => ({
      open: (score.open - open) / spread.open,
      reply: (score.reply - reply) / spread.reply,
      positive: (score.positive - positive) / spread.positive,
    }));
  });
}
