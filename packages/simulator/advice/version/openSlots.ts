import type { Email } from '../../lead.ts';
import { chanceOf, type SentenceReading } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { kindIndex, type EmailKind } from '../../reader/kinds.ts';
import type { FeatureValues } from '../../signs/features.ts';
import { findEvidence } from '../../explain/evidence.ts';
import { isOfferFigure } from '../claims/isOfferFigure.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { presenceOf } from '../claims/claims.ts';
import { claimFactsOfEmail } from '../claims/readClaims.ts';
import type { Trial } from './trial.ts';

/** A passage that only the sender can write, marked as `[what is missing]`. A subject slot replaces the subject. */
export type OpenSlot = {
  about: 'subject' | 'offer' | 'proof' | 'occasion';
  text: string;
  asksFor: string;
  /** The sentence of the email that it takes the place of. */
  replaces?: string;
};

const SUBJECT: OpenSlot = { about: 'subject', text: '[the topic in 2 to 4 plain words]', asksFor: 'a plain subject' };
const LINES: readonly (OpenSlot & { about: 'proof' | 'occasion' })[] = [
  { about: 'proof', text: '[a customer like them] already does this with us.', asksFor: 'a customer like them' },
  { about: 'occasion', text: 'I saw that [what happened at their company].', asksFor: 'a reason to write now' },
];

/** Faults that a subject must not keep. */
export const isBlamed = ({ subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply }: FeatureValues): boolean =>
  [subjectHype, subjectBuzzwords, subjectAllCaps, fakeReply].some((value) => (value ?? 0) > 0);

/** Whether a figure of the offer is all that the tone of a subject is blamed for. */
function isOnlyFigure({ row }: Trial['sample'][number], email: Email): boolean {
  const found = findEvidence('subject_devices', { ...row, lead: { ...row.lead, email } }, false);
  return found.length > 0 && found.every(({ text }) => isOfferFigure(text));
}

/** Kinds of email that sell something. */
const SELLS: readonly EmailKind[] = ['sales', 'partnership', 'advert'];
const LEAST_SELLING = 0.5;
/** Whether an email most likely sells something. */
export const isSelling = ({ kind }: Pick<EmailDraft, 'kind'>): boolean =>
  SELLS.reduce((sum, one) => sum + (kind[kindIndex(one)] ?? 0), 0) >= LEAST_SELLING;

/** Good openings: a line about a recent event would only be in their way. */
const GOOD_OPENINGS: readonly Role[] = ['problem', 'observation', 'question', 'proof', 'reference', 'thanks'];
const OPENS_WELL = 0.3;

function opensWell(readings: readonly SentenceReading[] | null, body: string): boolean {
  const opening = (readings ?? []).find((reading) => chanceOf(reading, 'greeting') < 0.5);
  if (opening === undefined) return true;
  const isFollowUp =
    /\b(?:follow(?:ing|ed)? up|check(?:ing|ed) in|circl(?:ing|ed) back|(?:last|previous|earlier) (?:e-?mail|note|message))\b/i.test(
      body.slice(opening.start, opening.end),
    );
  const isAboutReader = /^\W*(?:your?|\p{L}+ of your)\b/iu.test(body.slice(opening.start, opening.end));
  return isAboutReader || isFollowUp || GOOD_OPENINGS.some((role) => chanceOf(opening, role) >= OPENS_WELL);
}

/**
 * The lines that would help and that only the sender can write, if an email that sells certainly has none; and a subject that must be
 * replaced.
 */
export function openSlots({ sample, shared }: Trial, email: Email): OpenSlot[] {
  const [first] = sample;
  if (first === undefined) return [];
  const filled = shared.fill(email, first.row.lead);
  const facts = claimFactsOfEmail(first.row, filled);
  const sells = isSelling(first.draft);
  const isPlain = !/<\/?[a-z][^<>]*>/i.test(email.body);
  const lines =
    sells && isPlain
      ? LINES.filter(
          ({ about }) => presenceOf(about, facts) === 'absent' && (about !== 'occasion' || !opensWell(facts.readings, filled.body)),
        ).slice(0, 1)
      : [];
  const isRuledOut = /\b(?:no|not|never)\b/i.test(email.subject);
  const isFaulty = isBlamed(facts.values) && !isRuledOut && !isOnlyFigure(first, filled);
  return [...(isFaulty ? [SUBJECT] : []), ...lines];
}
