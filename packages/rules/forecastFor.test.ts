import { describe, expect, it } from 'vitest';
import { expectedRange } from './expectedRange.ts';
import { hasForecasts, withForecastFor } from './forecastFor.ts';

const rates = (reply: number) => ({
  inbox: 0.8,
  open: 0.42,
  reply,
  interest: reply / 3,
  unsubscribe: 0.005,
  spam_report: 0.001,
  forward: 0.002,
  remind_later: 0.003,
});
const intervals = (reply: number) => {
  const around = (rate: number) => [rate / 2, rate * 2] as const;
  const { inbox, open, interest, unsubscribe, spam_report, forward, remind_later } = rates(reply);
  return {
    inbox: around(inbox),
    open: around(open),
    reply: around(reply),
    interest: around(interest),
    unsubscribe: around(unsubscribe),
    spam_report: around(spam_report),
    forward: around(forward),
    remind_later: around(remind_later),
  };
};
const unknown = { expected: rates(0.023), interval80: intervals(0.023) };
const known = {
  ...unknown,
  forecasts: [
    { for: 'sender' as const, median: rates(0.021), interval80: intervals(0.021) },
    { for: 'unknown_sender' as const, median: rates(0.023), interval80: intervals(0.023) },
  ],
};

describe('what is expected for a sender', () => {
  it('is the forecast that was asked for', () => {
    expect(hasForecasts(known)).toBe(true);
    expect(expectedRange('reply', withForecastFor(known, 'sender'))?.mean).toBe(0.021);
    expect(expectedRange('reply', withForecastFor(known, 'unknown_sender'))?.mean).toBe(0.023);
  });

  it('is the only forecast there is without a history', () => {
    expect(hasForecasts(unknown)).toBe(false);
    expect(withForecastFor(unknown, 'sender')).toBe(unknown);
    expect(hasForecasts({ ...unknown, forecasts: null })).toBe(false);
  });
});
