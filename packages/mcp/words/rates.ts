import type { ExpectedIntervals, ExpectedRates } from '@coldcast/contract/shapes';
import { assumedReplies } from '@coldcast/rules/sends/assumedReplies';
import { z } from 'zod';

const RATES = ['inbox', 'open', 'reply', 'interest', 'unsubscribe', 'spam_report'] as const;
type Rate = (typeof RATES)[number];

const RATE_WORDS: Record<Rate, string> = {
  inbox: 'reach the inbox',
  open: 'open',
  reply: 'reply',
  interest: 'reply with interest',
  unsubscribe: 'unsubscribe',
  spam_report: 'report spam',
};

/** A rate in percent of emails sent, with the 80% interval of the true rate. */
const rate = z.object({
  expectedPercent: z.number(),
  low80Percent: z.number().describe('Lower end of the 80% interval of the true rate'),
  high80Percent: z.number().describe('Upper end of the 80% interval of the true rate'),
});
type RateShape = z.output<typeof rate>;

export const rates = z
  .object({ inbox: rate, open: rate, reply: rate, interest: rate, unsubscribe: rate, spam_report: rate })
  .describe('Expected rates in percent of emails sent. Always state the interval with a rate.');
export type RatesShape = z.output<typeof rates>;

/** Rounds to two significant digits: 2.7, 0.15, 45. */
export const round = (value: number): number => Number(value.toPrecision(Math.abs(value) >= 10 ? 2 : value === 0 ? 1 : 2));

const toRate = (expected: number, [low, high]: readonly [number, number]): RateShape => ({
  expectedPercent: round(100 * expected),
  low80Percent: round(100 * low),
  high80Percent: round(100 * high),
});

export function toRates(expected: ExpectedRates, interval80: ExpectedIntervals): RatesShape {
  const of = (name: Rate) => toRate(expected[name], interval80[name]);
  return {
    inbox: of('inbox'),
    open: of('open'),
    reply: of('reply'),
    interest: of('interest'),
    unsubscribe: of('unsubscribe'),
    spam_report: of('spam_report'),
  };
}

/** "reply: about 2.7 in 100 (1.1 to 6.4)" for every rate. */
export const rateLines = (shown: RatesShape): string[] =>
  RATES.map((name) => {
    const { expectedPercent, low80Percent, high80Percent } = shown[name];
    return `- ${RATE_WORDS[name]}: about ${expectedPercent} in 100 (80% range ${low80Percent} to ${high80Percent})`;
  });

/** What the sender's forecast assumed about the replies it learned from. */
export const assumption = z.string().nullable().describe('What the forecast for the sender assumes. State it with the forecast');

/** Null if no forecast is for the sender, or if nothing was assumed. */
export const toAssumption = (forecasts: readonly { for: 'sender' | 'unknown_sender' }[], assumedHuman: number): string | null =>
  forecasts.some(({ for: forWhom }) => forWhom === 'sender') ? assumedReplies(assumedHuman) : null;
