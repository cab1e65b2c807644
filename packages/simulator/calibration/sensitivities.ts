import { PREDICTORS, type Predictor } from '../model/predictors.ts';
import type { Sensitivities } from './calibration.ts';
import { atReferenceBucket, outcomeLogOdds } from './marginals.ts';
import { populationRates, type Evaluation, type PopulationColumns } from './population.ts';
import type { Constants } from '../model/chances.ts';

const STEP = 1e-3;

/** The whole population moved by one predictor, which equals moving the intercepts it adds to. */
function moved(constants: Constants, predictor: Predictor, by: number): Constants {
  const actionAt = { reply: 7, report_spam: 6, unsubscribe: 5, forward: 4, placement: -1, open: -1, positive: -1 }[predictor];
  return {
    ...constants,
    standings: constants.standings.map(({ inbox, open }) => ({
      inbox: inbox + (predictor === 'placement' ? by : 0),
      open: open + (predictor === 'open' ? by : 0),
    })),
    actions: constants.actions.map((utility, index) => utility + (index === actionAt ? by : 0)),
    positive: constants.positive + (predictor === 'positive' ? by : 0),
  };
}

/** Derivatives of the reference population's log odds by each predictor, by central differences. */
export function measureSensitivities(columns: PopulationColumns, evaluation: Evaluation): Sensitivities {
  const atReference = atReferenceBucket(evaluation);
  const slopes = Object.fromEntries(
    PREDICTORS.map((predictor) => {
      const ratesAt = (by: number) => populationRates(columns, { ...atReference, constants: moved(atReference.constants, predictor, by) });
      return [predictor, [ratesAt(STEP), ratesAt(-STEP)] as const];
    }),
  );
  const slope = (outcome: Predictor, by: Predictor): number => {
    const sides = slopes[by];
    if (sides === undefined) return 0;
    return Number(((outcomeLogOdds(outcome, sides[0]) - outcomeLogOdds(outcome, sides[1])) / (2 * STEP)).toPrecision(6));
  };
  return {
    inboxByPlacement: slope('placement', 'placement'),
    openByPlacement: slope('open', 'placement'),
    openByOpen: slope('open', 'open'),
    replyByPlacement: slope('reply', 'placement'),
    replyByOpen: slope('reply', 'open'),
    replyByReply: slope('reply', 'reply'),
    unsubscribeByOpen: slope('unsubscribe', 'open'),
    unsubscribeByPlacement: slope('unsubscribe', 'placement'),
    unsubscribeByUnsubscribe: slope('unsubscribe', 'unsubscribe'),
    spamByOpen: slope('report_spam', 'open'),
    spamByPlacement: slope('report_spam', 'placement'),
    spamBySpam: slope('report_spam', 'report_spam'),
    positiveByPositive: slope('positive', 'positive'),
    forwardByOpen: slope('forward', 'open'),
    forwardByPlacement: slope('forward', 'placement'),
    forwardByForward: slope('forward', 'forward'),
  };
}
