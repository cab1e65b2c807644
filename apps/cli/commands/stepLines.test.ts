import type { StepResult } from '@coldcast/contract/shapes';
import { describe, expect, it } from 'vitest';
import { describeSequence, toStepCells } from './stepLines.ts';

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

describe('a sequence', () => {
  const worthless = { ...rates, reply: 0.002, interest: 0.0001 };

  it('says which emails bring the replies, and stops if the next one costs more than it brings', () => {
    const steps = [stepOf(1), stepOf(2), { ...stepOf(3), expected: worthless }];
    expect(describeSequence(steps)).toEqual([
      'Emails 1 and 2 bring 97% of the replies.',
      'Email 3 adds 0.2 replies and 0.2 spam reports per 100 leads. Stop after email 2.',
    ]);
  });

  it('says nothing before the campaign has ended', () => {
    expect(describeSequence([{ ...stepOf(1), expected: null }, stepOf(2)])).toEqual([]);
  });
});
