import type { SentenceReading } from '../reader/readSentences.ts';
import { ROLES, type Role } from '../reader/roles.ts';

/** What speaks for an email, or is answered. */
const CREDITED: ReadonlySet<Role> = new Set<Role>([
  'observation',
  'problem',
  'benefit',
  'proof',
  'reference',
  'question',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
]);

/** A sentence that frightens, without what its words would be credited as. */
export const withoutCredit = (reading: SentenceReading): SentenceReading => ({
  ...reading,
  chances: reading.chances.map((chance, index) => (CREDITED.has(ROLES[index] ?? 'other') ? 0 : chance)),
});
