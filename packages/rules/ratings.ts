import type { AnalyticsCounts } from './analytics.ts';

export type Tone = 'good' | 'fair' | 'poor' | 'quiet';
export type Arrow = 'up' | 'right' | 'down';

/** The four rates of the campaign list, each a share of all leads. */
export const LIST_RATES = ['open', 'reply', 'interest', 'unsubscribe'] as const;
export type ListRate = (typeof LIST_RATES)[number];

/** A rate as two whole numbers, so that thresholds are compared without rounding. */
export type Ratio = { numerator: number; denominator: number };

/** Opens of the first email: a bucket is a usual open rate of first emails. */
export const toOpenCount = (counts: AnalyticsCounts): number => counts.openedFirst ?? counts.total - counts.not_opened;

export function listRatio(rate: ListRate, counts: AnalyticsCounts): Ratio {
  const numerators: Record<ListRate, number> = {
    open: toOpenCount(counts),
    reply: counts.reply,
    interest: counts.reply_positive,
    unsubscribe: counts.unsubscribe,
  };
  return { numerator: numerators[rate], denominator: counts.total };
}

/** Per mille thresholds of the list arrows. For unsubscribe they are upper bounds. */
export const LIST_THRESHOLDS: Record<ListRate, { high: number; middle: number }> = {
  open: { high: 500, middle: 200 },
  reply: { high: 80, middle: 30 },
  interest: { high: 20, middle: 5 },
  unsubscribe: { high: 40, middle: 15 },
};

/** The list's arrow and its tone; null without leads. Compared as integers, so that 0.08 counts exactly. */
export function listArrow(rate: ListRate, { numerator, denominator }: Ratio): { arrow: Arrow; tone: Tone } | null {
  if (denominator === 0) return null;
  const { high, middle } = LIST_THRESHOLDS[rate];
  const scaled = numerator * 1000;
  if (rate === 'unsubscribe') {
    if (scaled <= middle * denominator) return { arrow: 'down', tone: 'good' };
    return scaled <= high * denominator ? { arrow: 'right', tone: 'fair' } : { arrow: 'up', tone: 'poor' };
  }
  if (scaled >= high * denominator) return { arrow: 'up', tone: 'good' };
  return scaled >= middle * denominator ? { arrow: 'right', tone: 'fair' } : { arrow: 'down', tone: 'poor' };
}

export const METRICS = [
  'open',
  'reply',
  'interest',
  'unsubscribe',
  'spamReport',
  'ignoreArchive',
  'landInInbox',
  'landInSpam',
  'internalForward',
  'remindMeLater',
] as const;
export type Metric = (typeof METRICS)[number];

export type MetricRule = {
  label: string;
  panel: 'Regular' | 'Hidden';
  /** What the denominator counts. */
  per: 'leads' | 'replies';
  /** Percent: Low below the first, Average below the second, otherwise High. */
  thresholds: readonly [number, number];
  highIs: 'good' | 'poor' | 'neutral';
  numerator: (counts: AnalyticsCounts) => number;
};

/** The ten rates of the Performance page, with their denominators. */
export const METRIC_RULES: Record<Metric, MetricRule> = {
  open: { label: 'Open', panel: 'Regular', per: 'leads', thresholds: [20, 40], highIs: 'good', numerator: toOpenCount },
  reply: { label: 'Reply', panel: 'Regular', per: 'leads', thresholds: [1, 3], highIs: 'good', numerator: (c) => c.reply },
  interest: {
    label: 'Interest',
    panel: 'Regular',
    per: 'replies',
    thresholds: [10, 30],
    highIs: 'good',
    numerator: (c) => c.reply_positive,
  },
  unsubscribe: {
    label: 'Unsubscribe',
    panel: 'Regular',
    per: 'leads',
    thresholds: [1.5, 4],
    highIs: 'poor',
    numerator: (c) => c.unsubscribe,
  },
  spamReport: {
    label: 'Spam report',
    panel: 'Hidden',
    per: 'leads',
    thresholds: [0.5, 1.5],
    highIs: 'poor',
    numerator: (c) => c.report_spam,
  },
  ignoreArchive: {
    label: 'Ignore/archive',
    panel: 'Hidden',
    per: 'leads',
    thresholds: [20, 40],
    highIs: 'poor',
    numerator: (c) => c.archive + c.delete + c.no_action + c.remind_me_later,
  },
  landInInbox: {
    label: 'Land in inbox',
    panel: 'Hidden',
    per: 'leads',
    thresholds: [20, 40],
    highIs: 'good',
    numerator: (c) => c.total - c.classify_as_spam,
  },
  landInSpam: {
    label: 'Land in spam',
    panel: 'Hidden',
    per: 'leads',
    thresholds: [20, 40],
    highIs: 'poor',
    numerator: (c) => c.classify_as_spam,
  },
  internalForward: {
    label: 'Internal forward',
    panel: 'Hidden',
    per: 'replies',
    thresholds: [5, 15],
    highIs: 'neutral',
    numerator: (c) => c.forward_internally,
  },
  remindMeLater: {
    label: 'Remind me later',
    panel: 'Hidden',
    per: 'replies',
    thresholds: [10, 25],
    highIs: 'neutral',
    numerator: (c) => c.remind_me_later,
  },
};

export function metricRatio(metric: Metric, counts: AnalyticsCounts): Ratio {
  const rule = METRIC_RULES[metric];
  return { numerator: rule.numerator(counts), denominator: rule.per === 'leads' ? counts.total : counts.reply };
}

export type Level = 'Low' | 'Average' | 'High';

/** The label of a detail metric; null without a denominator. Strictly below a threshold is the lower label. */
export function metricLevel(metric: Metric, { numerator, denominator }: Ratio): { level: Level; tone: Tone } | null {
  if (denominator === 0) return null;
  const { thresholds, highIs } = METRIC_RULES[metric];
  // Thresholds have one decimal at most: compare in tenths of a percent, as whole numbers.
  const isBelow = (percent: number) => numerator * 1000 < Math.round(percent * 10) * denominator;
  const level: Level = isBelow(thresholds[0]) ? 'Low' : isBelow(thresholds[1]) ? 'Average' : 'High';
  if (highIs === 'neutral') return { level, tone: 'quiet' };
  if (level === 'Average') return { level, tone: 'fair' };
  return { level, tone: (level === 'High') === (highIs === 'good') ? 'good' : 'poor' };
}

/** Percent thresholds of the estimated range cards: Average above the first, High above the second. */
export const RANGE_THRESHOLDS = { open: [20, 30], reply: [1, 2] } as const;

/** The label of an estimated range card, from its high end (bucket 40-50). Strictly above. */
export function rangeLevel(rate: 'open' | 'reply', { numerator, denominator }: Ratio): Level | null {
  if (denominator === 0) return null;
  const [average, high] = RANGE_THRESHOLDS[rate];
  if (numerator * 100 > high * denominator) return 'High';
  return numerator * 100 > average * denominator ? 'Average' : 'Low';
}

export const SMALL_CAMPAIGN_LEADS = 50;
/** Spread between the two ends of a range, in points, above which a small campaign is warned about. */
export const SMALL_CAMPAIGN_SPREADS = { open: 25, reply: 10 } as const;

/**
 * Whether to show the small-campaign warning: at most 50 leads and a spread above 25 points of open or 10 of reply. `low` and `high` are
 * the counts at the two ends of the range; `leadCount` is the campaign's, because some leads may not be settled yet.
 */
export function isSmallCampaignWarningShown(low: AnalyticsCounts, high: AnalyticsCounts, leadCount = high.total): boolean {
  if (low.total === 0 || high.total === 0 || leadCount > SMALL_CAMPAIGN_LEADS) return false;
  // The difference of two ratios over their common denominator, as whole numbers: 7/12 - 4/12 is exactly 25 points.
  const isSpreadAbove = (rate: ListRate, points: number) => {
    const difference = listRatio(rate, high).numerator * low.total - listRatio(rate, low).numerator * high.total;
    return difference * 100 > points * high.total * low.total;
  };
  return isSpreadAbove('open', SMALL_CAMPAIGN_SPREADS.open) || isSpreadAbove('reply', SMALL_CAMPAIGN_SPREADS.reply);
}

/** Lowest whole percent of each impact, highest first. */
export const IMPACT_STEPS = [
  { impact: 'Very High', from: 90 },
  { impact: 'High', from: 75 },
  { impact: 'Medium', from: 50 },
  { impact: 'Low', from: 0 },
] as const;
export type Impact = (typeof IMPACT_STEPS)[number]['impact'];

/** An insight factor's score (0 to 1) as the whole percent used by both gauge and label. */
export const scorePercent = (score: number): number => Math.round(Math.min(1, Math.max(0, score)) * 100);

export function impactOf(percent: number): Impact {
  return IMPACT_STEPS.find(({ from }) => percent >= from)?.impact ?? 'Low';
}
