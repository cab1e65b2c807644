import type { ComplaintPrices } from '../complaintPrices.ts';
import { stopAfter, type StepYield } from './stopAfter.ts';

/** Once this share of the replies is reached, further emails hardly count. */
const MOST_OF_REPLIES = 0.9;

/** The expectation for one email of a sequence, as fractions of all leads. */
export type ExpectedStep = StepYield & { reply: number };

/** A rate in 100: one decimal from 1 up, and below 1 as many as requested. */
function inHundred(rate: number, decimals: number): string {
  const percent = rate * 100;
  const value = Number(percent.toFixed(percent >= 0.95 ? 1 : decimals));
  return value === 0 && rate > 0 ? 'under 0.01' : String(value);
}

/** `Email 4 adds 0.4 replies and 0.14 spam reports per 100 leads`. Rates are fractions of all leads; the caller ends the sentence. */
export function describeStep(step: number, { reply, spam_report: reports }: Pick<ExpectedStep, 'reply' | 'spam_report'>): string {
  const count = (rate: number, decimals: number, [one, many]: readonly [string, string]): string => {
    const said = inHundred(rate, decimals);
    return `${said} ${said === '1' ? one : many}`;
  };
  const replies = count(reply, reply < 0.0005 ? 2 : 1, ['reply', 'replies']);
  return `Email ${step} adds ${replies} and ${count(reports, 2, ['spam report', 'spam reports'])} per 100 leads`;
}

/** `Emails 1 to 3 bring 91% of the replies.`: as few emails as bring 90%, and no more than `most`; null if nobody replies. */
function tellReplies(steps: readonly ExpectedStep[], most: number): string | null {
  const all = steps.reduce((sum, { reply }) => sum + reply, 0);
  if (all === 0) return null;
  const upTo = steps.map((_, place) => steps.slice(0, place + 1).reduce((sum, { reply }) => sum + reply, 0) / all);
  const enough = upTo.findIndex((share) => share >= MOST_OF_REPLIES) + 1 || steps.length;
  const count = Math.max(1, Math.min(enough, most));
  const percent = Math.round((upTo[count - 1] ?? 0) * 100);
  if (count === 1) return `Email 1 brings ${percent}% of the replies.`;
  return `Emails 1 ${count === 2 ? 'and' : 'to'} ${count} bring ${percent}% of the replies.`;
}

/**
 * Describes a sequence that should stop after this many `emails` (`stopAfter`), sentence by sentence: "Emails 1 to 3 bring 91% of the
 * replies.", "Email 5 adds 0.2 replies and 0.6 spam reports per 100 leads. Stop after email 4." `steps` are the expected rates of each
 * email, as fractions of all leads. Empty for a single email.
 */
export function describeStopAfter(steps: readonly ExpectedStep[], emails: number): string[] {
  const last = steps.at(-1);
  const [first] = steps;
  if (steps.length < 2 || last === undefined || first === undefined) return [];
  if (emails === 0) return [`${describeStep(1, first)}. Its complaints cost more than its interested replies bring.`];
  const next = steps[emails];
  const stop = next
    ? `${describeStep(emails + 1, next)}. Stop after email ${emails}.`
    : `${describeStep(steps.length, last)}. All of them pay off.`;
  return [tellReplies(steps, next ? emails : steps.length - 1), stop].filter((sentence) => sentence !== null);
}

/** The same, with the stopping point computed from the organization's prices. */
export const summarizeSequence = (steps: readonly ExpectedStep[], prices: ComplaintPrices): string[] =>
  describeStopAfter(steps, stopAfter(steps, prices));
