import type { CheckedEmail, Sighting, WeakKind } from '../finding.ts';
import { findAboutSender } from './aboutSender.ts';
import { pointsToAttachment } from './attachment.ts';
import { isBookedSlot } from './bookedSlot.ts';
import { findBoast } from './boast.ts';
import { isCompanyTalk } from './companyTalk.ts';
import { findCrudeWords } from './crudeWords.ts';
import { findEarlyDetails } from './earlyDetails.ts';
import { isHomework } from './homework.ts';
import { isHollowProof } from './hollowProof.ts';
import { findLostOption } from './lostOption.ts';
import { isLongList } from './longList.ts';
import { findManyQuestions } from './manyQuestions.ts';
import { findManyRequests } from './manyRequests.ts';
import { findMissingLink } from './missingLink.ts';
import { findMissingNumber } from './missingNumber.ts';
import { isKeepingAt } from './keepsAt.ts';
import { isPlea } from './plea.ts';
import { isPlatitude } from './platitude.ts';
import { isSecondOffer } from './secondOffer.ts';
import { sentencesOf } from './sentences.ts';
import { hasUnnamedSource } from './unnamedSource.ts';
import { isUnbelievable } from './unbelievable.ts';
import { findUnsigned } from './unsigned.ts';
import { findVagueAsk } from './vagueAsk.ts';
import { findVaguePrice } from './vaguePrice.ts';
import { cutQuote } from '../cutQuote.ts';
import { isVisitAsk, visitIn } from './visitAsk.ts';

type OfferReader = (email: { subject: string; body: string }) => string | undefined;

/** What the simulator's readers know about a text. Passed in, because they need its lists. */
export type WeakReaders = {
  /** Whether a subject names no topic. */
  isEmptySubject?: (subject: string) => boolean;
  /** Whether a subject names only the field of the sender. */
  isTradeSubject?: (subject: string) => boolean;
  /** Whether a sentence praises its reader in words that fit anybody. */
  isFlattery?: (sentence: string) => boolean;
  /** Whether a sentence says of its sender what any sender can say. */
  isPuff?: (sentence: string) => boolean;
  /** Whether a sentence or a subject frightens its reader. */
  isScareTalk?: (sentence: string) => boolean;
  /** Whether a sentence or a subject says that sender and reader know each other, and nothing to know it by. */
  pretendsContact?: (sentence: string) => boolean;
  /** Whether a sentence asks its reader for private papers or logins. */
  asksForPrivatePapers?: (sentence: string) => boolean;
  /** The sentence of a body that shows most that its writer's first language is another one, if many sentences do. */
  findBrokenEnglish?: (body: string) => string | undefined;
  /** The sentence with most phrases that readers have met in many emails, if there are several. */
  findWornPhrases?: (sentences: readonly string[]) => string | undefined;
  /** What an email offers without naming a customer or a result. It takes long, so it is asked of one email of a list. */
  findMissingProof?: OfferReader;
  /** The opening that comes before what an email offers, if it is long. */
  findBuriedOffer?: OfferReader;
};

const MOST_QUOTED = 90;
export const quote = (sentence: string): string => cutQuote(sentence, MOST_QUOTED);

/** What is said of a sentence whatever else it is told: it is about the whole email, or each fault needs its own cure. */
const BESIDE_OTHERS: ReadonlySet<WeakKind> = new Set<WeakKind>(['many_requests', 'missing_link']);

/** What makes an English email weak without being a mistake: each kind once, scares and threats as often as they occur, and each sentence for one thing only. */
export function findWeakWording(
  { body, company }: Pick<CheckedEmail, 'body' | 'company'>,
  { isFlattery, isPuff, isScareTalk, pretendsContact, findBrokenEnglish, asksForPrivatePapers, findWornPhrases }: WeakReaders = {},
): Sighting[] {
  const sentences = sentencesOf(body);
  const taken: string[] = [];
  const all = (holds: (sentence: string) => boolean) => sentences.filter((sentence) => !taken.includes(sentence) && holds(sentence));
  const first = (holds: (sentence: string) => boolean) => all(holds)[0];
  const finders: readonly (readonly [WeakKind, () => string | readonly string[] | undefined])[] = [
    ['unbelievable', () => first(isUnbelievable)],
    ['crude_words', () => findCrudeWords(body)],
    ['lost_option', () => findLostOption(sentences, body)],
    ['private_papers', () => first((sentence) => asksForPrivatePapers?.(sentence) === true)],
    ['booked_slot', () => first(isBookedSlot)],
    ['homework', () => first(isHomework)],
    ['early_details', () => findEarlyDetails(sentences)],
    ['missing_number', () => findMissingNumber(sentences, body)],
    ['broken_english', () => findBrokenEnglish?.(body)],
    ['about_sender', () => findAboutSender(body, company)],
    ['boast', () => findBoast(sentences).find((sentence) => !taken.includes(sentence))],
    ['hollow_praise', () => first((sentence) => isFlattery?.(sentence) === true)],
    ['company_talk', () => first((sentence) => isCompanyTalk(sentence) || isPuff?.(sentence) === true)],
    ['platitude', () => first(isPlatitude)],
    ['hollow_proof', () => first(isHollowProof)],
    ['no_source', () => first(hasUnnamedSource)],
    ['long_list', () => first(isLongList)],
    ['vague_price', () => findVaguePrice(sentences)],
    ['second_offer', () => first(isSecondOffer)],
    ['missing_link', () => findMissingLink(sentences, body)],
    ['attachment', () => first(pointsToAttachment)],
    ['scare_talk', () => all((sentence) => isScareTalk?.(sentence) === true)],
    ['claimed_contact', () => all((sentence) => pretendsContact?.(sentence) === true)],
    ['plea', () => first(isPlea)],
    ['keeps_at', () => all(isKeepingAt)],
    ['visit_ask', () => first(isVisitAsk)],
    ['many_questions', () => findManyQuestions(body)],
    ['many_requests', () => findManyRequests(sentences, taken)],
    ['vague_ask', () => findVagueAsk(body)],
    ['unsigned', () => findUnsigned(body)],
    ['worn_phrases', () => findWornPhrases?.(sentences.filter((sentence) => !taken.includes(sentence)))],
  ];
  return finders.flatMap(([kind, find]): Sighting[] => {
    const texts = [find() ?? []].flat().filter((text) => BESIDE_OTHERS.has(kind) || !taken.includes(text));
    taken.push(...texts);
    const shown = (text: string): string => (kind === 'visit_ask' && text.length > MOST_QUOTED ? visitIn(text) : text);
    return texts.map((text) => ({ kind, text: quote(shown(text)), instead: null, fix: null }));
  });
}
