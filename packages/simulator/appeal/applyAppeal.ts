import type { AppealBalance, LeadAppeal } from '../lead.ts';
import type { Constants } from '../model/chances.ts';
import { PREDICTORS } from '../model/predictors.ts';

const [openAt, replyAt, positiveAt] = [PREDICTORS.indexOf('open'), PREDICTORS.indexOf('reply'), PREDICTORS.indexOf('positive')];

/** The constants for leads with an appeal, which explains part of the differences between people. */
export const withBalance = (constants: Constants, { open, ...frailties }: AppealBalance): Constants => ({
  ...constants,
  ...frailties,
  standings: constants.standings.map((standing, bucket) => ({ ...standing, open: standing.open + (open[bucket] ?? 0) })),
});

/** A lead's predictors moved by its appeal. Placement, unsubscribes and spam reports do not change. */
export function withAppeal(predictors: Float64Array, { open, reply, positive }: LeadAppeal): Float64Array {
  const moved = Float64Array.from(predictors);
  moved[openAt] = (moved[openAt] ?? 0) + open;
  moved[replyAt] = (moved[replyAt] ?? 0) + reply;
  moved[positiveAt] = (moved[positiveAt] ?? 0) + positive;
  return moved;
}
