import type { ExpectedAtBucket } from './expectedRange.ts';

/** Whose campaign is forecast: the sender's, as its history has it, or that of a sender nothing is known of. */
export type ForWhom = 'sender' | 'unknown_sender';

type ForecastBlock = {
  for: ForWhom;
  median: NonNullable<ExpectedAtBucket['expected']>;
  interval80: NonNullable<ExpectedAtBucket['interval80']>;
  ofReplies?: ExpectedAtBucket['expectedOfReplies'];
};

/** What is expected at a bucket, with the blocks of a campaign that was launched with a history. */
export type ExpectedForSomebody = ExpectedAtBucket & { forecasts?: readonly ForecastBlock[] | null | undefined };

/** Whether a forecast for the sender is next to that for an unknown one. */
export const hasForecasts = ({ forecasts }: ExpectedForSomebody): boolean => forecasts?.some((block) => block.for === 'sender') ?? false;

/** The counts of a bucket with what is expected for one or the other; as they are if nobody's history is known. */
export function withForecastFor<Row extends ExpectedForSomebody>(row: Row, who: ForWhom): Row {
  const block = row.forecasts?.find((one) => one.for === who);
  if (block === undefined) return row;
  return { ...row, expected: block.median, interval80: block.interval80, expectedOfReplies: block.ofReplies };
}
