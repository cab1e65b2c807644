import { findAdWording } from '../adWording.ts';
import { HOLLOW_KINDS, type CheckedEmail, type FindingKind, type Sighting } from '../finding.ts';
import { describe } from '../words.ts';
import { findWeakWording, type WeakReaders } from './findWeakWording.ts';

/** Where a note on the subject says it is. */
const SUBJECT = 'the subject';

type Email = Pick<CheckedEmail, 'subject' | 'body' | 'company'>;

function kindOfSubject(
  { subject, company }: Email,
  { isEmptySubject, isTradeSubject }: WeakReaders,
): 'empty_subject' | 'trade_subject' | null {
  const text = subject.trim();
  if (text === '') return null;
  if (isEmptySubject?.(text) === true) return 'empty_subject';
  const isNamed =
    text.includes('{{') || (company !== null && company.trim() !== '' && text.toLowerCase().includes(company.trim().toLowerCase()));
  return !isNamed && isTradeSubject?.(text) === true ? 'trade_subject' : null;
}

/** What is weak about a first email, in its subject and then in its body. */
export function findWeakEmail(email: Email, readers: WeakReaders): Sighting[] {
  const kind = kindOfSubject(email, readers);
  const ofSubject: Sighting[] = kind === null ? [] : [{ kind, text: email.subject.trim(), instead: null, fix: null, place: SUBJECT }];
  return [...ofSubject, ...findWeakWording(email, readers)];
}

/** The greeting of a template, filled with any name. */
const FIRST_NAME = /\{\{\s*first_?name\s*\}\}/iu;
const ANY_NAME = 'Alex';

/** What is weak about a text, in words: without any effect on the rates. `isHollow`: the passage says nothing. */
export type WeakNote = { text: string; problem: string; advice: string; isOfSubject: boolean; isHollow: boolean };

/** What no card of the insights is about. */
const OF_LINKS: readonly FindingKind[] = ['click_here', 'short_link'];

/** The notes on an email that the check before launch would list, too, with its doubtful links. */
export function listWeakNotes(email: Email, readers: WeakReaders): WeakNote[] {
  const links = findAdWording(email.body).filter(({ kind }) => OF_LINKS.includes(kind));
  return [...findWeakEmail({ ...email, body: email.body.replace(FIRST_NAME, ANY_NAME) }, readers), ...links].map((sighting) => ({
    text: sighting.text,
    isOfSubject: sighting.place === SUBJECT,
    isHollow: HOLLOW_KINDS.includes(sighting.kind),
    ...describe(sighting, { headers: null, isOwnEmails: false }),
  }));
}
