import type { AppealScore } from '@coldcast/simulator/appeal/scores';
import type { OutcomeChances } from './parseOpinions.ts';

const logOdds = (yes: number, no: number): number => Math.log(Math.max(1e-6, yes) / Math.max(1e-6, no));

/**
 * Four outcomes as three questions, each in log odds: opened or not; answered or not, given an open; interested or not, given an answer.
 */
export const toScore = ([ignores, opens, declines, interested]: OutcomeChances): AppealScore => ({
  open: logOdds(opens + declines + interested, ignores),
  reply: logOdds(declines + interested, opens),
  positive: logOdds(interested, declines),
});
