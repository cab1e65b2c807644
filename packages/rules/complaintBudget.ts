/** Reports of spam per email that mailbox providers publish: what Google asks senders to stay under, and what Google and Yahoo say to keep below at all times. */
export const SPAM_RATE_LIMITS = [0.001, 0.003] as const;

/** Where the limits are published. */
export const SPAM_RATE_SOURCES = [
  { name: 'Google, email sender guidelines', url: 'https://support.google.com/a/answer/81126' },
  { name: 'Yahoo, sender best practices', url: 'https://senders.yahooinc.com/best-practices/' },
] as const;

/** A budget is over at least this many people: on fewer, one report alone passes the first limit. */
export const LEAST_BUDGET_PEOPLE = 1000;

/** A send, its emails if nobody answers, with the most spam reports that are within each limit; one more passes it. */
export type ComplaintBudget = { people: number; emails: number; limits: number[] };

/** The budget of the send that a list belongs to: of at least 1,000 people. Providers count reports per email, so a sequence of four may have four times as many. */
export function toComplaintBudget(sendSize: number, emailsPerLead = 1): ComplaintBudget {
  const people = Math.max(LEAST_BUDGET_PEOPLE, sendSize);
  // Thousandths of whole numbers: the small term is for what binary fractions lose.
  const emails = Math.round(people * emailsPerLead);
  return { people, emails, limits: SPAM_RATE_LIMITS.map((limit) => Math.floor(emails * limit + 1e-9)) };
}

/** Emails that a lead of a list gets on average, if nobody answers. */
export function countEmailsPerLead(leads: readonly { followUps?: readonly unknown[] | undefined }[]): number {
  const emails = leads.reduce((sum, { followUps = [] }) => sum + 1 + followUps.length, 0);
  return leads.length === 0 ? 1 : emails / leads.length;
}
