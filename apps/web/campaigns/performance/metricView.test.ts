import { describe, expect, it } from 'vitest';
import type { BucketAnalytics } from '@coldcast/contract/results';
import { zeroCounts } from '@coldcast/rules/analytics';
import { buildRanges } from '../testing/buildCampaign.ts';
import { buildResults } from '../testing/buildResults.ts';
import { toMetricView } from './metricView.ts';

const counts: BucketAnalytics = {
  ...zeroCounts(),
  mockDeliverability: '40-50',
  total: 409,
  not_opened: 223,
  reply: 11,
  reply_positive: 4,
  archive: 33,
  delete: 52,
  no_action: 84,
  remind_me_later: 2,
  forward_internally: 1,
  unsubscribe: 2,
  report_spam: 1,
  classify_as_spam: 74,
  expected: null,
  interval80: null,
};

describe('the scale', () => {
  const [withForecast = counts] = buildRanges(buildResults(400)).slice(4);
  const withInterval = (low: number, expected: number, high: number): BucketAnalytics => {
    const later = { expected, interval80: [low, high] satisfies [number, number] };
    return { ...withForecast, expectedOfReplies: { interest: later, forward: later, remind_later: later } };
  };

  it('has its usual end, which a forecast moves so that no band is cut off', () => {
    const endOf = (high: number) => toMetricView('remindMeLater', withInterval(0.1, 0.2, high)).scale.end;
    expect([0.3, 0.5, 0.51, 0.7, 1].map(endOf)).toEqual([50, 50, 60, 80, 100]);
  });

  it('keeps its usual end without a forecast, whatever the run shows', () => {
    expect(toMetricView('reply', { ...counts, reply: 300 }).scale.end).toBe(10);
  });
});

describe('toMetricView', () => {
  it('names value, counts and label of each metric', () => {
    const say = (metric: Parameters<typeof toMetricView>[0]) => {
      const { value, of, level } = toMetricView(metric, counts);
      return [value, of, level?.level];
    };
    expect(say('open')).toEqual(['45.48%', '186 of 409', 'High']);
    expect(say('reply')).toEqual(['2.69%', '11 of 409', 'Average']);
    expect(say('interest')).toEqual(['36.36%', '4 of 11 replies', 'High']);
    expect(say('unsubscribe')).toEqual(['0.49%', '2 of 409', 'Low']);
    expect(say('ignoreArchive')).toEqual(['41.81%', '171 of 409', 'High']);
    expect(say('landInInbox')).toEqual(['81.91%', '335 of 409', 'High']);
    expect(say('landInSpam')).toEqual(['18.09%', '74 of 409', 'Low']);
    expect(say('remindMeLater')).toEqual(['18.18%', '2 of 11 replies', 'Average']);
  });

  it('shows - for shares of replies without replies', () => {
    const silent = { ...counts, reply: 0, reply_positive: 0, no_action: 95 };
    expect(toMetricView('interest', silent)).toMatchObject({ value: '-', of: '0 of 0 replies', level: null });
  });

  it('names numerator, denominator and the rule of the label in the tooltip', () => {
    const { tip } = toMetricView('interest', counts);
    expect(tip.formula).toBe('Interest = positive replies / replies');
    expect(tip.detail).toContain('Label: Low below 10%, High from 30%.');
  });
});
