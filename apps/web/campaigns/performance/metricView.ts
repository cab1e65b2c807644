import type { BucketAnalytics } from '@coldcast/contract/results';
import { METRIC_RULES, metricLevel, metricRatio, type Level, type Metric, type Tone } from '@coldcast/rules/ratings';
import { hasForecasts, withForecastFor, type ForWhom } from '@coldcast/rules/forecastFor';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { formatCount, formatInHundred } from '../../ui/formats.ts';
import { expectedRange, type ExpectedRange } from '@coldcast/rules/expectedRange';
import { openLabel } from '@coldcast/rules/sequence/openLabel';
import { hasFollowUps } from '../byEmail/sequence.ts';

/** The usual end of each metric's scale in percent. A higher forecast moves it; the dot of a higher run stays at the end. */
const SCALE_ENDS: Record<Metric, number> = {
  open: 100,
  reply: 10,
  interest: 100,
  unsubscribe: 6,
  spamReport: 3,
  ignoreArchive: 100,
  landInInbox: 100,
  landInSpam: 100,
  internalForward: 30,
  remindMeLater: 50,
};

const LONGER_ENDS = [4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 80, 100];

/** Where a metric's scale ends, so that no band is cut off. */
function scaleEnd(metric: Metric, bands: readonly (ExpectedRange | null | undefined)[]): number {
  const highest = Math.max(...bands.map((band) => (band ? band.high * 100 : 0)));
  const usual = SCALE_ENDS[metric];
  return highest <= usual ? usual : (LONGER_ENDS.find((end) => end > usual && end >= highest) ?? 100);
}

const NUMERATORS: Record<Metric, string> = {
  open: 'opened',
  reply: 'replies',
  interest: 'positive replies',
  unsubscribe: 'unsubscribed',
  spamReport: 'reported as spam',
  ignoreArchive: 'archived, deleted, put off or left alone',
  landInInbox: 'in the inbox',
  landInSpam: 'in spam',
  internalForward: 'forwarded internally',
  remindMeLater: 'asked to be reminded later',
};

/** Counts that differ if the leads get several emails. */
const SEQUENCE_NUMERATORS: Partial<Record<Metric, string>> = {
  open: 'opened email 1',
  ignoreArchive: 'opened any email, then only archived, deleted, put off or left alone',
  landInInbox: 'with any email in the inbox',
  landInSpam: 'with every email in spam',
};

export type MetricView = {
  metric: Metric;
  label: string;
  /** `45.48%`, or `-` without a denominator. */
  value: string;
  /** `186 of 409`, `4 of 11 replies`. */
  of: string;
  level: { level: Level; tone: Tone } | null;
  /** `45 in 100` and `40 to 50`. */
  expected: { mean: string; range: string } | null;
  /** The comparison if there are two forecasts: `Unknown sender`, `2.3 in 100`, `0.8 to 5.8`; null if they agree. */
  other: { label: string; mean: string; range: string; band: ExpectedRange } | null;
  scale: { end: number; thresholds: readonly [number, number]; run: number | null; expected: ExpectedRange | null };
  tip: { formula: string; detail: string; rule: string };
};

const twoDecimals = (fraction: number): string => (fraction * 100).toFixed(2);

const LIST_METRICS: readonly Metric[] = ['open', 'reply', 'interest', 'unsubscribe'];

type TipFacts = { label: string; of: string; range: ExpectedRange | null; isSequence: boolean };

function toTip(metric: Metric, { label, of, range, isSequence }: TipFacts): MetricView['tip'] {
  const { per, thresholds } = METRIC_RULES[metric];
  const expected =
    range === null ? '' : ` Expected ${twoDecimals(range.mean)}%, 80% range ${twoDecimals(range.low)} to ${twoDecimals(range.high)}.`;
  const rule = `Low below ${thresholds[0]}%, High from ${thresholds[1]}%.`;
  const other =
    metric === 'interest'
      ? ' The list counts positive replies per lead and has its own scale.'
      : ' The arrow in the list has its own scale.';
  return {
    formula: `${label} = ${(isSequence ? SEQUENCE_NUMERATORS[metric] : undefined) ?? NUMERATORS[metric]} / ${per}`,
    detail: `${of} in this run.${expected} Label: ${rule}${LIST_METRICS.includes(metric) ? other : ''}`,
    rule,
  };
}

const repliesWord = (count: number): string => (count === 1 ? ' reply' : ' replies');

const inWords = ({ mean, low, high }: ExpectedRange) => ({
  mean: `${formatInHundred(mean)} in 100`,
  range: `${formatInHundred(low)} to ${formatInHundred(high)}`,
});

/** The second forecast, next to the shown one. */
export type OtherForecast = { label: string; counts: BucketAnalytics };

/** The second forecast, next to the shown one; none without a history. */
export function toOther(counts: BucketAnalytics, shown: ForWhom, isShared = false): OtherForecast | null {
  if (!hasForecasts(counts)) return null;
  if (shown === 'unknown_sender') return { label: isShared ? 'This sender' : 'You', counts: withForecastFor(counts, 'sender') };
  return { label: 'Unknown sender', counts: withForecastFor(counts, 'unknown_sender') };
}

function compareWith(metric: Metric, shown: ExpectedRange | null, other: OtherForecast | null): MetricView['other'] {
  const band = other && expectedRange(metric, other.counts);
  if (other === null || band === null || shown === null) return null;
  const [own, words] = [inWords(shown), inWords(band)];
  return own.mean === words.mean && own.range === words.range ? null : { label: other.label, ...words, band };
}

/** Everything a metric cell shows at one bucket. */
export function toMetricView(metric: Metric, counts: BucketAnalytics, other: OtherForecast | null = null): MetricView {
  const rule = METRIC_RULES[metric];
  const ratio = metricRatio(metric, counts);
  const range = expectedRange(metric, counts);
  const isSequence = hasFollowUps(counts);
  const label = metric === 'open' ? openLabel(isSequence) : rule.label;
  const compared = compareWith(metric, range, other);
  const of = `${formatCount(ratio.numerator)} of ${formatCount(ratio.denominator)}${rule.per === 'replies' ? repliesWord(ratio.denominator) : ''}`;
  return {
    metric,
    label,
    value: formatRatio(ratio.numerator, ratio.denominator),
    of,
    level: metricLevel(metric, ratio),
    expected: range && inWords(range),
    other: compared,
    scale: {
      end: scaleEnd(metric, [range, compared?.band]),
      thresholds: rule.thresholds,
      run: ratio.denominator === 0 ? null : ratio.numerator / ratio.denominator,
      expected: range,
    },
    tip: toTip(metric, { label, of, range, isSequence }),
  };
}
