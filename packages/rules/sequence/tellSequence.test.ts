import { describe, expect, it } from 'vitest';
import { DEFAULT_COMPLAINT_PRICES } from '../complaintPrices.ts';
import { tellSequence } from './tellSequence.ts';

const step = (reply: number, spamReport = 0.0001) => ({ reply, interest: reply * 0.3, unsubscribe: 0.005, spam_report: spamReport });
const tell = (...steps: ReturnType<typeof step>[]) => tellSequence(steps, DEFAULT_COMPLAINT_PRICES);

describe('tellSequence', () => {
  it('says which emails bring nine in ten replies, and after which to stop', () => {
    expect(tell(step(0.027), step(0.014), step(0.007), step(0.003, 0.006), step(0.001, 0.006))).toEqual([
      'Emails 1 to 3 bring 92% of the replies.',
      'Email 4 adds 0.1 interested replies, 0.5 opt-outs and 0.6 spam reports per 100 leads: stop after 3.',
    ]);
  });

  it('says so where one email brings them, and where all of them pay', () => {
    expect(tell(step(0.05), step(0.003))).toEqual([
      'Email 1 brings 94% of the replies.',
      'Every email is worth its complaints: send all 2.',
    ]);
  });

  it('joins two emails with "and"', () => {
    expect(tell(step(0.02), step(0.018), step(0.001))[0]).toBe('Emails 1 and 2 bring 97% of the replies.');
  });

  it('names the share of the first where all are needed', () => {
    expect(tell(step(0.02), step(0.02))[0]).toBe('Email 1 brings 50% of the replies.');
  });

  it('says that not even the first email pays where it does not', () => {
    expect(tell(step(0.01, 0.02), step(0.01))[1]).toBe('Even email 1 costs more in complaints than its interested replies are worth.');
  });

  it('has nothing to say of one email, and nothing of replies where there are none', () => {
    expect(tell(step(0.02))).toEqual([]);
    expect(tell(step(0), step(0))).toHaveLength(1);
  });
});
