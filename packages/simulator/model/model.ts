import type { Calibration } from '../calibration/calibration.ts';
import { SOLVED } from '../calibration/solved.ts';
import { ACTIONS, INTENTS } from '../outcome.ts';
import { priorMean } from '../priors.ts';
import { positiveLogOdds, type Constants } from './chances.ts';
import { centerColumns, COLUMNS, readColumns } from './columns.ts';
import type { ModelInput } from '../signs/column.ts';
import { PREDICTORS, type Weights } from './predictors.ts';
import { TERM_COUNT, TERM_EFFECTS } from './sequenceTerms.ts';

/**
 * A calibrated model: weights of the columns, followed by those of a follow-up's terms, for the predictors, constants for the
 * probabilities, and the means that columns are centered at.
 */
export type Model = { means: Float64Array; weights: Weights; constants: Constants };

/** The weights of the columns followed by those of the terms. */
function withTerms(ofColumns: readonly number[], predictor: number): Float64Array {
  const weights = new Float64Array(ofColumns.length + TERM_COUNT);
  weights.set(ofColumns);
  for (const effect of TERM_EFFECTS) if (effect.predictor === predictor) weights[ofColumns.length + effect.term] = effect.mean;
  return weights;
}

function toModel(calibration: Calibration): Model {
  const intents = INTENTS.map((intent) => Math.log(priorMean(`base.intent.${intent}`)) + (calibration.intentOffsets[intent] ?? 0));
  return {
    means: Float64Array.from(COLUMNS, (column) => calibration.columnMeans[column.name] ?? 0),
    weights: PREDICTORS.map((predictor, at) =>
      withTerms(
        COLUMNS.map((column) => calibration.weights[`${column.name}.${predictor}`] ?? 0),
        at,
      ),
    ),
    constants: {
      standings: calibration.standings,
      actions: ACTIONS.map((action) => Math.log(priorMean(`base.${action}`)) + (calibration.actionOffsets[action] ?? 0)),
      intents,
      positive: positiveLogOdds(intents),
      frailtyOpen: priorMean('chance.frailtyOpen'),
      frailtyReply: priorMean('chance.frailtyReply'),
    },
  };
}

/** The central model: priors at their means, solved on the reference population. */
export const MODEL: Model = toModel(SOLVED);

/** The centered column vector of one lead, all zero for a lead at the reference means. */
export const readCentered = (input: ModelInput, model: Model = MODEL): Float64Array => centerColumns(readColumns(input), model.means);
