import type { BucketAnalytics } from '@coldcast/contract/results';
import { describeStopAfter } from '@coldcast/rules/sequence/summarizeSequence';
import { formatRatio } from '@coldcast/rules/formatRatio';
import { formatCount } from '../../ui/formats.ts';

/** The rates shown for each email and for the sum of emails. */
const STEP_RATES = ['reply', 'interest', 'unsubscribe', 'spam_report'] as const;
export type StepRate = (typeof STEP_RATES)[number];

type Range = { mean: number; low: number; high: number };

/** A count of this run, and below it the expectation per 100 leads of the list; null before the run has ended. */
export type StepCell = { count: string; expected: string | null };

export type StepRow = {
  key: string;
  name: string;
  note: string;
  getsIt: StepCell;
  opened: StepCell;
  cells: Record<StepRate, StepCell>;
  /** The reply strip, in percent of all leads; null before anything is expected. */
  reply: { run: number; expected: Range | null };
};

export type Curve = {
  rate: StepRate;
  label: string;
  /** `4.2 (2.5 to 6.9)` for the whole sequence; null before anything is expected. */
  whole: string | null;
  /** In percent of all leads, email by email, each with those before it. */
  run: readonly number[];
  expected: readonly Range[] | null;
  /** Description of the drawing for screen readers. */
  description: string;
};

export type ByEmailView = {
  rows: StepRow[];
  all: StepRow;
  curves: Curve[];
  /** Right end of the reply strips, in percent. */
  replyEnd: number;
  /** Emails worth sending; null before it is known. */
  stopAfter: number | null;
  /** The sentence about where the sequence stops paying. */
  sentence: string | null;
};

type Step = NonNullable<BucketAnalytics['steps']>[number];
type Interval = readonly [number, number];

const LABELS: Record<StepRate, string> = {
  reply: 'Replies',
  interest: 'Interested replies',
  unsubscribe: 'Unsubscribes',
  spam_report: 'Spam reports',
};

const countOf = (step: Step, rate: StepRate): number => {
  const counts: Record<StepRate, number> = {
    reply: step.reply,
    interest: step.reply_positive,
    unsubscribe: step.unsubscribe,
    spam_report: step.report_spam,
  };
  return counts[rate];
};

const wholeCountOf = (counts: BucketAnalytics, rate: StepRate): number =>
  ({ reply: counts.reply, interest: counts.reply_positive, unsubscribe: counts.unsubscribe, spam_report: counts.report_spam })[rate];

/** A number in 100: whole from 10 up, one decimal from 1 up, two below. */
const inHundred = (fraction: number): string => {
  const percent = fraction * 100;
  if (percent >= 9.95) return String(Math.round(percent));
  return String(Number(percent.toFixed(percent >= 0.95 ? 1 : 2)));
};

const toExpected = (mean: number, [low, high]: Interval): string => `${inHundred(mean)} (${inHundred(low)} to ${inHundred(high)})`;

const toRange = (mean: number, [low, high]: Interval): Range => ({ mean: mean * 100, low: low * 100, high: high * 100 });

const ratio = (count: number, total: number): number => (total === 0 ? 0 : (count * 100) / total);

function toRow(step: Step, total: number): StepRow {
  const { expected, interval80 } = step;
  const expectedOf = (rate: keyof NonNullable<Step['expected']>): string | null =>
    expected && interval80 && toExpected(expected[rate], interval80[rate]);
  const cell = (rate: StepRate): StepCell => ({ count: formatCount(countOf(step, rate)), expected: expectedOf(rate) });
  return {
    key: String(step.step),
    name: `Email ${step.step}`,
    note: step.step === 1 ? 'first email' : `follow-up ${step.step - 1}`,
    getsIt: {
      count: formatCount(step.stillIn),
      expected: step.expectedStillIn === null ? null : inHundred(step.expectedStillIn),
    },
    opened: { count: formatCount(step.opened), expected: expectedOf('open') },
    cells: { reply: cell('reply'), interest: cell('interest'), unsubscribe: cell('unsubscribe'), spam_report: cell('spam_report') },
    reply: {
      run: ratio(step.reply, total),
      expected: expected && interval80 && toRange(expected.reply, interval80.reply),
    },
  };
}

/** The last row: the whole sequence, with the same numbers as the cards above. */
function toWhole(counts: BucketAnalytics, name: string): StepRow {
  const { expected, interval80, expectedOpenedFirst } = counts;
  const cell = (rate: StepRate): StepCell => ({
    count: formatCount(wholeCountOf(counts, rate)),
    expected: expected && interval80 && toExpected(expected[rate], interval80[rate]),
  });
  const opened = counts.openedFirst ?? counts.total - counts.not_opened;
  return {
    key: 'all',
    name,
    note: 'opens of email 1',
    getsIt: { count: formatCount(counts.total), expected: expected === null ? null : '100' },
    opened: {
      count: formatCount(opened),
      expected: expectedOpenedFirst ? toExpected(expectedOpenedFirst.expected, expectedOpenedFirst.interval80) : null,
    },
    cells: { reply: cell('reply'), interest: cell('interest'), unsubscribe: cell('unsubscribe'), spam_report: cell('spam_report') },
    reply: { run: ratio(counts.reply, counts.total), expected: null },
  };
}

function toCurve(rate: StepRate, steps: readonly Step[], total: number): Curve {
  let sum = 0;
  const counts = steps.map((step) => (sum += countOf(step, rate)));
  const expected = steps.flatMap(({ upTo }) => (upTo === null ? [] : [toRange(upTo.expected[rate], upTo.interval80[rate])]));
  const isKnown = expected.length === steps.length;
  const last = steps.at(-1)?.upTo;
  const label = LABELS[rate];
  const list = (values: readonly string[]): string => values.join(', ');
  const means = isKnown ? `Expected ${list(expected.map(({ mean }) => inHundred(mean / 100)))} in 100. ` : '';
  return {
    rate,
    label,
    whole: last ? toExpected(last.expected[rate], last.interval80[rate]) : null,
    run: counts.map((count) => ratio(count, total)),
    expected: isKnown ? expected : null,
    description: `${label}, added up over ${steps.length} emails. ${means}This run ${list(counts.map((count) => formatRatio(count, total)))}.`,
  };
}

function toSentence({ steps = [], stopAfter }: BucketAnalytics): string | null {
  const expected = steps.flatMap((step) => step.expected ?? []);
  if (stopAfter === undefined || stopAfter === null || expected.length < steps.length) return null;
  return describeStopAfter(expected, stopAfter).join(' ');
}

/** Everything By email shows at one bucket; null for campaigns with one email. */
export function toByEmailView(counts: BucketAnalytics, allName: string): ByEmailView | null {
  const { steps, total, stopAfter } = counts;
  if (steps === undefined || steps.length < 2) return null;
  const rows = steps.map((step) => toRow(step, total));
  return {
    rows,
    all: toWhole(counts, allName),
    curves: STEP_RATES.map((rate) => toCurve(rate, steps, total)),
    replyEnd: Math.max(0.5, ...rows.flatMap(({ reply }) => [reply.run, reply.expected?.high ?? 0])) * 1.05,
    stopAfter: stopAfter ?? null,
    sentence: toSentence(counts),
  };
}
