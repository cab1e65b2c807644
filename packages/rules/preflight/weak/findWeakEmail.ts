import { findAdWording } from '../adWording.ts';
import { findFakeReply } from '../fakeReply.ts';
import { HOLLOW_KINDS, MINOR_KINDS, WEAK_KINDS, type CheckedEmail, type FindingKind, type Sighting } from '../finding.ts';
import { tellsSize } from '../ofCompany.ts';
import { findLeftovers } from '../leftovers.ts';
import { findScares } from '../scares.ts';
import { findJobGreeting, findTitledVariable } from '../titledFirstName.ts';
import { describe } from '../words.ts';
import { isAlarmSubject, isScareSubject, isStraySubject } from './subjectForms.ts';
import { findWeakWording, quote, type WeakReaders } from './findWeakWording.ts';

/** Where a note on the subject says it is. */
const SUBJECT = 'the subject';

type Email = Pick<CheckedEmail, 'subject' | 'body' | 'company'>;

function kindOfSubject(
  { subject, body, company }: Email,
  { isEmptySubject, isTradeSubject }: WeakReaders,
): 'alarm_subject' | 'stray_subject' | 'empty_subject' | 'trade_subject' | null {
  const text = subject.trim();
  if (text === '') return null;
  if (isAlarmSubject(text)) return 'alarm_subject';
  if (isEmptySubject?.(text) === true) return 'empty_subject';
  if (isStraySubject(text, body)) return 'stray_subject';
  const isNamed =
    text.includes('{{') || (company !== null && company.trim() !== '' && text.toLowerCase().includes(company.trim().toLowerCase()));
  return !isNamed && isTradeSubject?.(text) === true ? 'trade_subject' : null;
}

/** The reader's own firm is nothing to know a sender by. */
const withoutName = ({ subject, company }: Email): string =>
  (company === null || company.trim() === '' ? subject : subject.replaceAll(company.trim(), '')).trim();

/** What is weak about a first email, in its subject and then in its body. */
export function findWeakEmail(email: Email, readers: WeakReaders): Sighting[] {
  const kind = kindOfSubject(email, readers);
  const toSighting = (of: FindingKind, text: string): Sighting => ({ kind: of, text, instead: null, fix: null, place: SUBJECT });
  const ofSubject = kind === null ? [] : [toSighting(kind, email.subject.trim())];
  const isScare = isScareSubject(email.subject) || readers.isScareTalk?.(email.subject) === true;
  const scares = isScare && kind === null ? [toSighting('scare_talk', email.subject.trim())] : [];
  const claims = readers.pretendsContact?.(withoutName(email)) === true ? [toSighting('claimed_contact', email.subject.trim())] : [];
  const ofBody = findWeakWording(email, readers);
  return [...ofSubject, ...scares, ...claims, ...ofBody];
}

/** The greeting of a template, filled with any name. */
const FIRST_NAME = /\{\{\s*first_?name\s*\}\}/iu;
const ANY_NAME = 'Alex';

/**
 * What is weak about a text, in words: without any effect on the rates. `isHollow`: the passage says nothing. `mayHaveCard`: a card may say the
 * same with its figure. `mayLead`: it may be told before anything else. `comesFirst`: it is, even before a change that gains
 * something, as no other list helps then, and nothing is worth keeping.
 */
export type WeakNote = {
  text: string;
  problem: string;
  advice: string;
  isOfSubject: boolean;
  isHollow: boolean;
  mayHaveCard: boolean;
  mayLead: boolean;
  comesFirst: boolean;
};

/** What no card of the insights is about. */
const WITHOUT_CARD: readonly FindingKind[] = [
  'one_reader',
  'one_area',
  'no_company',
  'titled_first_name',
  'job_title_greeting',
  'click_here',
  'short_link',
  ...WEAK_KINDS.filter((kind) => kind !== 'homework'),
];

/** What stands out in one part of an email: what was never filled in, pressure, promises, scares and doubtful links. */
function findLoud(text: string, company: string | null, isSubject: boolean): Sighting[] {
  const found = [...findLeftovers(text, { isSubject }), ...findAdWording(text), ...findScares(text, company)];
  return isSubject ? found.map((sighting) => ({ ...sighting, place: SUBJECT })) : found;
}

/** The notes on an email that the check before launch would list, too. */
export function listWeakNotes(email: Email, readers: WeakReaders): WeakNote[] {
  const { subject, company } = email;
  const variable = FIRST_NAME.exec(email.body)?.[0];
  const body = email.body.replace(FIRST_NAME, ANY_NAME);
  const fake = findFakeReply(subject, [], body).map((sighting) => ({ ...sighting, place: SUBJECT }));
  const loud = [
    ...findTitledVariable(email.body),
    ...findJobGreeting(email.body, null),
    ...fake,
    ...findLoud(subject, company, true),
    ...findLoud(body, company, false),
  ];
  const weak = findWeakEmail({ ...email, body }, readers);
  // A sentence that is quoted whole says more than the words in it.
  const apart = loud.filter(
    ({ text }, at) => !weak.some((one) => one.text.includes(text)) && loud.findIndex((one) => one.text === text) === at,
  );
  return [...apart, ...weak].map((sighting) => ({
    ...toNote(sighting),
    // As the template writes it.
    text: variable === undefined ? sighting.text : sighting.text.replace(ANY_NAME, variable),
  }));
}

/** What the check would say of how an email presents its offer: that it comes late, and that nothing backs it up. */
export function findOfferFaults(
  email: { subject: string; body: string },
  { findBuriedOffer, findMissingProof }: Pick<WeakReaders, 'findBuriedOffer' | 'findMissingProof'>,
): Sighting[] {
  const found = [
    { kind: 'buried_offer', text: findBuriedOffer?.(email) },
    { kind: 'missing_proof', text: findMissingProof?.(email) },
  ] as const;
  return found.flatMap(({ kind, text }) => (text === undefined ? [] : [{ kind, text: quote(text), instead: null, fix: null }]));
}

/** What has to be mended before any wording or any list: it is untrue of most readers, or all of them stumble over it. */
const COMES_FIRST: readonly FindingKind[] = ['unbelievable', 'one_reader', 'broken_english'];

/** What the check found, as a note. */
export const toNote = (sighting: Sighting): WeakNote => ({
  text: sighting.text,
  isOfSubject: sighting.place === SUBJECT,
  isHollow: HOLLOW_KINDS.includes(sighting.kind),
  mayLead: !MINOR_KINDS.includes(sighting.kind),
  // A few words on its size leave the rest of a sentence true.
  comesFirst: COMES_FIRST.includes(sighting.kind) && !tellsSize(sighting.text),
  mayHaveCard: !WITHOUT_CARD.includes(sighting.kind),
  ...describe(sighting, { headers: null, isOwnEmails: false }),
});
