/** Smaller powers of odds are ignored. */
const SMALLEST = 1e-18;
const LARGE = 1e200;

/**
 * Sums over independent people that determine the distribution of their total: the log probability that nobody does it, and the sum of each
 * power of the odds, first power first. People are added one by one.
 */
export type OddsSums = { logNobody: number; powers: number[] };

export const noSums = (): OddsSums => ({ logNobody: 0, powers: [0] });

/** Adds one person whose odds are below 1, with the log probability that the person does not do it. */
export function addOdds(sums: OddsSums, odds: number, logNot: number = -Math.log1p(odds)): void {
  sums.logNobody += logNot;
  let power = odds;
  for (let index = 0; power > SMALLEST; index += 1) {
    sums.powers[index] = (sums.powers[index] ?? 0) + power;
    power *= odds;
  }
}

/**
 * Probability that more than each of `limits` (whole numbers, ascending) do it, where every person added represents `copies` equal ones:
 * the exact distribution of a sum of independent Bernoulli variables (Poisson-binomial), by the recursion of its power sums. Exact for
 * whole `copies`; interpolates smoothly in between.
 */
export function chancesAbove({ logNobody, powers }: OddsSums, copies: number, limits: readonly number[]): number[] {
  const last = limits.at(-1) ?? 0;
  const masses = [1];
  let logScale = copies * logNobody;
  let below = 1;
  const above: number[] = [];
  for (let count = 0; count <= last; count += 1) {
    if (count > 0) {
      let sum = 0;
      for (let power = Math.min(count, powers.length); power >= 1; power -= 1)
        sum += (power % 2 === 1 ? 1 : -1) * (powers[power - 1] ?? 0) * (masses[count - power] ?? 0);
      const mass = Math.max(0, (copies * sum) / count);
      masses.push(mass);
      below += mass;
      if (mass > LARGE || below > LARGE) {
        for (let index = 0; index < masses.length; index += 1) masses[index] = (masses[index] ?? 0) / LARGE;
        below /= LARGE;
        logScale += Math.log(LARGE);
      }
    }
    if (limits.includes(count)) above.push(Math.min(1, Math.max(0, 1 - below * Math.exp(logScale))));
  }
  return above;
}
