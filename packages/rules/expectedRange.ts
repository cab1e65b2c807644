import type { Metric } from './ratings.ts';

/** Mean and 80% range of a true rate, as fractions of the metric's own denominator. */
export type ExpectedRange = { mean: number; low: number; high: number };

type Rate = 'inbox' | 'open' | 'reply' | 'interest' | 'unsubscribe' | 'spam_report' | 'forward' | 'remind_later';
type ExpectedRatio = { expected: number; interval80: readonly [number, number] };
type ExpectedOfReplies = Record<'interest' | 'forward' | 'remind_later', ExpectedRatio>;

/**
 * The engine's expectation at one bucket: rates as fractions of emails sent with their 80% intervals; null until the campaign has ended.
 */
export type ExpectedAtBucket = {
  expected: Readonly<Record<Rate, number>> | null;
  interval80: Readonly<Record<Rate, readonly [number, number]>> | null;
  expectedOfReplies?: ExpectedOfReplies | undefined;
  /** The open rate of the first email, if leads get several: `open` is then that of any of them. */
  expectedOpenedFirst?: ExpectedRatio | null | undefined;
};

type ReadRange = (rate: Rate) => ExpectedRange;

/** A rate of leads as a share of the replies. Its spread and that of the replies add up on the log scale. */
function perReply(part: ExpectedRange, reply: ExpectedRange): ExpectedRange | null {
  if (reply.mean === 0 || part.mean === 0) return null;
  const mean = part.mean / reply.mean;
  const down = Math.hypot(logRatio(part.mean, part.low), logRatio(reply.high, reply.mean));
  const up = Math.hypot(logRatio(part.high, part.mean), logRatio(reply.mean, reply.low));
  return { mean: Math.min(1, mean), low: mean * Math.exp(-down), high: Math.min(1, mean * Math.exp(up)) };
}

/** Positive replies are part of all replies: their common spread cancels, and only the rest remains. */
function partOfReplies(part: ExpectedRange, reply: ExpectedRange): ExpectedRange | null {
  if (reply.mean === 0 || part.mean === 0) return null;
  const mean = part.mean / reply.mean;
  const rest = (whole: number, shared: number) => Math.sqrt(Math.max(0, whole ** 2 - shared ** 2));
  const down = rest(logRatio(part.mean, part.low), logRatio(reply.mean, reply.low));
  const up = rest(logRatio(part.high, part.mean), logRatio(reply.high, reply.mean));
  return { mean: Math.min(1, mean), low: mean * Math.exp(-down), high: Math.min(1, mean * Math.exp(up)) };
}

const logRatio = (high: number, low: number): number => (low > 0 ? Math.max(0, Math.log(high / low)) : 1);

/** Opened without an answer = opened minus answered; the half-widths add up in squares. */
function openedWithoutAnswer(read: ReadRange): ExpectedRange {
  const open = read('open');
  const answers = (['reply', 'unsubscribe', 'spam_report', 'forward'] as const).map(read);
  const mean = open.mean - answers.reduce((sum, answer) => sum + answer.mean, 0);
  const down = Math.hypot(open.mean - open.low, ...answers.map((answer) => answer.high - answer.mean));
  const up = Math.hypot(open.high - open.mean, ...answers.map((answer) => answer.mean - answer.low));
  return { mean: Math.max(0, mean), low: Math.max(0, mean - down), high: Math.min(1, mean + up) };
}

const landingInSpam = ({ mean, low, high }: ExpectedRange): ExpectedRange => ({ mean: 1 - mean, low: 1 - high, high: 1 - low });

const toRange = ({ expected, interval80 }: ExpectedRatio): ExpectedRange => ({
  mean: Math.min(1, expected),
  low: Math.min(1, interval80[0]),
  high: Math.min(1, interval80[1]),
});

/** The engine's expectation for one metric at a bucket; null before the campaign has ended, or if there are no replies to divide by. */
export function expectedRange(metric: Metric, atBucket: ExpectedAtBucket): ExpectedRange | null {
  const { expected, interval80, expectedOfReplies, expectedOpenedFirst } = atBucket;
  if (expected === null || interval80 === null) return null;
  const read: ReadRange = (rate) => ({ mean: expected[rate], low: interval80[rate][0], high: interval80[rate][1] });
  // For campaigns that ended before the ratios were stored, the bounds are computed here.
  const ofReplies = (rate: keyof ExpectedOfReplies, approximate: typeof perReply) => {
    const known = expectedOfReplies?.[rate];
    return known === undefined ? approximate(read(rate), read('reply')) : toRange(known);
  };
  const readers: Record<Metric, () => ExpectedRange | null> = {
    open: () => (expectedOpenedFirst ? toRange(expectedOpenedFirst) : read('open')),
    reply: () => read('reply'),
    interest: () => ofReplies('interest', partOfReplies),
    unsubscribe: () => read('unsubscribe'),
    spamReport: () => read('spam_report'),
    ignoreArchive: () => openedWithoutAnswer(read),
    landInInbox: () => read('inbox'),
    landInSpam: () => landingInSpam(read('inbox')),
    internalForward: () => ofReplies('forward', perReply),
    remindMeLater: () => ofReplies('remind_later', perReply),
  };
  return readers[metric]();
}
