import { logit, sigmoid } from './chances.ts';

/**
 * The rate of a whole list in a parameter draw in which only representatives were simulated. They tell how far the draw moves the rate, in
 * log odds; the whole list at the central parameters gives the starting point. All three are fractions between 0 and 1.
 */
export const anchorRate = (whole: number, representatives: { central: number; drawn: number }): number =>
  sigmoid(logit(whole) + logit(representatives.drawn) - logit(representatives.central));
