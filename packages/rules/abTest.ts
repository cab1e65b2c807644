/** Quantiles of the standard normal distribution: 0.975 for a two-sided test at 5%, 0.8 for a power of 80%. */
const Z_LEVEL = 1.959963984540054;
const Z_POWER = 0.8416212335729143;

export type Measured = { rate: number; low: number; high: number };

/**
 * Emails each version needs in a real A/B test that must detect the difference of two rates (fractions, 0 to 1) with 80% power, in a
 * two-sided test at the 5% level; rounded up. Null if the rates are equal: no list is long enough. Throws outside 0 to 1. Source: normal
 * approximation for two independent proportions, Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions, 3rd edition (2003),
 * equation 4.14, without continuity correction.
 */
export function emailsPerVersion(first: number, second: number): number | null {
  if (!(first >= 0 && first <= 1 && second >= 0 && second <= 1)) throw new RangeError('A rate lies between 0 and 1.');
  const difference = Math.abs(first - second);
  if (difference === 0) return null;
  const mean = (first + second) / 2;
  const underEqual = Z_LEVEL * Math.sqrt(2 * mean * (1 - mean));
  const underDifferent = Z_POWER * Math.sqrt(first * (1 - first) + second * (1 - second));
  return Math.ceil(((underEqual + underDifferent) / difference) ** 2);
}

/**
 * The difference second minus first of two independently measured rates, with an interval derived from their own intervals, at the same
 * level; fractions. Source: method of variance estimates recovery, Zou and Donner, Statistics in Medicine 27 (2008), 1693-1702; for two
 * proportions Newcombe's hybrid score interval (1998).
 */
export function differenceOf(first: Measured, second: Measured): Measured {
  const rate = second.rate - first.rate;
  return {
    rate,
    low: rate - Math.hypot(second.rate - second.low, first.high - first.rate),
    high: rate + Math.hypot(second.high - second.rate, first.rate - first.low),
  };
}

/** Whether an interval does not show which of two is larger. */
export const couldBeChance = ({ low, high }: Pick<Measured, 'low' | 'high'>): boolean => low <= 0 && high >= 0;
