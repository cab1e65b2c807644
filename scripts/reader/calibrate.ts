/**
 * Slope and intercept that turn raw log odds into calibrated probabilities: logistic regression on one number by Newton's method, pulled
 * slightly toward 1 and 0.
 */
export function fitPlatt(scores: readonly number[], truths: readonly boolean[]): { slope: number; intercept: number } {
  let [slope, intercept] = [1, 0];
  const pull = 2;
  for (let round = 0; round < 50; round += 1) {
    let [gradientSlope, gradientIntercept] = [pull * (slope - 1), pull * intercept];
    let [slopeSlope, slopeIntercept, interceptIntercept] = [pull, 0, pull];
    scores.forEach((score, at) => {
      const chance = 1 / (1 + Math.exp(-(slope * score + intercept)));
      const miss = chance - (truths[at] === true ? 1 : 0);
      const spread = chance * (1 - chance);
      gradientSlope += miss * score;
      gradientIntercept += miss;
      slopeSlope += spread * score * score;
      slopeIntercept += spread * score;
      interceptIntercept += spread;
    });
    const determinant = slopeSlope * interceptIntercept - slopeIntercept * slopeIntercept;
    const step = 1 / (1 + Math.exp(3 - round / 4));
    slope -= (step * (interceptIntercept * gradientSlope - slopeIntercept * gradientIntercept)) / determinant;
    intercept -= (step * (slopeSlope * gradientIntercept - slopeIntercept * gradientSlope)) / determinant;
  }
  return { slope, intercept };
}
