import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zeroCounts, type AnalyticsCounts } from './analytics.ts';
import {
  impactOf,
  isSmallCampaignWarningShown,
  listArrow,
  listRatio,
  METRIC_RULES,
  metricLevel,
  metricRatio,
  METRICS,
  rangeLevel,
  scorePercent,
  type Arrow,
  type Level,
  type ListRate,
  type Metric,
} from './ratings.ts';

/** A million leads: exactly a threshold, one lead less and one lead more. */
const DENOMINATOR = 1_000_000;
const outOfAMillion = (numerator: number) => ({ numerator, denominator: DENOMINATOR });
const counts = (some: Partial<AnalyticsCounts>): AnalyticsCounts => ({ ...zeroCounts(), ...some });

describe('listRatio', () => {
  it('uses the opens of the first email if given, otherwise of all', () => {
    expect(listRatio('open', counts({ total: 10, not_opened: 2, openedFirst: 4 })).numerator).toBe(4);
    expect(listRatio('open', counts({ total: 10, not_opened: 2 })).numerator).toBe(8);
  });
});

describe('listArrow', () => {
  it.each<[ListRate, number, Arrow, Arrow]>([
    ['open', 500_000, 'right', 'up'],
    ['open', 200_000, 'down', 'right'],
    ['reply', 80_000, 'right', 'up'],
    ['reply', 30_000, 'down', 'right'],
    ['interest', 20_000, 'right', 'up'],
    ['interest', 5_000, 'down', 'right'],
  ])('of %s changes at exactly %i in a million', (...[rate, threshold, below, from]) => {
    expect(listArrow(rate, outOfAMillion(threshold - 1))?.arrow).toBe(below);
    expect(listArrow(rate, outOfAMillion(threshold))?.arrow).toBe(from);
    expect(listArrow(rate, outOfAMillion(threshold + 1))?.arrow).toBe(from);
  });

  it.each<[number, Arrow, Arrow]>([
    [15_000, 'down', 'right'],
    [40_000, 'right', 'up'],
  ])('of unsubscribe changes just above %i in a million', (threshold, upTo, above) => {
    expect(listArrow('unsubscribe', outOfAMillion(threshold - 1))?.arrow).toBe(upTo);
    expect(listArrow('unsubscribe', outOfAMillion(threshold))?.arrow).toBe(upTo);
    expect(listArrow('unsubscribe', outOfAMillion(threshold + 1))?.arrow).toBe(above);
  });

  it('is good news upward, and downward for unsubscribe', () => {
    expect(listArrow('open', { numerator: 1, denominator: 1 })).toEqual({ arrow: 'up', tone: 'good' });
    expect(listArrow('open', { numerator: 0, denominator: 1 })).toEqual({ arrow: 'down', tone: 'poor' });
    expect(listArrow('unsubscribe', { numerator: 0, denominator: 1 })).toEqual({ arrow: 'down', tone: 'good' });
    expect(listArrow('unsubscribe', { numerator: 1, denominator: 1 })).toEqual({ arrow: 'up', tone: 'poor' });
    expect(listArrow('unsubscribe', { numerator: 3, denominator: 100 })).toEqual({ arrow: 'right', tone: 'fair' });
  });

  it('is missing without leads', () => {
    expect(listArrow('open', { numerator: 0, denominator: 0 })).toBeNull();
  });

  it('counts 8% exactly for every number of leads', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (n) => {
        expect(listArrow('reply', { numerator: 2 * n, denominator: 25 * n })?.arrow).toBe('up');
        expect(listArrow('unsubscribe', { numerator: 3 * n, denominator: 200 * n })?.arrow).toBe('down');
      }),
    );
  });
});

describe('listRatio', () => {
  it('divides every rate of the list by all leads', () => {
    const some = counts({ total: 200, not_opened: 90, reply: 12, reply_positive: 3, unsubscribe: 5 });
    expect(listRatio('open', some)).toEqual({ numerator: 110, denominator: 200 });
    expect(listRatio('reply', some)).toEqual({ numerator: 12, denominator: 200 });
    expect(listRatio('interest', some)).toEqual({ numerator: 3, denominator: 200 });
    expect(listRatio('unsubscribe', some)).toEqual({ numerator: 5, denominator: 200 });
  });
});

describe('metricLevel', () => {
  it.each<[Metric, number, number]>([
    ['open', 20, 40],
    ['reply', 1, 3],
    ['interest', 10, 30],
    ['unsubscribe', 1.5, 4],
    ['spamReport', 0.5, 1.5],
    ['ignoreArchive', 20, 40],
    ['landInInbox', 20, 40],
    ['landInSpam', 20, 40],
    ['internalForward', 5, 15],
    ['remindMeLater', 10, 25],
  ])('of %s is Low below %d%%, Average below %d%%, else High', (metric, first, second) => {
    const levelAt = (numerator: number): Level | undefined => metricLevel(metric, outOfAMillion(numerator))?.level;
    const [low, high] = [first * 10_000, second * 10_000];
    expect([levelAt(low - 1), levelAt(low), levelAt(low + 1)]).toEqual(['Low', 'Average', 'Average']);
    expect([levelAt(high - 1), levelAt(high), levelAt(high + 1)]).toEqual(['Average', 'High', 'High']);
  });

  it('is poor if high is bad, and never judges forwards and reminders', () => {
    expect(metricLevel('unsubscribe', { numerator: 1, denominator: 1 })?.tone).toBe('poor');
    expect(metricLevel('landInSpam', { numerator: 0, denominator: 1 })?.tone).toBe('good');
    expect(metricLevel('open', { numerator: 1, denominator: 1 })?.tone).toBe('good');
    expect(metricLevel('open', { numerator: 0, denominator: 1 })?.tone).toBe('poor');
    expect(metricLevel('reply', { numerator: 2, denominator: 100 })?.tone).toBe('fair');
    expect(metricLevel('internalForward', { numerator: 1, denominator: 1 })?.tone).toBe('quiet');
    expect(metricLevel('remindMeLater', { numerator: 0, denominator: 1 })?.tone).toBe('quiet');
  });

  it('is missing without a denominator', () => {
    expect(metricLevel('interest', { numerator: 0, denominator: 0 })).toBeNull();
  });
});

describe('metricRatio', () => {
  const some = counts({
    total: 1000,
    not_opened: 400,
    classify_as_spam: 150,
    reply: 80,
    reply_positive: 20,
    archive: 100,
    delete: 90,
    no_action: 200,
    remind_me_later: 30,
    forward_internally: 10,
    unsubscribe: 60,
    report_spam: 30,
  });

  it.each<[Metric, number, number]>([
    ['open', 600, 1000],
    ['reply', 80, 1000],
    ['interest', 20, 80],
    ['unsubscribe', 60, 1000],
    ['spamReport', 30, 1000],
    ['ignoreArchive', 420, 1000],
    ['landInInbox', 850, 1000],
    ['landInSpam', 150, 1000],
    ['internalForward', 10, 80],
    ['remindMeLater', 30, 80],
  ])('of %s is %i of %i', (metric, numerator, denominator) => {
    expect(metricRatio(metric, some)).toEqual({ numerator, denominator });
  });

  it('puts four metrics into the regular panel and six into the hidden one, in the order of the table', () => {
    const panel = (name: string) => METRICS.filter((metric) => METRIC_RULES[metric].panel === name);
    expect(panel('Regular')).toEqual(['open', 'reply', 'interest', 'unsubscribe']);
    expect(panel('Hidden')).toEqual(['spamReport', 'ignoreArchive', 'landInInbox', 'landInSpam', 'internalForward', 'remindMeLater']);
  });
});

describe('rangeLevel', () => {
  it.each<['open' | 'reply', number, Level, Level]>([
    ['open', 300_000, 'Average', 'High'],
    ['open', 200_000, 'Low', 'Average'],
    ['reply', 20_000, 'Average', 'High'],
    ['reply', 10_000, 'Low', 'Average'],
  ])('of %s changes just above %i in a million', (...[rate, threshold, upTo, above]) => {
    expect(rangeLevel(rate, outOfAMillion(threshold - 1))).toBe(upTo);
    expect(rangeLevel(rate, outOfAMillion(threshold))).toBe(upTo);
    expect(rangeLevel(rate, outOfAMillion(threshold + 1))).toBe(above);
  });

  it('is missing before any result', () => {
    expect(rangeLevel('open', { numerator: 0, denominator: 0 })).toBeNull();
  });
});

describe('isSmallCampaignWarningShown', () => {
  const at = (total: number, opened: number, reply = 0) => counts({ total, not_opened: total - opened, reply });

  it('needs 50 leads or fewer', () => {
    expect(isSmallCampaignWarningShown(at(50, 0), at(50, 50))).toBe(true);
    expect(isSmallCampaignWarningShown(at(51, 0), at(51, 51))).toBe(false);
    expect(isSmallCampaignWarningShown(at(40, 0), at(40, 40), 51)).toBe(false);
  });

  it('needs an open spread above 25 points', () => {
    expect(isSmallCampaignWarningShown(at(40, 10), at(40, 20))).toBe(false);
    expect(isSmallCampaignWarningShown(at(40, 10), at(40, 21))).toBe(true);
  });

  it('or a reply spread above 10 points', () => {
    expect(isSmallCampaignWarningShown(at(50, 20, 1), at(50, 20, 6))).toBe(false);
    expect(isSmallCampaignWarningShown(at(50, 20, 1), at(50, 20, 7))).toBe(true);
  });

  it('is hidden at exactly 25 points, whatever the number of leads', () => {
    for (let quarter = 1; quarter <= 12; quarter += 1) {
      for (let opened = 0; opened <= quarter * 3; opened += 1) {
        expect(isSmallCampaignWarningShown(at(quarter * 4, opened), at(quarter * 4, opened + quarter))).toBe(false);
      }
    }
  });

  it('is hidden before any result', () => {
    expect(isSmallCampaignWarningShown(at(0, 0), at(0, 0), 10)).toBe(false);
  });
});

describe('impact of a score', () => {
  it.each([
    [0.49, 49, 'Low'],
    [0.5, 50, 'Medium'],
    [0.74, 74, 'Medium'],
    [0.75, 75, 'High'],
    [0.89, 89, 'High'],
    [0.9, 90, 'Very High'],
    [0.896, 90, 'Very High'],
    [1, 100, 'Very High'],
    [0, 0, 'Low'],
    [1.2, 100, 'Very High'],
    [-0.1, 0, 'Low'],
  ])('of %d is read from the percent that the gauge shows', (score, percent, impact) => {
    expect(scorePercent(score)).toBe(percent);
    expect(impactOf(scorePercent(score))).toBe(impact);
  });

  it('shows every two-decimal score as itself', () => {
    for (let percent = 0; percent <= 100; percent += 1) expect(scorePercent(Number((percent / 100).toFixed(2)))).toBe(percent);
  });
});
