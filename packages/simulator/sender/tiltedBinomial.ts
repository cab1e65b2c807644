/** A Gaussian on a campaign's log odds. */
export type Gaussian = { mean: number; variance: number };

/**
 * A binomial count with its trials; the count may be a fraction if a share was subtracted. Its rate is `ceiling` times the logistic of log
 * odds: replies per sent email are replies given open times opens.
 */
export type Count = { trials: number; count: number; ceiling?: number };

/** Log likelihood of a count at given log odds, up to a constant. */
export function logLikelihood({ trials, count, ceiling = 1 }: Count, logOdds: number): number {
  const odds = Math.exp(Math.min(60, logOdds));
  // Of count * log(rate) + (trials - count) * log(1 - rate), with rate = ceiling * odds / (1 + odds).
  const missed = trials - count;
  return (
    count * (Math.log(ceiling) + Math.min(60, logOdds)) -
    trials * Math.log1p(odds) +
    (missed === 0 ? 0 : missed * Math.log1p((1 - ceiling) * odds))
  );
}

/** Peak and width of a Gaussian times the likelihood of a count. */
function findPeak(data: Count, { mean, variance }: Gaussian): { at: number; width: number } {
  const { trials, count, ceiling = 1 } = data;
  const missed = trials - count;
  let at = mean;
  let curvature = 1 / variance;
  for (let step = 0; step < 30; step += 1) {
    const odds = Math.exp(at);
    const share = odds / (1 + odds);
    const other = ((1 - ceiling) * odds) / (1 + (1 - ceiling) * odds);
    curvature = Math.max(0, trials * share * (1 - share) - missed * other * (1 - other)) + 1 / variance;
    const move = (count - trials * share + missed * other - (at - mean) / variance) / curvature;
    at += Math.max(-1.5, Math.min(1.5, move));
    if (Math.abs(move) < 1e-3 / Math.sqrt(curvature)) break;
  }
  return { at, width: 1 / Math.sqrt(curvature) };
}

const LEFT_OUT = -22;

/**
 * Log mass, mean and variance of a Gaussian times the likelihood of a count. Uses the trapezoid rule with a step of one width, which is
 * exact to eight digits for such smooth peaks, outward from the peak until nothing remains.
 */
export function tiltBinomial(data: Count, cavity: Gaussian): { logMass: number } & Gaussian {
  const { at, width } = findPeak(data, cavity);
  const logOf = (logOdds: number) => logLikelihood(data, logOdds) - (logOdds - cavity.mean) ** 2 / (2 * cavity.variance);
  const top = logOf(at);
  let [mass, first, second] = [1, 0, 0];
  for (const side of [-1, 1]) {
    for (let step = 1; step < 200; step += 1) {
      const offset = side * step * width;
      const log = logOf(at + offset) - top;
      if (log < LEFT_OUT) break;
      const weight = Math.exp(log);
      mass += weight;
      first += weight * offset;
      second += weight * offset * offset;
    }
  }
  const shift = first / mass;
  return {
    logMass: top + Math.log((mass * width) / Math.sqrt(2 * Math.PI * cavity.variance)),
    mean: at + shift,
    variance: second / mass - shift * shift,
  };
}
