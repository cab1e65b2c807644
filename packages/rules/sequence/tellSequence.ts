import type { ComplaintPrices } from '../complaintPrices.ts';
import { stopAfter, type StepYield } from './stopAfter.ts';

/** What one email brings per lead of the list, as fractions. */
export type ToldStep = StepYield & { reply: number };

/** From this share on a few emails are said to bring the replies. */
const MOST_OF_REPLIES = 0.9;

const per100 = (rate: number): string => (100 * rate).toFixed(1);
const counted = (rate: number, one: string, many: string): string => `${per100(rate)} ${per100(rate) === '1.0' ? one : many}`;

/** How many emails it takes until most of the replies are in, and how many of 100 replies they bring. */
function findMost(steps: readonly ToldStep[]): { emails: number; percent: number } {
  const all = steps.reduce((sum, { reply }) => sum + reply, 0);
  let passed = 0;
  for (const [index, { reply }] of steps.entries()) {
    passed += reply;
    if (passed >= MOST_OF_REPLIES * all || index === steps.length - 1)
      return { emails: index + 1, percent: Math.round((100 * passed) / all) };
  }
  return { emails: steps.length, percent: 100 };
}

/** Which emails bring the replies; null where none does, or there is one email. */
function tellReplies(steps: readonly ToldStep[]): string | null {
  if (steps.length < 2 || steps.every(({ reply }) => reply === 0)) return null;
  const { emails, percent } = findMost(steps);
  if (emails === 1) return `Email 1 brings ${percent}% of the replies.`;
  if (emails < steps.length) return `Emails 1 ${emails === 2 ? 'and' : 'to'} ${emails} bring ${percent}% of the replies.`;
  const [first] = steps;
  const share = (first?.reply ?? 0) / steps.reduce((sum, { reply }) => sum + reply, 0);
  return `Email 1 brings ${Math.round(100 * share)}% of the replies.`;
}

/** Where a sequence stops paying, by the one rule of `stopAfter`; null with one email. */
function tellStop(steps: readonly ToldStep[], prices: ComplaintPrices): string | null {
  if (steps.length < 2) return null;
  const last = stopAfter(steps, prices);
  const losing = steps[last];
  if (losing === undefined) return `Every email is worth its complaints: send all ${steps.length}.`;
  if (last === 0) return 'Even email 1 costs more in complaints than its interested replies are worth.';
  const adds = `Email ${last + 1} adds ${counted(losing.interest, 'interested reply', 'interested replies')}, ${counted(losing.unsubscribe, 'opt-out', 'opt-outs')} and ${counted(losing.spam_report, 'spam report', 'spam reports')} per 100 leads`;
  return `${adds}: stop after ${last}.`;
}

/**
 * What is said of a sequence: which emails bring its replies, and after which one to stop at the organization's prices. `steps` are the expected
 * rates of each email per lead of the list, first email first. No sentence for a single email.
 */
export const tellSequence = (steps: readonly ToldStep[], prices: ComplaintPrices): string[] =>
  [tellReplies(steps), tellStop(steps, prices)].filter((sentence) => sentence !== null);
