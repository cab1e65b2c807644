import { PRIORS, type PriorRow } from '@coldcast/simulator/priors';

/** Every coefficient of the engine, as plain data: the build writes it out, see `coefficientsAtBuild.ts`. */
export const COEFFICIENTS: readonly PriorRow[] = PRIORS;
