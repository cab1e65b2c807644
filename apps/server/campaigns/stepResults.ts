import type { ExpectedOpen, StepResult } from '@coldcast/contract/shapes';
import type { LeadCounts } from '@coldcast/rules/analytics';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import type { StepCounts } from '@coldcast/rules/sequence/countSteps';
import { stopAfter } from '@coldcast/rules/sequence/stopAfter';
import type { FirstOpenForecast, StepForecast, StepRateIntervals, StepRates } from '@coldcast/simulator/outcome';
import type { StoredForecast } from './analytics.store.ts';

const toPair = ([low, high]: readonly [number, number]): [number, number] => [low, high];

const toRates = ({ inbox, open, reply, interest, unsubscribe, spam_report }: StepRates): NonNullable<StepResult['expected']> => ({
  inbox,
  open,
  reply,
  interest,
  unsubscribe,
  spam_report,
});

const toIntervals = (intervals: StepRateIntervals): NonNullable<StepResult['interval80']> => ({
  inbox: toPair(intervals.inbox),
  open: toPair(intervals.open),
  reply: toPair(intervals.reply),
  interest: toPair(intervals.interest),
  unsubscribe: toPair(intervals.unsubscribe),
  spam_report: toPair(intervals.spam_report),
});

/** A forecast without steps is for a single email, so the campaign's expectation is that email's. */
function stepForecasts({ steps, expected, trueRate80 }: StoredForecast): readonly StepForecast[] {
  return steps ?? [{ step: 1, stillIn: 1, expected, trueRate80, upTo: { expected, trueRate80 } }];
}

/** Each email's counts next to its expectation; `counts` has the first email first. */
export function toStepResults(counts: readonly StepCounts[], forecast: StoredForecast | undefined): StepResult[] {
  const expectations = forecast === undefined ? [] : stepForecasts(forecast);
  return counts.map(({ step, stillIn, inbox, opened, reply, reply_positive, unsubscribe, report_spam }) => {
    const expectation = expectations.find((one) => one.step === step);
    return {
      step,
      stillIn,
      inbox,
      opened,
      reply,
      reply_positive,
      unsubscribe,
      report_spam,
      expectedStillIn: expectation?.stillIn ?? null,
      expected: expectation === undefined ? null : toRates(expectation.expected),
      interval80: expectation === undefined ? null : toIntervals(expectation.trueRate80),
      upTo:
        expectation === undefined
          ? null
          : { expected: toRates(expectation.upTo.expected), interval80: toIntervals(expectation.upTo.trueRate80) },
    };
  });
}

/** After how many emails the expected gain stops paying at these prices; null before the campaign has ended. */
export const findStopAfter = (forecast: StoredForecast | undefined, prices: ComplaintPrices): number | null =>
  forecast === undefined
    ? null
    : stopAfter(
        stepForecasts(forecast).map(({ expected }) => expected),
        prices,
      );

export const toExpectedOpen = ({ expected, trueRate80, run80 }: FirstOpenForecast): ExpectedOpen => ({
  expected,
  interval80: toPair(trueRate80),
  run80: toPair(run80),
});

/** The only email of a campaign without follow-ups: its counts are the campaign's own. */
export const toSingleStep = (counts: LeadCounts): StepCounts => ({
  step: 1,
  stillIn: counts.total,
  inbox: counts.total - counts.classify_as_spam,
  opened: counts.openedFirst,
  reply: counts.reply,
  reply_positive: counts.reply_positive,
  unsubscribe: counts.unsubscribe,
  report_spam: counts.report_spam,
});
