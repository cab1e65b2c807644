import type { Variation } from '../signs/column.ts';
import { RATE_COUNT, RATE_NAMES, RATE_OF_ACTION } from '../model/chances.ts';
import { COLUMNS } from '../model/columns.ts';
import { outcomeOf, PREDICTORS, type Predictor } from '../model/predictors.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { findPrior } from '../priors.ts';
import { populationRates, readPopulation, type Evaluation, type Population, type PopulationColumns } from './population.ts';

type Side = readonly PopulationColumns[];

/** A contrast ready for evaluation: both sides as columns, how far its column moves, and its target log odds ratios. */
export type PreparedContrast = {
  column: string;
  to: Side;
  from: Side;
  distance: number;
  targets: readonly { predictor: Predictor; logOddsRatio: number }[];
};

const averageColumn = (side: Side, index: number): number => {
  let [sum, count] = [0, 0];
  for (const { emails, recipients } of side) {
    for (const rows of [emails, recipients]) {
      for (const { columns, share } of rows) {
        const value = columns[index] ?? 0;
        if (!Number.isNaN(value)) sum += share * value;
      }
    }
    count += 1;
  }
  return sum / count;
};

export function prepareContrasts(population: Population): readonly PreparedContrast[] {
  const toSide = (variations: readonly Variation[]): Side => variations.map((variation) => readPopulation(population, variation));
  return COLUMNS.flatMap(({ name, contrast }, index) => {
    if (contrast === null) return [];
    const [to, from] = [toSide(contrast.to), toSide(contrast.from)];
    const targets = PREDICTORS.flatMap((predictor) => {
      const row = findPrior(`${name}.${outcomeOf[predictor]}`);
      return row?.stage === 'marginal' ? [{ predictor, logOddsRatio: row.mean }] : [];
    });
    return [{ column: name, to, from, distance: averageColumn(to, index) - averageColumn(from, index), targets }];
  });
}

/** A model with the reference bucket only. */
export const atReferenceBucket = (evaluation: Evaluation): Evaluation => ({
  ...evaluation,
  constants: { ...evaluation.constants, standings: evaluation.constants.standings.slice(REFERENCE_BUCKET, REFERENCE_BUCKET + 1) },
});

function meanRates(side: Side, evaluation: Evaluation): Float64Array {
  const sums = new Float64Array(RATE_COUNT);
  for (const columns of side) {
    const rates = populationRates(columns, evaluation);
    for (let rate = 0; rate < RATE_COUNT; rate += 1) sums[rate] = (sums[rate] ?? 0) + (rates[rate] ?? 0) / side.length;
  }
  return sums;
}

const rateOf = (rates: Float64Array, name: (typeof RATE_NAMES)[number]): number => rates[RATE_NAMES.indexOf(name)] ?? 0;

/** The log odds of a predictor's outcome per sent email; of the positive share, per reply. */
export function outcomeLogOdds(predictor: Predictor, rates: Float64Array): number {
  const outcome = outcomeOf[predictor];
  const share =
    outcome === 'positive'
      ? rateOf(rates, 'interest') / rateOf(rates, 'reply')
      : rateOf(rates, outcome === 'report_spam' || outcome === 'forward_internally' ? RATE_OF_ACTION[outcome] : outcome);
  return Math.log(share / (1 - share));
}

/** The marginal log odds ratios of a model for one contrast at the reference bucket, in the order of its targets. */
export function shownLogOddsRatios(contrast: PreparedContrast, evaluation: Evaluation): readonly number[] {
  const [to, from] = [meanRates(contrast.to, evaluation), meanRates(contrast.from, evaluation)];
  return contrast.targets.map(({ predictor }) => outcomeLogOdds(predictor, to) - outcomeLogOdds(predictor, from));
}
