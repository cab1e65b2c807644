import type { BucketAnalytics } from '@coldcast/contract/results';
import type { ResultRow } from '@coldcast/contract/leadResults';
import type { StepResult } from '@coldcast/contract/shapes';
import { DEFAULT_COMPLAINT_PRICES } from '@coldcast/rules/complaintPrices';
import type { DetailedAction } from '@coldcast/rules/leadActions';
import { countSteps } from '@coldcast/rules/sequence/countSteps';
import { isAnswer } from '@coldcast/rules/sequence/stepThresholds';
import { stopAfter } from '@coldcast/rules/sequence/stopAfter';
import { buildRanges } from './buildCampaign.ts';
import { buildResultRow, buildResults } from './buildResults.ts';
import { randomFrom } from './randomFrom.ts';

const LATER_BODIES = [
  'One thing I left out: carriers need no account to book.',
  'A produce distributor of your size cut waiting by a third in six weeks. Happy to send how.',
  'Should I ask somebody else about the docks?',
  'I will not write again. If trucks wait too long one day, you know where I am.',
];
const WAIT_DAYS = [3, 4, 5, 7];

/** Replies and complaints of each later email, relative to the one before. */
const REPLY_RATIO = 0.5;
const COMPLAINT_RATIO = 1.18;

const lowest = (values: readonly (number | null)[]): number | null =>
  values.reduce((low, value) => (value === null || (low !== null && low <= value) ? low : value), null);

/** A simulated lead of `buildResults` who gets follow-ups, with thresholds for each email. */
function withSteps(row: ResultRow, emails: number, random: () => number): ResultRow {
  const quiet: DetailedAction = isAnswer(row.actionIfOpened) ? 'archive' : row.actionIfOpened;
  let chance = isAnswer(row.actionIfOpened) ? 1 : 0.035;
  const isComplaint = random() < 0.4;
  const steps = Array.from({ length: emails }, (_, place) => {
    const later = Math.floor(random() * 10.5);
    const opensFrom = place === 0 ? row.opensFrom : later > 9 ? null : later;
    const answers = random() < chance && (place > 0 || chance === 1);
    chance = chance === 1 ? 0.5 : chance * (isComplaint ? COMPLAINT_RATIO : REPLY_RATIO);
    const inboxFrom = random() < 0.8 ? 0 : Math.min(opensFrom ?? 9, 6);
    return { inboxFrom: place === 0 ? row.inboxFrom : inboxFrom, opensFrom, answers };
  });
  const answer = isAnswer(row.actionIfOpened)
    ? row.actionIfOpened
    : isComplaint
      ? random() < 0.3
        ? 'report_spam'
        : 'unsubscribe'
      : 'reply';
  const action = steps.some(({ answers }) => answers) ? answer : quiet;
  const isReply = action === 'reply';
  const isOwnReply = isReply && row.replyIfOpened !== null;
  return buildResultRow({
    ...row,
    steps,
    inboxFrom: lowest(steps.map(({ inboxFrom }) => inboxFrom)),
    opensFrom: lowest(steps.map(({ opensFrom }) => opensFrom)),
    actionIfOpened: action,
    quietActionIfOpened: quiet,
    replyIfOpened: isOwnReply ? row.replyIfOpened : isReply ? 'Fine, send me how they did it.' : null,
    replyIntentIfOpened: isOwnReply ? row.replyIntentIfOpened : isReply ? 'interested' : null,
    replySentimentIfOpened: isOwnReply ? row.replySentimentIfOpened : isReply ? 'positive' : null,
    originalEmailThread: [
      ...row.originalEmailThread,
      ...LATER_BODIES.slice(0, emails - 1).map((body, place) => ({
        position: place + 2,
        subjectLine: place === 2 ? 'the docks, again' : '',
        emailBody: `Hi ${row.leadName?.split(' ')[0] ?? 'there'},\n\n${body}\n\nInes`,
        waitDays: WAIT_DAYS[place] ?? 3,
      })),
    ],
  });
}

/** The given number of simulated leads, each of whom gets up to `emails` emails. */
export function buildSequenceResults(leads: number, emails: number, { seed = 7 } = {}): ResultRow[] {
  const random = randomFrom(seed + 100);
  return buildResults(leads, { seed, replyShare: 0.05 }).map((row) => withSteps(row, emails, random));
}

type Rates = NonNullable<StepResult['expected']>;
type Rate = keyof Rates;

const mapRates = <Value>(read: (rate: Rate) => Value): Record<Rate, Value> => ({
  inbox: read('inbox'),
  open: read('open'),
  reply: read('reply'),
  interest: read('interest'),
  unsubscribe: read('unsubscribe'),
  spam_report: read('spam_report'),
});

const intervalsOf = (rates: Rates) => mapRates((rate): [number, number] => [rates[rate] * 0.55, Math.min(1, rates[rate] * 1.7)]);

const toOfReplies = (whole: Rates): NonNullable<BucketAnalytics['expectedOfReplies']> => {
  const interest = whole.reply === 0 ? 0 : whole.interest / whole.reply;
  const share = (expected: number) => ({ expected, interval80: [expected * 0.7, Math.min(1, expected * 1.4)] satisfies [number, number] });
  return { interest: share(interest), forward: share(0.1), remind_later: share(0.17) };
};

/** Expectations for each email at a bucket: replies halve, complaints grow. */
function expectSteps(emails: number, open: number): { single: Rates; upTo: Rates; stillIn: number }[] {
  let upTo = mapRates(() => 0);
  return Array.from({ length: emails }, (_, place) => {
    const reply = 0.045 * open * REPLY_RATIO ** place;
    const complaints = 0.011 * open * COMPLAINT_RATIO ** place;
    const stillIn = 1 - upTo.reply - upTo.unsubscribe - upTo.spam_report;
    const single = {
      inbox: 0.8 * stillIn,
      open: open * stillIn,
      reply,
      interest: reply * 0.32,
      unsubscribe: complaints,
      spam_report: complaints * 0.22,
    };
    const before = upTo;
    const most = { inbox: 0.95, open: 1 - (1 - open) ** (place + 1) };
    upTo = mapRates((rate) => (rate === 'inbox' || rate === 'open' ? most[rate] : before[rate] + single[rate]));
    return { single, upTo, stillIn };
  });
}

/** The ten buckets' counts of leads with follow-ups, with expectations unless the campaign still runs. */
export function buildSequenceRanges(leads: readonly ResultRow[], { isRunning = false } = {}): BucketAnalytics[] {
  const emails = Math.max(...leads.map(({ steps }) => steps?.length ?? 1));
  return buildRanges(leads, { isRunning }).map((counts, bucket): BucketAnalytics => {
    const open = (bucket + 0.5) / 10;
    const expected = expectSteps(emails, open);
    const whole = expected.at(-1)?.upTo;
    const intervals = whole && intervalsOf(whole);
    const steps = countSteps(leads, bucket).map((step, place): StepResult => {
      const of = isRunning ? undefined : expected[place];
      return {
        ...step,
        expectedStillIn: of?.stillIn ?? null,
        expected: of?.single ?? null,
        interval80: of ? intervalsOf(of.single) : null,
        upTo: of ? { expected: of.upTo, interval80: intervalsOf(of.upTo) } : null,
      };
    });
    return {
      ...counts,
      expected: counts.expected && whole ? { ...counts.expected, ...whole } : counts.expected,
      interval80: counts.interval80 && intervals ? { ...counts.interval80, ...intervals } : counts.interval80,
      expectedOpenedFirst: isRunning
        ? null
        : { expected: open, interval80: [open * 0.94, Math.min(1, open * 1.06)], run80: [open * 0.9, Math.min(1, open * 1.1)] },
      ...(isRunning || !whole ? {} : { expectedOfReplies: toOfReplies(whole) }),
      steps,
      stopAfter: isRunning
        ? null
        : stopAfter(
            expected.map(({ single }) => single),
            DEFAULT_COMPLAINT_PRICES,
          ),
    };
  });
}
