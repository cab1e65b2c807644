import type { StepResult } from '@coldcast/contract/shapes';
import { describe, expect, it } from 'vitest';
import { describeStop, toStepCells } from './stepLines.ts';

const rates = { inbox: 0.8, open: 0.4, reply: 0.0312, interest: 0.01, unsubscribe: 0.005, spam_report: 0.002 };
const interval = [0.012, 0.06] satisfies [number, number];
const interval80 = { inbox: interval, open: interval, reply: interval, interest: interval, unsubscribe: interval, spam_report: interval };
const stepOf = (step: number): StepResult => ({
  step,
  stillIn: 200,
  inbox: 160,
  opened: 90,
  reply: 7,
  reply_positive: 3,
  unsubscribe: 2,
  report_spam: 1,
  expectedStillIn: 1,
  expected: rates,
  interval80,
  upTo: { expected: rates, interval80 },
});

describe('an email of a sequence', () => {
  it('is one line of counts with the replies that were expected', () => {
    expect(toStepCells(stepOf(2))).toEqual(['2', '200', '90', '7', '3', '2', '1', '3.12 (1.20 to 6.00)']);
  });

  it('expects nothing until the campaign has ended', () => {
    expect(toStepCells({ ...stepOf(1), expected: null, interval80: null }).at(-1)).toBe('-');
  });
});

describe('where a sequence stops paying', () => {
  const steps = [stepOf(1), stepOf(2), stepOf(3)];
  it.each([
    [3, 'All 3 emails pay: each is expected to bring more interest than its complaints cost.'],
    [2, 'Stop after email 2: email 3 is expected to cost more in spam reports and unsubscribes than its interested replies are worth.'],
    [0, 'No email pays: email 1 is expected to cost more in spam reports and unsubscribes than its interested replies are worth.'],
    [null, undefined],
    [undefined, undefined],
  ])('is said of %s', (stopAfter, words) => {
    expect(describeStop({ steps, stopAfter })).toBe(words);
  });
});
