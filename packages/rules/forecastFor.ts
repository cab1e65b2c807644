import type { ExpectedAtBucket } from './expectedRange.ts';

/** Whose forecast it is: the sender's, based on its history, or an unknown sender's. */
export type ForWhom = 'sender' | 'unknown_sender';

type ForecastBlock = {
  for: ForWhom;
  median: NonNullable<ExpectedAtBucket['expected']>;
  interval80: NonNullable<ExpectedAtBucket['interval80']>;
  ofReplies?: ExpectedAtBucket['expectedOfReplies'];
};

/** The expectation at a bucket, with both forecasts if the campaign was launched with a history. */
export type RowWithForecasts = ExpectedAtBucket & { forecasts?: readonly ForecastBlock[] | null | undefined };

/** Whether there is a forecast for the sender next to the one for an unknown sender. */
export const hasForecasts = ({ forecasts }: RowWithForecasts): boolean => forecasts?.some((block) => block.for === 'sender') ?? false;

/** A bucket's counts with the expectation for the given sender; unchanged without a history. */
export function withForecastFor<Row extends RowWithForecasts>(row: Row, who: ForWhom): Row {
  const block = row.forecasts?.find((one) => one.for === who);
  if (block === undefined) return row;
  return { ...row, expected: block.median, interval80: block.interval80, expectedOfReplies: block.ofReplies };
}
