import type { Email, Lead } from '../lead.ts';

/** Share of the leads that must agree on a template; a few differ because their name is a word in the text. */
const AGREEMENT = 0.9;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the lead's own name and company turned back into variables. */
export function unfill(text: string, { firstName, company }: Pick<Lead, 'firstName' | 'company'>): string {
  let open = text;
  if (company !== null && company.length > 2) open = open.replaceAll(company, '{{company}}');
  if (firstName !== null && firstName.length > 1) {
    open = open.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escape(firstName)}(?![\\p{L}\\p{N}])`, 'gu'), '{{first_name}}');
  }
  return open;
}

/** The text most leads share once names and companies are variables again; null if there is none. */
export function findTemplate(emails: readonly { email: Email; lead: Pick<Lead, 'firstName' | 'company'> }[]): Email | null {
  const counts = new Map<string, { email: Email; count: number }>();
  for (const { email, lead } of emails) {
    const open = { subject: unfill(email.subject, lead), body: unfill(email.body, lead) };
    const key = `${open.subject}\n${open.body}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { email: open, count: 1 });
    else known.count += 1;
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return most !== undefined && most.count >= AGREEMENT * emails.length ? most.email : null;
}
