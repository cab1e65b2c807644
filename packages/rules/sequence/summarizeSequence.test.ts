import { describe, expect, it } from 'vitest';
import { DEFAULT_COMPLAINT_PRICES } from '../complaintPrices.ts';
import { summarizeSequence, describeStep, describeStopAfter } from './summarizeSequence.ts';

const step = (reply: number, reports = 0.1) => ({
  reply: reply / 100,
  interest: reply / 300,
  unsubscribe: 0.005,
  spam_report: reports / 100,
});

describe('describeStopAfter', () => {
  it('names the emails that bring nine tenths of the replies, and the first one that does not pay', () => {
    const steps = [step(2.5), step(1.2), step(0.7), step(0.25), step(0.2, 0.6)];
    expect(describeStopAfter(steps, 4).join(' ')).toBe(
      'Emails 1 to 3 bring 91% of the replies. Email 5 adds 0.2 replies and 0.6 spam reports per 100 leads. Stop after email 4.',
    );
  });

  it.each([
    [
      [step(2), step(1), step(1)],
      1,
      'Email 1 brings 50% of the replies. Email 2 adds 1 reply and 0.1 spam reports per 100 leads. Stop after email 1.',
    ],
    [
      [step(2), step(1)],
      2,
      'Email 1 brings 67% of the replies. Email 2 adds 1 reply and 0.1 spam reports per 100 leads. All of them pay off.',
    ],
    [
      [step(2), step(1), step(0.5)],
      3,
      'Emails 1 and 2 bring 86% of the replies. Email 3 adds 0.5 replies and 0.1 spam reports per 100 leads. All of them pay off.',
    ],
    [
      [step(0.1, 0.9), step(0.05)],
      0,
      'Email 1 adds 0.1 replies and 0.9 spam reports per 100 leads. Its complaints cost more than its interested replies bring.',
    ],
  ])('of %j with %i worth sending says so', (steps, emails, text) => {
    expect(describeStopAfter(steps, emails).join(' ')).toBe(text);
  });

  it('says nothing about a single email, and without replies only what the next one adds', () => {
    expect(describeStopAfter([step(2)], 1)).toEqual([]);
    expect(describeStopAfter([step(0, 0), step(0, 0)], 2)).toEqual([
      'Email 2 adds 0 replies and 0 spam reports per 100 leads. All of them pay off.',
    ]);
  });
});

describe('describeStep', () => {
  it('shows small rates with more decimals, and never a rate as none', () => {
    expect(describeStep(5, { reply: 0.0004, spam_report: 0.00001 })).toBe(
      'Email 5 adds 0.04 replies and under 0.01 spam reports per 100 leads',
    );
  });
});

describe('summarizeSequence', () => {
  it('stops according to the prices', () => {
    const steps = [step(3), step(1.5), step(0.3, 0.4)];
    expect(summarizeSequence(steps, DEFAULT_COMPLAINT_PRICES).at(-1)).toMatch(/\. Stop after email 2\.$/);
    expect(summarizeSequence(steps, { spamReport: 0, unsubscribe: 0 }).at(-1)).toMatch(/\. All of them pay off\.$/);
  });
});
