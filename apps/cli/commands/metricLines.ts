import type { BucketAnalytics } from '@coldcast/contract/results';
import { expectedRange } from '@coldcast/rules/expectedRange';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { METRIC_RULES, METRICS, metricLevel, metricRatio, type Metric } from '@coldcast/rules/ratings';

const twoDecimals = (fraction: number): string => (fraction * 100).toFixed(2);

/** One metric at a bucket, as on the Performance page; `expected` in fractions. */
function toMetricLine(metric: Metric, counts: BucketAnalytics) {
  const { label, panel, per } = METRIC_RULES[metric];
  const ratio = metricRatio(metric, counts);
  return {
    metric,
    label,
    panel,
    per,
    ...ratio,
    value: formatRatio(ratio.numerator, ratio.denominator),
    level: metricLevel(metric, ratio)?.level ?? null,
    expected: expectedRange(metric, counts),
  };
}

export type MetricLine = ReturnType<typeof toMetricLine>;

export const toMetricLines = (counts: BucketAnalytics): MetricLine[] => METRICS.map((metric) => toMetricLine(metric, counts));

/** The cells of one line: name, rate, counts, label, expectation. */
export const toMetricCells = ({ label, value, numerator, denominator, per, level, expected }: MetricLine): string[] => [
  label,
  value,
  `${numerator} of ${denominator} ${per}`,
  level ?? '-',
  expected === null ? '-' : `${twoDecimals(expected.mean)}% (${twoDecimals(expected.low)} to ${twoDecimals(expected.high)})`,
];
