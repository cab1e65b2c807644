import type { Factor } from '@coldcast/contract/insights';

/** How many factors are taken from an answer by score, and how many a campaign page shows. */
const TAKEN = 3;
const SHOWN = 2;

/** Highest score first; equal scores keep their order. */
export const byScore = (factors: readonly Factor[]): Factor[] => factors.toSorted((a, b) => b.avg_score_0_to_1 - a.avg_score_0_to_1);

/** The factors on a campaign's card: the first two of the top three by score. */
export const topFactors = (factors: readonly Factor[]): Factor[] => byScore(factors).slice(0, TAKEN).slice(0, SHOWN);

/** A factor's name; without one, "Key Insight". */
export const factorLabel = (factor: Factor): string => factor.label?.trim() || 'Key Insight';
