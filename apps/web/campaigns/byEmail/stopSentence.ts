import type { BucketAnalytics } from '@coldcast/contract/results';

/** The share of the replies after which further emails hardly count. */
const MOST_OF_REPLIES = 0.9;

type Rates = { reply: number; interest: number; unsubscribe: number; spam_report: number };

const inHundred = (rate: number, decimals: number): string => {
  const value = Number((rate * 100).toFixed(rate * 100 >= 0.95 ? 1 : decimals));
  return value === 0 && rate > 0 ? 'under 0.01' : String(value);
};

const toAdds = (step: number, { reply, spam_report: reports }: Rates): string =>
  `Email ${step} adds ${inHundred(reply, reply < 0.0005 ? 2 : 1)} replies and ${inHundred(reports, 2)} spam reports per 100 leads`;

/** `Emails 1 to 3 bring 91% of the replies.`: as few emails as bring nine tenths, and no more than are worth sending. */
function toShare(steps: readonly Rates[], most: number): string {
  const all = steps.reduce((sum, { reply }) => sum + reply, 0);
  if (all === 0) return '';
  const upTo = steps.map((_, place) => steps.slice(0, place + 1).reduce((sum, { reply }) => sum + reply, 0) / all);
  const enough = upTo.findIndex((share) => share >= MOST_OF_REPLIES) + 1 || steps.length;
  const count = Math.max(1, Math.min(enough, most));
  const percent = Math.round((upTo[count - 1] ?? 0) * 100);
  if (count === 1) return `Email 1 brings ${percent}% of the replies.`;
  return `Emails 1 ${count === 2 ? 'and' : 'to'} ${count} bring ${percent}% of the replies.`;
}

/** Where a sequence stops paying, in one or two sentences; null before anything is expected, and with one email. */
export function toStopSentence({ steps, stopAfter }: Pick<BucketAnalytics, 'steps' | 'stopAfter'>): string | null {
  if (steps === undefined || steps.length < 2 || stopAfter === undefined || stopAfter === null) return null;
  const expected = steps.map((step) => step.expected).filter((rates) => rates !== null);
  if (expected.length < steps.length) return null;
  const last = expected.at(-1);
  const [first] = expected;
  if (last === undefined || first === undefined) return null;
  if (stopAfter === 0) return `${toAdds(1, first)}: its complaints cost more than its interested replies bring.`;
  if (stopAfter >= steps.length) return `${toShare(expected, steps.length - 1)} ${toAdds(steps.length, last)}: all of them pay.`.trim();
  const next = expected[stopAfter] ?? last;
  return `${toShare(expected, stopAfter)} ${toAdds(stopAfter + 1, next)}: stop after ${stopAfter}.`.trim();
}
