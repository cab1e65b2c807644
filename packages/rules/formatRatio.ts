import { twoDecimals } from './numberText.ts';

/** Two counts as a percentage, formatted the same everywhere: `45.48%`; `-` without a denominator. */
export const formatRatio = (numerator: number, denominator: number): string =>
  denominator === 0 ? '-' : `${twoDecimals((numerator * 100) / denominator)}%`;
