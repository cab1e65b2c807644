import type { Email } from '../lead.ts';
import { kindIndex, type EmailKind } from '../reader/kinds.ts';
import type { FeatureValues } from '../signs/features.ts';
import { presenceOf } from './claims.ts';
import { claimFactsOfEmail } from './readClaims.ts';
import type { Trial } from './searchEdits.ts';

/** A piece of the email that only the sender can write: `[what is missing]` stands for it until then. A subject takes the place of the one there. */
export type OpenSlot = { about: 'subject' | 'proof' | 'occasion'; text: string; asksFor: string };

const SUBJECT: OpenSlot = { about: 'subject', text: '[the topic in 2 to 4 plain words]', asksFor: 'a plain subject' };
const LINES: readonly OpenSlot[] = [
  { about: 'proof', text: '[a customer like them] already does this with us.', asksFor: 'a customer like them' },
  { about: 'occasion', text: 'I saw that [what happened at their company].', asksFor: 'a reason to write now' },
];

/** Faults in a subject that no edit could remove. */
const isBlamed = ({ subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply }: FeatureValues): boolean =>
  [subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply].some((value) => (value ?? 0) > 0);

/** Kinds of email that sell something. */
const SELLS: readonly EmailKind[] = ['sales', 'partnership', 'advert'];
const LEAST_SELLING = 0.5;

/** The line that would help and needs what only the sender knows, where an email that sells surely has none of it; and a subject that must go. */
export function openSlots({ sample, shared }: Trial, email: Email): OpenSlot[] {
  const [first] = sample;
  if (first === undefined) return [];
  const facts = claimFactsOfEmail(first.row, shared.fill(email, first.row.lead));
  const sells = SELLS.reduce((sum, kind) => sum + (first.draft.kind[kindIndex(kind)] ?? 0), 0) >= LEAST_SELLING;
  const isPlain = !/<\/?[a-z][^<>]*>/i.test(email.body);
  const lines =
    sells && isPlain ? LINES.filter(({ about }) => about !== 'subject' && presenceOf(about, facts) === 'absent').slice(0, 1) : [];
  const isRuledOut = /\b(?:no|not|never)\b/i.test(email.subject);
  return [...(isBlamed(facts.values) && !isRuledOut ? [SUBJECT] : []), ...lines];
}
