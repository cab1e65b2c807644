import { dayOf } from '@coldcast/rules/sequence/dayOf';
import type { LeadRow } from '@coldcast/rules/leadRow';

/** The day on which the email at a position in a lead's thread was sent. */
export const dayInThread = ({ thread }: Pick<LeadRow, 'thread'>, position: number): number =>
  dayOf(
    position,
    thread.slice(1).map(({ waitDays }) => waitDays),
  );

const ANSWERED: Partial<Record<LeadRow['action'], (email: string) => string>> = {
  reply: (email) => `Replied to ${email}`,
  unsubscribe: (email) => `Unsubscribed from ${email}`,
  report_spam: (email) => `Reported ${email} as spam`,
};

/** Which email of a sequence was answered: `Replied to email 3 of 4, sent on day 8.`; null for a lead with one email. */
export function toAnswerText(row: Pick<LeadRow, 'action' | 'answeredStep' | 'emails' | 'isOpened' | 'thread'>): string | null {
  const { action, answeredStep, emails, isOpened } = row;
  if (emails < 2) return null;
  const say = ANSWERED[action];
  if (answeredStep === null || say === undefined) {
    return isOpened ? `Got all ${emails} emails, opened at least one and did not reply.` : `Opened none of ${emails} emails.`;
  }
  return `${say(`email ${answeredStep} of ${emails}`)}, sent on day ${dayInThread(row, answeredStep)}.`;
}
