/** The right end of a scale for rates in percent: the next even number above all of them, 1 if all are small, at most 100. */
export const bandCap = (percents: readonly number[]): number => {
  const most = Math.max(0, ...percents);
  return most <= 1 ? 1 : Math.min(100, 2 * Math.ceil(most / 2));
};
