import { ANALYTICS_FIELDS, type AnalyticsCounts } from '@coldcast/rules/analytics';
import {
  IMPACT_STEPS,
  LIST_RATES,
  LIST_THRESHOLDS,
  listRatio,
  METRIC_RULES,
  METRICS,
  RANGE_THRESHOLDS,
  type ListRate,
} from '@coldcast/rules/ratings';

type Field = (typeof ANALYTICS_FIELDS)[number];

/** Names of the analytics counts. */
const fieldWords: Record<Field, string> = {
  total: 'all leads',
  not_opened: 'not opened',
  reply: 'replies',
  reply_positive: 'positive replies',
  reply_negative: 'negative replies',
  reply_neutral: 'neutral replies',
  archive: 'archived',
  delete: 'deleted',
  no_action: 'no action',
  unsubscribe: 'unsubscribed',
  report_spam: 'reported as spam',
  forward_internally: 'forwarded internally',
  remind_me_later: 'remind me later',
  classify_as_spam: 'filed as spam',
};

const noCounts = Object.fromEntries(ANALYTICS_FIELDS.map((field) => [field, 0])) as AnalyticsCounts;

/** Describes which counts a sum consists of, found by computing it with one count at a time: `all leads - not opened`. */
export function describeSum(sum: (counts: AnalyticsCounts) => number): string {
  const weights = ANALYTICS_FIELDS.map((field) => ({ field, weight: sum({ ...noCounts, [field]: 1 }) }));
  const added = weights.filter(({ weight }) => weight > 0).map(({ field }) => fieldWords[field]);
  const taken = weights.filter(({ weight }) => weight < 0).map(({ field }) => fieldWords[field]);
  return taken.length === 0 ? added.join(' + ') : `${added.join(' + ')} - ${taken.join(' - ')}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const perMille = (threshold: number): string => `${threshold / 10}%`;

function arrowRule(rate: ListRate): string {
  const { high, middle } = LIST_THRESHOLDS[rate];
  if (rate === 'unsubscribe') {
    return `down (good) up to ${perMille(middle)}, right up to ${perMille(high)}, up (poor) above`;
  }
  return `up from ${perMille(high)}, right from ${perMille(middle)}, down below`;
}

/** The four rates of the campaign list: name, numerator, denominator, arrow. */
export const listRateRows = (): string[][] =>
  LIST_RATES.map((rate) => [
    capitalize(rate),
    describeSum((counts) => listRatio(rate, counts).numerator),
    describeSum((counts) => listRatio(rate, counts).denominator),
    arrowRule(rate),
  ]);

const toneWords = { good: 'high is good', poor: 'high is poor', neutral: 'neither good nor poor' };

/** The ten rates of Performance: name, panel, numerator, denominator, labels. */
export const metricRows = (): string[][] =>
  METRICS.map((metric) => {
    const { label, panel, per, thresholds, highIs, numerator } = METRIC_RULES[metric];
    const [low, high] = thresholds;
    return [
      label,
      panel,
      describeSum(numerator),
      per === 'leads' ? fieldWords.total : fieldWords.reply,
      `Low below ${low}%, Average below ${high}%, else High; ${toneWords[highIs]}`,
    ];
  });

/** The estimated range cards: name, labels. */
export const rangeRows = (): string[][] =>
  (['open', 'reply'] as const).map((rate) => {
    const [average, high] = RANGE_THRESHOLDS[rate];
    return [capitalize(rate), `High above ${high}%, Average above ${average}%, else Low`];
  });

/** Labels of a factor's score. */
export const impactRows = (): string[][] =>
  IMPACT_STEPS.map(({ impact, from }, place) => {
    const above = IMPACT_STEPS[place - 1];
    return [impact, above === undefined ? `${from} to 100` : `${from} to ${above.from - 1}`];
  });
