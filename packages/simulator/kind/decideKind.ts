import { EMAIL_KINDS, isOutsideKind, type EmailKind } from '../reader/kinds.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import { sellsPlainly } from '../reader/sellsPlainly.ts';
import type { EmailDraft } from '../reading/draft.ts';
import { isSpam } from '../reading/phrases/isSpam.ts';
import { readDemands } from '../replies/asks/readDemands.ts';
import { readPrice } from '../replies/asks/readStated.ts';
import { findForeignKind, settleLanguage } from '../replies/foreign/readForeign.ts';
import { offersSomething, readDraftBody, type ReadBody } from '../replies/readDraftBody.ts';
import { asksForMark } from './asksForMark.ts';
import { complains, complainsCurtly } from './complains.ts';
import { offersForSale } from './offersForSale.ts';
import { findSecretRequests } from './findSecretRequests.ts';
import { OF_A_JOB } from './offersJob.ts';
import { readSenderCues } from './senderCues.ts';
import { announcesThanks, saysThanks } from './saysThanks.ts';
import { sellsByWork } from './sellsByWork.ts';
import { speaksToCustomers } from './speaksToCustomers.ts';
import { readWordedKind } from './readWordedKind.ts';
import { writesAgain } from './writesAgain.ts';
import { writesAsFriend } from './writesAsFriend.ts';

/** Below this probability a kind is not used: answering a friend or a customer like a seller is the worst mistake. */
const LEAST_KIND = 0.5;
/** A scam is answered with contempt, so it takes more. */
const LEAST_SCAM = 0.7;
/** Someone who merely may be an acquaintance is not treated as one. */
const LEAST_KNOWN = 0.55;

/** Emails of strangers who want something for a newspaper, or want to buy, are read as one of these. They have answers of their own. */
const MISTAKEN: ReadonlySet<EmailKind> = new Set(['sales', 'follow_up', 'partnership', 'advert', 'survey']);

/** Kinds with nearly the same answers: whichever it is, the sender sells, or knows the reader. They count as one before they are told apart. */
const SOLD: readonly EmailKind[] = ['sales', 'follow_up'];
const KNOWN: readonly EmailKind[] = ['customer', 'internal', 'personal'];
const ALIKE = [SOLD, KNOWN];
/** The kinds that count as one with a kind. */
export const alikeTo = (kind: EmailKind): readonly EmailKind[] => ALIKE.find((kinds) => kinds.includes(kind)) ?? [kind];
const GROUPS = [...ALIKE, ...EMAIL_KINDS.filter((kind) => !ALIKE.flat().includes(kind)).map((kind) => [kind])];

type Kinds = ReadBody['kinds'];
const sumOf = (of: readonly EmailKind[], kinds: Kinds): number => of.reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0);
const likeliestOf = (of: readonly EmailKind[], kinds: Kinds): EmailKind | undefined =>
  of.toSorted((one, other) => (kinds.get(other) ?? 0) - (kinds.get(one) ?? 0))[0];

/** The most likely kind, if likely enough. */
function likeliestKind(chances: Kinds): EmailKind | null {
  const likeliest = GROUPS.map((kinds) => ({ kinds, chance: sumOf(kinds, chances) })).reduce((best, other) =>
    other.chance > best.chance ? other : best,
  );
  const kind = likeliestOf(likeliest.kinds, chances) ?? null;
  const least = kind === 'scam' ? LEAST_SCAM : likeliest.kinds.length > 2 ? LEAST_KNOWN : LEAST_KIND;
  return likeliest.chance < least ? null : kind;
}

/** If all strangers' kinds together are this likely, someone who offers something sells it: most strangers do. */
const LEAST_STRANGER = 0.6;
/** The same for someone who names a price of their own. */
const LEAST_PRICED = 0.4;
/** Another kind than sales is taken for one from this probability on, and only if it is clearly more likely. */
const LEAST_OTHER = 0.4;
const MORE_THAN_SALES = 1.4;
/** Below this probability of sales, no unsure email is answered as one. */
const LEAST_SOLD = 0.15;

/** Kinds that an email which offers something is often mistaken for, and from which probability on it is not: then the product says so, too. */
const OFTEN_SOLD: ReadonlyMap<EmailKind, number> = new Map([
  ['event', 0.6],
  ['partnership', 0.5],
  ['advert', 0.6],
]);

/** Words of somebody who asks for money or things. */
const ASKS_TO_GIVE =
  /\?|\b(?:donat\w+|give|gifts?|sponsor\w*|support us|raise|raising|fund\w*|invest\w*|pledge\w*|deck|help us|(?:any|every|your) (?:\w+ )?help|help (?:is|would)|we (?:still )?need)\b|[£$€]\s?\d|\d (?:euros?|dollars|pounds|francs)\b/i;

const chanceSold = (kinds: Kinds): number => sumOf(SOLD, kinds);
/** Below this probability of sales, other words may outweigh it. */
const SURELY_SOLD = 0.8;
/** Sellers tell of what went wrong elsewhere, but want nothing back for it. */
const WANTED_BACK = ['wantsMoney', 'wantsOff'] as const;
const ANYTHING = ['demands'] as const;
const demandsOneOf = (demanded: readonly string[], { lead: { email }, prose }: EmailDraft): boolean => {
  const { tags } = readDemands(email.body.slice(0, prose.end));
  return demanded.some((tag) => tags.includes(tag));
};

/** From this probability on, a kind needs none of its usual words. */
const SURELY_READ = 0.65;

const asksForSecret = (draft: EmailDraft): boolean => findSecretRequests(draft).length > 0;

/** The kind, where what the email says outweighs an uncertain reading. */
function settleKind(read: EmailKind | null, draft: EmailDraft, { readings, kinds }: ReadEmail): EmailKind | null {
  const { email } = draft.lead;
  const isSure = read !== null && (kinds.get(read) ?? 0) >= SURELY_READ;
  // A charity's news.
  if (read === 'fundraising' && !isSure && !ASKS_TO_GIVE.test(email.body)) return 'advert';
  // Whoever names no job sells, if they offer something.
  if (read === 'recruiting' && !isSure && !OF_A_JOB.test(`${email.subject}\n${email.body}`) && offersSomething({ readings }))
    return 'sales';
  // Only customers complain about what they got.
  const isSold = read === 'sales' && chanceSold(kinds) < SURELY_SOLD;
  const isMate = (read === 'internal' || read === 'personal') && (kinds.get(read) ?? 0) < SURELY_SOLD;
  const demanded = isSold ? WANTED_BACK : ANYTHING;
  if ((read === null || read === 'follow_up' || ((isSold || isMate) && demandsOneOf(demanded, draft))) && complains(draft))
    return 'customer';
  const mayBeKnown = read === null || read === 'follow_up' || isMate;
  if (mayBeKnown && chanceSold(kinds) < LEAST_KIND && !offersSomething({ readings }) && complainsCurtly(email)) return 'customer';
  const chance = (kind: EmailKind): number => kinds.get(kind) ?? 0;
  const mayBeSold = (kind: EmailKind): boolean => chance(kind) < (OFTEN_SOLD.get(kind) ?? 0);
  if (read !== null && !mayBeSold(read)) return read;
  const [likeliest] = [...kinds].reduce((one, other) => (other[1] > one[1] ? other : one));
  if (likeliest !== 'sales' && !offersSomething({ readings })) return read;
  const inside = [...kinds].filter(([kind]) => !isOutsideKind(kind));
  // Who writes like a swindler and asks for no secret is a stranger, too.
  const noScam = asksForSecret(draft) ? 0 : chance('scam');
  const strangers = inside.reduce((sum, [, share]) => sum + share, 0) + noScam;
  const isPriced = readPrice(email.body.slice(0, draft.prose.end)) !== null;
  if (strangers < (isPriced ? LEAST_PRICED : LEAST_STRANGER)) return read;
  const [best, most] = inside.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (!mayBeSold(best) && most >= LEAST_OTHER && most >= MORE_THAN_SALES * chance('sales')) return best;
  return chanceSold(kinds) >= LEAST_SOLD * (1 - noScam) ? 'sales' : read;
}

/** Nobody sells to "all", or starts with what they are sorry for. */
const NOT_FROM_SELLERS = [
  /^\W*(?:(?:hi|hello|hey|dear|good morning|morning)[ ,]+)?(?:all|team|everyone|everybody|folks|both|colleagues)\b/i,
  /^\W*(?:(?:hi|hello|hey|dear)\b[^\n,!.]*[,!.]?\s+)?(?:I(?:['’]m| am) )?(?:so |very |really )*(?:sorry|apologies|my apologies)\b(?! (?:to (?:bother|chase|trouble|disturb|interrupt)|for (?:the|another|my) (?:\w+ )?(?:email|message|reminder|follow|chase)|if\b))/i,
] as const;
/** From this probability on, nothing that an email says makes it anything but sales. */
const CERTAINLY_SOLD = 0.9;

/** As many words of brochures and ads are a pitch, however little it says; a colleague or a friend uses one or two. */
const MOST_PLAIN = 2;
/** Not if it is this likely to be between people who know each other. */
const LEAST_OUTSIDE = 0.55;
const LEAST_CUSTOMER = 0.8;
function boasts(draft: EmailDraft, kinds: Kinds): boolean {
  const {
    bodyPhrases,
    lead: { email },
  } = draft;
  const loud = bodyPhrases.filter((match) => match.stock === 'hype' || match.stock === 'buzzword' || isSpam(match));
  if (loud.length <= MOST_PLAIN || speaksToCustomers(email.body) || NOT_FROM_SELLERS.some((words) => words.test(email.body))) return false;
  // Who brags like a swindler and asks for no secret sells.
  const mayBe = (kind: EmailKind): boolean => isOutsideKind(kind) && (kind !== 'scam' || asksForSecret(draft));
  return ![...kinds].some(([kind, chance]) => mayBe(kind) && chance >= (kind === 'customer' ? LEAST_CUSTOMER : LEAST_OUTSIDE));
}

type ReadEmail = Pick<ReadBody, 'readings' | 'kinds'>;

/** The least chance that words of friends or relatives may raise, and the chance of another kind from which on they do not. */
const LEAST_FRIEND = 0.05;
const SURELY_OTHER = 0.7;
/** Whether an email that may be personal is, by its words. */
function isOfFriend(draft: EmailDraft, kinds: Kinds): boolean {
  if ((kinds.get('personal') ?? 0) < LEAST_FRIEND || chanceSold(kinds) >= CERTAINLY_SOLD) return false;
  const isOther = [...kinds].some(([kind, chance]) => kind !== 'personal' && kind !== 'sales' && chance >= SURELY_OTHER);
  return !isOther && writesAsFriend({ subject: draft.lead.email.subject, body: draft.lead.email.body });
}

/** Who the sender is to a reader whom they know; null if they may as well be a stranger. */
const likeliestKnown = (kinds: Kinds): EmailKind | null =>
  sumOf(KNOWN, kinds) <= chanceSold(kinds) ? null : (likeliestOf(KNOWN, kinds) ?? null);

/** The likeliest kind to strangers, however close the next one is, if all of them together are likely enough; none that sells if the reader may as well know the sender. */
function likeliestInside(kinds: Kinds): EmailKind | null {
  const inside = EMAIL_KINDS.filter((kind) => !isOutsideKind(kind));
  const best = sumOf(inside, kinds) < LEAST_STRANGER ? undefined : likeliestOf(inside, kinds);
  return best === undefined || (SOLD.includes(best) && likeliestKnown(kinds) !== null) ? null : best;
}

/** Whoever begins with congratulations, and offers and asks nothing, is known to the reader. */
const CONGRATULATES =
  /^\W*(?:(?:dear|hi|hello|hey)\b[^\n,]*,?\s+)?(?:(?:many|my|our|warm\p{L}*|hearty|heartfelt|sincere) )*congrat\p{L}+/iu;

/** From this probability on, thanks are only for the help that is asked for. */
const SURELY_MEANT = 0.9;
/** What one email's words and probabilities decide. */
function decideRead(draft: EmailDraft, read: ReadEmail): EmailKind | null {
  const { email, followUps = [] } = draft.lead;
  const { kinds } = read;
  if (isOfFriend(draft, kinds)) return 'personal';
  const kind = readWordedKind(email, kinds) ?? settleKind(likeliestKind(kinds), draft, read);
  if (kind === 'fundraising' && offersForSale(email.body)) return 'sales';
  const sold = chanceSold(kinds);
  const isSold = kind === 'sales' || kind === 'follow_up';
  if (isSold && sold < SURELY_SOLD && NOT_FROM_SELLERS.some((words) => words.test(email.body))) return null;
  // Thanks are for somebody who is known, whatever was enjoyed.
  const prose = { subject: email.subject, body: email.body.slice(0, draft.prose.end) };
  const isSure = kind !== null && (kinds.get(kind) ?? 0) >= SURELY_MEANT;
  const thanks = !isSure && (kind === null || !isOutsideKind(kind)) && sold < CERTAINLY_SOLD && saysThanks(prose);
  const isPraise = CONGRATULATES.test(prose.body) && !prose.body.includes('?') && sold < CERTAINLY_SOLD && !offersSomething(read);
  // Nobody writes to a stranger to say thanks, whatever else is named.
  const isNamed = thanks && announcesThanks(email.subject) && !readSenderCues(email)('offersOwn');
  if (thanks || isPraise) return likeliestKnown(kinds) ?? (isNamed ? 'customer' : null);
  // A notice to customers names prices and products, too.
  if (isSold && sold < CERTAINLY_SOLD && speaksToCustomers(email.body)) return 'customer';
  const hasCue = readSenderCues(email);
  if (kind !== null && MISTAKEN.has(kind) && sold < CERTAINLY_SOLD && (hasCue('buys') || hasCue('press')) && !hasCue('offersOwn'))
    return null;
  if ((kind === null || kind === 'job_application') && !hasCue('buys') && !hasCue('press') && sellsByWork(draft)) return 'sales';
  // Only senders of cold email plan further emails to someone who has not answered.
  if ((kind === null || kind === 'customer') && boasts(draft, kinds) && !hasCue('press'))
    return (kinds.get('advert') ?? 0) > sold ? 'advert' : 'sales';
  if (kind !== null || hasCue('buys')) return kind;
  return followUps.length > 0 && offersSomething(read) ? 'sales' : hasCue('press') ? null : likeliestInside(kinds);
}

/** From this probability on, an email follows up on another without saying so, if it is no brief one: that may be all that a first email says. */
const SURELY_LATER = 0.9;
const MOST_BRIEF = 40;
/** Whoever asks what became of something, or speaks of what was. */
const TELLS_OF_BEFORE =
  /\b(?:thoughts|any (?:news|update|word|luck|joy|interest|progress|feedback|decision)|did (?:you|this|it|that)|have you|you (?:said|told|asked|wrote|promised|wanted|mentioned|never|opened|signed|got)|(?:I|we) (?:said|told|gave|left|promised|showed|quoted|tried|called|rang)|still (?:interest\p{L}*|open|keen|there|on|relevant|looking|need\p{L}*|want\p{L}*|worth|happy|waiting|hop\p{L}*|hold\p{L}*|after|up)|waiting|earlier|previous\p{L}*|ago|as (?:promised|mentioned|discussed|said)|we (?:spoke|talked|met|discussed)|repl(?:y|ied|ies)|answer\p{L}*|respon\p{L}+|resend\p{L}*|forgot\p{L}*|missed|slipped|buried|inbox|attempts?|chas\p{L}+|bother\p{L}*|quiet|silen\p{L}+|hear|unless|final|last|reminder|recap|moved on|no longer|assum\p{L}+|came and went|thank(?:s|ing)? (?:you )?for (?:the|your)(?! (?:time|consideration|attention|help|patience)))\b/iu;
const ANSWERS_MARK = /^\s*(?:re|fwd?)\b/i;
/** The probabilities of an email's kinds; it is none that follows up if nothing in it tells of an earlier one. */
function withoutUnsaid({ kind: chances, lead: { email }, body }: EmailDraft): Map<EmailKind, number> {
  const kinds = new Map(EMAIL_KINDS.map((kind) => [kind, chanceOfKind(chances, kind)]));
  const later = kinds.get('follow_up') ?? 0;
  if (later === 0 || (later >= SURELY_LATER && body.words.length > MOST_BRIEF)) return kinds;
  const isSaid = ANSWERS_MARK.test(email.subject) || writesAgain(body.raw) || readSenderCues(email)('wroteBefore');
  if (isSaid || TELLS_OF_BEFORE.test(`${email.subject}\n${body.raw}`)) return kinds;
  const rest = Math.max(1e-4, 1 - later);
  return new Map([...kinds].map(([kind, chance]) => [kind, kind === 'follow_up' ? 0 : chance / rest]));
}

/** From this probability on, somebody who plainly wrote before is not a seller. */
const SURELY_OUTSIDE = 0.8;
/**
 * A stranger who plainly wrote before follows up, however much the email sells and however little it says. Reminders to people who know the sender are
 * about what they had or owe.
 */
function toLater(kind: EmailKind | null, draft: EmailDraft): EmailKind | null {
  const { body, prose } = draft;
  const isOpen =
    kind === null || (isOutsideKind(kind) && alikeTo(kind).reduce((sum, one) => sum + chanceOfKind(draft.kind, one), 0) < SURELY_OUTSIDE);
  if ((kind !== 'sales' && !isOpen) || !writesAgain(body.raw)) return kind;
  const text = body.raw.slice(0, prose.end);
  const isKnown = isOpen && (speaksToCustomers(text) || complains(draft) || saysThanks({ subject: '', body: text }));
  return isKnown ? kind : 'follow_up';
}

const decided = new WeakMap<EmailDraft, { kind: EmailKind | null }>();

/**
 * The kind of email that an email is treated as: its replies, its advice and what is told of it follow this. Null if it may be anything:
 * then replies fit any email, and advice points out mistakes. The user's correction overrides the reader.
 */
export function decideKind(draft: EmailDraft): EmailKind | null {
  const known = decided.get(draft);
  if (known !== undefined) return known.kind;
  const kind = draft.context.corrections?.emailKind ?? toLater(decide(draft), draft);
  decided.set(draft, { kind });
  return kind;
}

function decide(draft: EmailDraft): EmailKind | null {
  if (chanceOfKind(draft.kind, 'not_a_message') === 1) return 'not_a_message';
  if (draft.language === 'en') {
    const kinds = withoutUnsaid(draft);
    if (asksForMark(draft.lead.email.body)) return 'survey';
    // Who buys from the reader, or has sold to them, asks for a form or how things are; no seller has the words of both.
    if (readWordedKind(draft.lead.email, kinds) === 'customer') return 'customer';
    if (!isOfFriend(draft, kinds) && sellsPlainly(draft.kind, draft.readings)) return 'sales';
    return decideRead(draft, { readings: draft.readings, kinds });
  }
  const body = readDraftBody(draft);
  const { visible } = draft.body;
  return body.parts === null ? findForeignKind(visible, settleLanguage(visible, draft.language)) : decideRead(draft, body);
}

/** Whether an email is treated as one to strangers, to get something from them; in an unsupported language it may be one. */
export function isForStrangers(draft: EmailDraft): boolean {
  if (draft.language !== 'en') return draft.language !== 'und';
  const kind = decideKind(draft);
  return kind !== null && !isOutsideKind(kind);
}
