import { logit, positiveLogOdds, RATE_COUNT, RATE_NAMES, RATE_OF_ACTION, sigmoid, type Constants } from '../model/chances.ts';
import { columnIndex, COLUMNS } from '../model/columns.ts';
import { outcomeOf, PREDICTORS, type Weights } from '../model/predictors.ts';
import { ACTIONS, BUCKET_MIDPOINTS, INTENTS, REFERENCE_BUCKET } from '../outcome.ts';
import { findPrior, priorMean, PRIORS_VERSION } from '../priors.ts';
import type { Calibration } from './calibration.ts';
import { atReferenceBucket, prepareContrasts, shownLogOddsRatios, type PreparedContrast } from './marginals.ts';
import { meansOf, populationRates, readPopulation, type Evaluation, type Population, type PopulationColumns } from './population.ts';
import { measureSensitivities } from './sensitivities.ts';

/** Share of email in the inbox at a usual open rate, both as fractions. */
export const placementCurve = (openRate: number): number =>
  sigmoid(logit(priorMean('base.inbox')) + priorMean('base.inboxSlope') * (logit(openRate) - logit(BUCKET_MIDPOINTS[REFERENCE_BUCKET])));

const basePositiveShare = (): number => priorMean('base.intent.interested') + priorMean('base.intent.question');

/** Rows that are not marginal effects enter directly, in the column they are named after. */
function startingWeights(): Weights {
  return PREDICTORS.map((predictor) =>
    Float64Array.from(COLUMNS, (column) => {
      const row = findPrior(`${column.name}.${outcomeOf[predictor]}`);
      return row?.stage === 'action' ? row.mean : 0;
    }),
  );
}

function startingConstants(): Constants {
  const intents = INTENTS.map((intent) => Math.log(priorMean(`base.intent.${intent}`)));
  return {
    standings: BUCKET_MIDPOINTS.map((midpoint) => ({
      inbox: logit(placementCurve(midpoint)),
      open: logit(midpoint / placementCurve(midpoint)),
    })),
    actions: ACTIONS.map((action) => Math.log(priorMean(`base.${action}`))),
    intents,
    positive: positiveLogOdds(intents),
    frailtyOpen: priorMean('chance.frailtyOpen'),
    frailtyReply: priorMean('chance.frailtyReply'),
  };
}

/** One step of the intercepts toward the base rates; `miss` is the largest distance before the step, in log odds. */
function stepIntercepts(columns: PopulationColumns, evaluation: Evaluation): { constants: Constants; miss: number } {
  const { constants } = evaluation;
  const rates = populationRates(columns, evaluation);
  const rate = (bucket: number, name: (typeof RATE_NAMES)[number]) => rates[bucket * RATE_COUNT + RATE_NAMES.indexOf(name)] ?? 0;
  let miss = 0;
  const gap = (wanted: number, shown: number) => {
    miss = Math.max(miss, Math.abs(wanted - shown));
    return wanted - shown;
  };
  const standings = constants.standings.map((standing, bucket) => {
    const midpoint = BUCKET_MIDPOINTS[bucket] ?? 0;
    const inbox = gap(logit(placementCurve(midpoint)), logit(rate(bucket, 'inbox')));
    const open = gap(logit(midpoint / placementCurve(midpoint)), logit(rate(bucket, 'open') / rate(bucket, 'inbox')));
    return { inbox: standing.inbox + inbox, open: standing.open + open };
  });
  const opened = rate(REFERENCE_BUCKET, 'open');
  const shares = ACTIONS.map((action) => rate(REFERENCE_BUCKET, RATE_OF_ACTION[action]) / opened);
  // Only differences between utilities matter, so the first action's stays fixed.
  const steps = ACTIONS.map((action, index) => gap(Math.log(priorMean(`base.${action}`)), Math.log(shares[index] ?? 1)));
  const actions = constants.actions.map((utility, index) => utility + (steps[index] ?? 0) - (steps[0] ?? 0));
  const positive = gap(logit(basePositiveShare()), logit(rate(REFERENCE_BUCKET, 'interest') / rate(REFERENCE_BUCKET, 'reply')));
  const intents = constants.intents.map((utility, index) => utility + (index < 2 ? positive : 0));
  return { constants: { ...constants, standings, actions, intents, positive: positiveLogOdds(intents) }, miss };
}

/** One step of the weights toward the marginal odds ratios. */
function stepWeights(contrasts: readonly PreparedContrast[], evaluation: Evaluation): number {
  const atReference = atReferenceBucket(evaluation);
  let miss = 0;
  for (const contrast of contrasts) {
    const shown = shownLogOddsRatios(contrast, atReference);
    const column = columnIndex(contrast.column);
    contrast.targets.forEach(({ predictor, logOddsRatio }, index) => {
      const gap = logOddsRatio - (shown[index] ?? 0);
      miss = Math.max(miss, Math.abs(gap));
      const weights = evaluation.weights[PREDICTORS.indexOf(predictor)];
      if (weights !== undefined) weights[column] = (weights[column] ?? 0) + gap / contrast.distance;
    });
  }
  return miss;
}

/**
 * Solves intercepts and stage weights so that the reference population shows the base rates and the marginal odds ratios.
 * Throws if 60 sweeps do not bring every equation within 1e-9 log odds.
 */
export function solveCalibration(population: Population, reference: string, onSweep: (sweep: number, miss: number) => void): Calibration {
  const columns = readPopulation(population);
  const means = meansOf(columns);
  const contrasts = prepareContrasts(population);
  const weights = startingWeights();
  let constants = startingConstants();
  for (let sweep = 1; sweep <= 60; sweep += 1) {
    const stepped = stepIntercepts(columns, { means, weights, constants });
    constants = stepped.constants;
    const miss = Math.max(stepped.miss, stepWeights(contrasts, { means, weights, constants }));
    onSweep(sweep, miss);
    if (miss < 1e-9) return toCalibration({ means, weights, constants }, { columns, contrasts, reference });
  }
  throw new Error('The calibration does not converge.');
}

/** Six significant digits: enough for every purpose, and short to read and to download. */
const digits = (value: number): number => Number(value.toPrecision(6));

type Solved = { columns: PopulationColumns; contrasts: readonly PreparedContrast[]; reference: string };

function toCalibration(evaluation: Evaluation, { columns, contrasts, reference }: Solved): Calibration {
  const { means, weights, constants } = evaluation;
  return {
    priors: PRIORS_VERSION,
    reference,
    columnMeans: Object.fromEntries(COLUMNS.map((column, index) => [column.name, digits(means[index] ?? 0)])),
    standings: constants.standings.map(({ inbox, open }) => ({ inbox: digits(inbox), open: digits(open) })),
    actionOffsets: Object.fromEntries(
      ACTIONS.map((action, index) => [action, digits((constants.actions[index] ?? 0) - Math.log(priorMean(`base.${action}`)))]),
    ),
    intentOffsets: Object.fromEntries(
      INTENTS.map((intent, index) => [intent, digits((constants.intents[index] ?? 0) - Math.log(priorMean(`base.intent.${intent}`)))]),
    ),
    weights: Object.fromEntries(
      PREDICTORS.flatMap((predictor, index) =>
        COLUMNS.flatMap((column, at) => {
          const weight = weights[index]?.[at] ?? 0;
          return findPrior(`${column.name}.${outcomeOf[predictor]}`) === undefined ? [] : [[`${column.name}.${predictor}`, digits(weight)]];
        }),
      ),
    ),
    distances: Object.fromEntries(contrasts.map(({ column, distance }) => [column, digits(distance)])),
    sensitivities: measureSensitivities(columns, evaluation),
  };
}
