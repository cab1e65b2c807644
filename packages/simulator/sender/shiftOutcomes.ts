import type { SenderShift } from '../lead.ts';
import { isPositive, positiveLogOdds, type Constants } from '../model/chances.ts';
import { ACTIONS, INTENTS, REFERENCE_BUCKET } from '../outcome.ts';
import { getPrior } from '../priors.ts';
import { alongPosterior } from './predictReply.ts';
import { givenOpen } from './givenOpen.ts';
import type { CampaignReading, SenderPosterior } from './sender.ts';

/**
 * The shift for a run's own outcomes, at the bucket of the sender's usual open rate; 40-50 by default. `expected` is the reading of the
 * campaign being run.
 */
export function toSenderShift(sender: SenderPosterior, expected: CampaignReading, bucket: number = REFERENCE_BUCKET): SenderShift {
  const posterior = sender.buckets[bucket];
  if (posterior === undefined) throw new RangeError(`There is no bucket ${bucket}.`);
  const slopes = sender.parameters.map((name) => expected.gradient[name]?.[bucket] ?? 0);
  const { stretch } = givenOpen(expected, bucket);
  const along = sender.basis.map((direction) => stretch * direction.reduce((sum, value, index) => sum + value * (slopes[index] ?? 0), 0));
  const reply = posterior.groups.reduce(
    (sum, group) => sum + group.share * alongPosterior(group, [...along, getPrior('sender.level').sd]).mean,
    0,
  );
  const { positive, unsubscribe, spam_report: spamReport } = posterior.adjustments;
  return { reply, positive: positive.shift, unsubscribe: unsubscribe.shift, spamReport: spamReport.shift };
}

/** The constants for a sender's leads. */
export function withSenderShift(constants: Constants, shift: SenderShift): Constants {
  const byAction: Partial<Record<(typeof ACTIONS)[number], number>> = {
    reply: shift.reply,
    unsubscribe: shift.unsubscribe,
    report_spam: shift.spamReport,
  };
  const intents = constants.intents.map((utility, index) => {
    const intent = INTENTS[index];
    return utility + (intent !== undefined && isPositive(intent) ? shift.positive : 0);
  });
  return {
    ...constants,
    actions: constants.actions.map((utility, index) => utility + (byAction[ACTIONS[index] ?? 'no_action'] ?? 0)),
    intents,
    positive: positiveLogOdds(intents),
  };
}
