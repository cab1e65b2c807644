import type { LeadRow } from '../explain/rows.ts';
import type { Email } from '../lead.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOfEmail } from './readClaims.ts';

/** A sentence that only the sender can finish: `[what is missing]` stands for it until then. */
export type OpenSlot = { about: 'proof' | 'occasion'; text: string; asksFor: string };

const SLOTS: readonly OpenSlot[] = [
  { about: 'proof', text: '[customer like them] already works this way.', asksFor: 'a customer like them' },
  { about: 'occasion', text: 'I saw that [what happened at their company].', asksFor: 'a reason to write now' },
];

/** Lines that would help and need what only the sender knows; where the email surely has none of it. */
export function openSlots(row: LeadRow | undefined, email: Email): OpenSlot[] {
  if (row === undefined) return [];
  const facts = claimFactsOfEmail(row, email);
  return SLOTS.filter(({ about }) => presenceOf(about, facts) === 'absent');
}
