import { isWork } from './offer/nameOffer.ts';
import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { chanceOf, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';

/** A reading is certain from this probability on; below it, replies are true of any email of the same kind. */
export const CERTAIN = 0.85;
/** A sentence may be a request from this probability on. */
const POSSIBLE = 0.4;
/** A second role of the last request that is this likely makes its first one uncertain. */
const RIVAL = 0.5;

const REQUESTS: readonly Role[] = ['ask_meeting', 'ask_interest', 'ask_referral', 'question'];

/** The role that a sentence must have for its request to be what a reply takes it for. */
const ROLE_OF: Readonly<Record<string, Role>> = {
  meeting: 'ask_meeting',
  interest: 'ask_interest',
  sends: 'ask_interest',
  refer: 'ask_referral',
  yesno: 'question',
  how: 'question',
  count: 'question',
  howlong: 'question',
  who: 'question',
};

/** Requests whose answers also say whether the reader is interested, so that a second reading as `ask_interest` makes no difference. */
const TELLS_INTEREST: ReadonlySet<string | null> = new Set(['meeting', 'yesno']);

/** The body of an email as read. */
export type Said = { body: string; readings: readonly SentenceReading[]; signatureStart: number };

/**
 * Whether the email's last request is certainly what `ask` says: its role is certain, no other role is likely, and every other request is
 * in an earlier paragraph. A meeting may be asked for in several sentences.
 */
export function isAskCertain(ask: string | null, { body, readings, signatureStart }: Said, least = CERTAIN): boolean {
  const role = ask === null ? undefined : ROLE_OF[ask];
  if (role === undefined) return false;
  const mayAsk = (reading: SentenceReading): boolean =>
    reading.start < signatureStart &&
    (body.slice(reading.start, reading.end).includes('?') || REQUESTS.some((one) => chanceOf(reading, one) >= POSSIBLE));
  const rivals = REQUESTS.filter((one) => one !== role && !(one === 'ask_interest' && TELLS_INTEREST.has(ask)));
  const hasRival = (reading: SentenceReading): boolean => rivals.some((one) => chanceOf(reading, one) >= RIVAL);
  // "Could I drop by on Monday? It takes an hour."
  const isRepeated = (reading: SentenceReading): boolean =>
    role === 'ask_meeting' && chanceOf(reading, role) >= POSSIBLE && !hasRival(reading);
  const asking = readings.filter(mayAsk);
  const last = asking.findLast((reading) => chanceOf(reading, role) >= least || !isRepeated(reading));
  if (last === undefined || chanceOf(last, role) < least || hasRival(last)) return false;
  const before = asking.findLast((reading) => reading.start < last.start && !isRepeated(reading));
  return before === undefined || /\n\s*\n/.test(body.slice(before.start, last.start));
}

/** "We do gutter cleaning": the words directly before what is sold. */
const SELLS =
  /\b(?:we|I)(?: also| now| just| only)? (?:do|make|build|sell|supply|rent out|lease out|fit|install|retrofit|manufacture|offer|provide|grow|brew|roast|bake|import|specialize in) (?:[a-z-]+ ){0,2}$/i;
/** "We handle payroll" sells work, but "we handle export papers" does not sell papers. */
const WORKS_ON = /\b(?:we|I)(?: also| now| just| only)? (?:handle|take care of|look after|service|deliver) (?:[a-z-]+ ){0,2}$/i;

/** Whether a text that a name follows says that its sender sells or does it. */
export const sellsBefore = (before: string, name: string): boolean => SELLS.test(before) || (isWork(name) && WORKS_ON.test(before));

/** Whether a name certainly is what the email sells: the sender says so in a sentence that certainly offers something. */
export function isOfferCertain(name: string, { body, readings, signatureStart }: Said): boolean {
  // "Renting plants" is cut from a sentence about people who rent them.
  if (/^\w+ing \w+s$/i.test(name)) return false;
  return readings.some((reading) => {
    if (reading.start >= signatureStart || chanceOf(reading, 'offer') < CERTAIN) return false;
    const text = body.slice(reading.start, reading.end);
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at >= 0 && sellsBefore(text.slice(0, at), name);
  });
}

/** Roles from which someone may well be concerned with anything that is offered. */
const CONCERNED = ['owner', 'near', 'whole', 'exec', 'buys'] as const;

/** Whether an offer may well be the reader's concern; an unknown title says nothing against it. */
export const mayCare = (tags: ReadonlySet<string>, title: string | null): boolean =>
  !tags.has('far') && (title === null || title === '' || CONCERNED.some((tag) => tags.has(tag)));

/** From this probability on, an email gets answers for its kind; below it, answers for anyone who may have written it. */
const LIKELY = 0.6;
/** From this share of a sale's chance on, another kind may be what an unsure sale is. */
const RIVALS = 0.5;
const SOLD: readonly EmailKind[] = ['sales', 'follow_up'];

type ReadKinds = { kinds: ReadonlyMap<EmailKind, number>; isGiven: boolean };

/**
 * How sure the kind is, as tags: `certain`, `likely`, `mixed` if what is read as a sale may be something else, `stranger` if the sender is one
 * for certain, whatever they want, and `mayBeStranger` if that is likely of an email of no known kind. `isGiven`: the kind
 * comes from the user, from its words or from the first email of the sequence.
 */
export function readKindTags(kind: EmailKind | null, { kinds, isGiven }: ReadKinds): string[] {
  const chanceOfAny = (some: readonly EmailKind[]): number => some.reduce((sum, one) => sum + (kinds.get(one) ?? 0), 0);
  const isSold = kind !== null && SOLD.includes(kind);
  const chance = kind === null ? 0 : isGiven ? 1 : chanceOfAny(isSold ? SOLD : [kind]);
  // Nobody knows a swindler either.
  const ofStrangers = chanceOfAny(EMAIL_KINDS.filter((one) => one === 'scam' || !isOutsideKind(one)));
  const isStranger = ofStrangers >= CERTAIN;
  const rival = Math.max(0, ...[...kinds].map(([one, share]) => (SOLD.includes(one) ? 0 : share)));
  return [
    ...(chance >= CERTAIN ? ['certain'] : []),
    ...(isSold || chance >= LIKELY ? ['likely'] : []),
    ...(isSold && chance < LIKELY && rival >= RIVALS * chance ? ['mixed'] : []),
    ...(isStranger ? ['stranger'] : []),
    ...(kind === null && ofStrangers >= LIKELY ? ['mayBeStranger'] : []),
  ];
}
