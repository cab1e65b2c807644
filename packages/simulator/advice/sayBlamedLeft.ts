import { findEvidence } from '../explain/evidence.ts';
import type { LeadRow } from '../explain/rows.ts';
import type { Email } from '../lead.ts';
import { toQuote } from '../narrative/facts.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOfEmail } from './readClaims.ts';

const listFormat = new Intl.ListFormat('en-US');
const MOST_NAMED = 3;

/** What a better version leaves of the faults it was not able to mend: " (the booking link stays)"; empty if nothing is left, or it was `said`. */
export function sayBlamedLeft(row: LeadRow, email: Email, said: string): string {
  const facts = claimFactsOfEmail(row, email);
  const isThere = (about: Parameters<typeof presenceOf>[0]) => presenceOf(about, facts) === 'present';
  const edited = { ...row, lead: { ...row.lead, email } };
  const hype = isThere('hype') ? findEvidence('hype', edited, false).map(({ text }) => text) : [];
  const words = [...new Set(hype)].filter((text) => !said.includes(text)).slice(0, MOST_NAMED);
  const left = [
    ...(isThere('calendar_link') ? ['the booking link'] : []),
    ...(isThere('meeting_ask') && !isThere('interest_ask') ? ['the request for time'] : []),
    ...words.map((text) => `“${toQuote(text)}”`),
  ];
  return left.length === 0 ? '' : ` (${listFormat.format(left)} ${left.length === 1 ? 'stays' : 'stay'})`;
}
