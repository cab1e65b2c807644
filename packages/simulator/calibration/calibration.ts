import type { Standing } from '../model/chances.ts';

/** How far the reference population's mean log odds move per unit of a predictor: converts a drawn marginal effect to a stage weight. */
export type Sensitivities = {
  inboxByPlacement: number;
  openByPlacement: number;
  openByOpen: number;
  replyByPlacement: number;
  replyByOpen: number;
  replyByReply: number;
  unsubscribeByOpen: number;
  unsubscribeByPlacement: number;
  unsubscribeByUnsubscribe: number;
  spamByOpen: number;
  spamByPlacement: number;
  spamBySpam: number;
  positiveByPositive: number;
  forwardByOpen: number;
  forwardByPlacement: number;
  forwardByForward: number;
};

/** What the solver finds for one version of the priors on the reference population. Plain data. */
export type Calibration = {
  priors: string;
  reference: string;
  /** Mean of every column on the reference population, by column name. */
  columnMeans: Readonly<Record<string, number>>;
  /** Ten buckets, lowest first. */
  standings: readonly Standing[];
  /** Added to the log of the base share, by action and by intent. */
  actionOffsets: Readonly<Record<string, number>>;
  intentOffsets: Readonly<Record<string, number>>;
  /** Stage weights, by `column.predictor`; absent is 0. */
  weights: Readonly<Record<string, number>>;
  /** How far each contrast moves its column; a drawn marginal effect is divided by it. */
  distances: Readonly<Record<string, number>>;
  sensitivities: Sensitivities;
};
