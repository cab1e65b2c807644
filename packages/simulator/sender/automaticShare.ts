import { priorMean } from '../priors.ts';

/** The usual share of automatic replies, if a tool counts them. */
export const automaticShare = (): number => priorMean('sender.automaticReplies');
