/**
 * Spam reports per email, as published by mailbox providers: the level Google asks senders to stay under, and the level Google and Yahoo
 * ask never to reach.
 */
export const SPAM_RATE_LIMITS = [0.001, 0.003] as const;

/** Where the limits are published. */
export const SPAM_RATE_SOURCES = [
  { name: 'Google, email sender guidelines', url: 'https://support.google.com/a/answer/81126' },
  { name: 'Yahoo, sender best practices', url: 'https://senders.yahooinc.com/best-practices/' },
] as const;

/** A budget covers at least this many people: with fewer, a single report exceeds the first limit. */
export const MIN_BUDGET_PEOPLE = 1000;

/** A send, its emails if nobody answers, and the most spam reports that stay within each limit; one more exceeds it. */
export type ComplaintBudget = { people: number; emails: number; limits: number[] };

/**
 * The budget of the send a list belongs to, of at least 1,000 people. Providers count reports per email, so a sequence of four emails
 * allows four times as many.
 */
export function toComplaintBudget(sendSize: number, emailsPerLead = 1): ComplaintBudget {
  const people = Math.max(MIN_BUDGET_PEOPLE, sendSize);
  // Limits are thousandths of whole numbers; the small term makes up for binary rounding.
  const emails = Math.round(people * emailsPerLead);
  return { people, emails, limits: SPAM_RATE_LIMITS.map((limit) => Math.floor(emails * limit + 1e-9)) };
}

/** Average number of emails per lead of a list, if nobody answers. */
export function countEmailsPerLead(leads: readonly { followUps?: readonly unknown[] | undefined }[]): number {
  const emails = leads.reduce((sum, { followUps = [] }) => sum + 1 + followUps.length, 0);
  return leads.length === 0 ? 1 : emails / leads.length;
}
