import { priorMean } from '../priors.ts';

/** The share of counted replies that is automatic, where a tool counts them. */
export const automaticShare = (): number => priorMean('sender.automaticReplies');
