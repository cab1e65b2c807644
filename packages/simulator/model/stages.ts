import { ACTIONS } from '../outcome.ts';
import { actionUtilities, logit, NODES, NODE_WEIGHTS, sigmoid, type Constants, type Standing } from './chances.ts';
import { COLUMN_COUNT } from './columns.ts';
import { predict, PREDICTORS, predictorGradient, type Predictor, type Weights } from './predictors.ts';

/** A stage's expected rate for one lead in log odds, and its derivatives by the predictors it depends on. */
type StageValue = { logOdds: number; gradient: Partial<Record<Predictor, number>> };

/**
 * Where a stage is evaluated: a lead's predictors and the sender's standing. The derivative by `standing.inbox` equals that by placement,
 * the one by `standing.open` that by open.
 */
type StagePoint = { predictors: Float64Array; standing: Standing; constants: Constants };

export type Stage = (point: StagePoint) => StageValue;

const [unsubscribeAt, spamAt, forwardAt, replyAt] = [
  ACTIONS.indexOf('unsubscribe'),
  ACTIONS.indexOf('report_spam'),
  ACTIONS.indexOf('forward_internally'),
  ACTIONS.indexOf('reply'),
];

const opening = ({ predictors, standing, constants }: StagePoint, person: number): number =>
  sigmoid(standing.open + (predictors[1] ?? 0) + constants.frailtyOpen * person);

/** Opened, of sent: placement times opening, integrated over people. Closed-form gradient. */
export const openStage: Stage = (point) => {
  const inbox = sigmoid(point.standing.inbox + (point.predictors[0] ?? 0));
  let [share, slope] = [0, 0];
  NODES.forEach((person, node) => {
    const weight = NODE_WEIGHTS[node] ?? 0;
    const opens = opening(point, person);
    share += weight * opens;
    slope += weight * opens * (1 - opens);
  });
  const rate = inbox * share;
  const scale = 1 / (rate * (1 - rate));
  return { logOdds: logit(rate), gradient: { placement: inbox * (1 - inbox) * share * scale, open: inbox * slope * scale } };
};

/** Replied, of opened: the softmax of actions over the people who open. Closed-form gradient; opening matters through who opens. */
export const replyStage: Stage = (point) => {
  const sizes = actionUtilities(point.predictors, point.constants).map(Math.exp);
  const rest = sizes.reduce((sum, size, action) => (action === replyAt ? sum : sum + size), 0);
  const total = { opened: 0, replied: 0, openedSlope: 0, repliedSlope: 0, byReply: 0, byUnsubscribe: 0, bySpam: 0, byForward: 0 };
  NODES.forEach((person, node) => {
    const opens = opening(point, person);
    const mass = (NODE_WEIGHTS[node] ?? 0) * opens;
    const replying = (sizes[replyAt] ?? 0) * Math.exp(point.constants.frailtyReply * person);
    const reply = replying / (rest + replying);
    total.opened += mass;
    total.replied += mass * reply;
    total.openedSlope += mass * (1 - opens);
    total.repliedSlope += mass * (1 - opens) * reply;
    total.byReply += mass * reply * (1 - reply);
    total.byUnsubscribe -= (mass * reply * (sizes[unsubscribeAt] ?? 0)) / (rest + replying);
    total.bySpam -= (mass * reply * (sizes[spamAt] ?? 0)) / (rest + replying);
    total.byForward -= (mass * reply * (sizes[forwardAt] ?? 0)) / (rest + replying);
  });
  const rate = total.replied / total.opened;
  const scale = 1 / (rate * (1 - rate) * total.opened);
  return {
    logOdds: logit(rate),
    gradient: {
      open: (total.repliedSlope - rate * total.openedSlope) * scale,
      reply: total.byReply * scale,
      unsubscribe: total.byUnsubscribe * scale,
      report_spam: total.bySpam * scale,
      forward: total.byForward * scale,
    },
  };
};

export type ColumnPoint = { columns: Float64Array; weights: Weights; standing: Standing; constants: Constants };

/**
 * A stage at a centered column vector: its log odds, the derivative by every column, and by the two parts of the sender's standing. Used
 * for attribution along a path.
 */
export function evaluateStage(
  stage: Stage,
  { columns, weights, standing, constants }: ColumnPoint,
): { logOdds: number; byColumn: Float64Array; byStanding: Standing } {
  const { logOdds, gradient } = stage({ predictors: predict(columns, weights), standing, constants });
  const byColumn = new Float64Array(COLUMN_COUNT);
  for (const predictor of PREDICTORS) {
    const slope = gradient[predictor];
    if (slope === undefined) continue;
    predictorGradient(predictor, columns, weights).forEach((value, index) => {
      byColumn[index] = (byColumn[index] ?? 0) + slope * value;
    });
  }
  return { logOdds, byColumn, byStanding: { inbox: gradient.placement ?? 0, open: gradient.open ?? 0 } };
}
