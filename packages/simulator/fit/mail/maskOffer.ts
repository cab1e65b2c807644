import type { Role } from '../../reader/roles.ts';
import { markAsides } from './asides.ts';
import { dropGreeting } from './dropGreeting.ts';
import { findIdentity } from './identity.ts';
import type { MaskedSentence } from './maskedSentence.ts';
import { mayName } from './mayName.ts';
import { listThings } from './knownThing.ts';
import { isListed } from './offeredPlace.ts';
import { isPlainOffer } from './offerVerbs.ts';
import type { ReadSentence } from './readSentence.ts';
import { listClauses, listWords } from './listWords.ts';
import { toStem } from '../stems.ts';
import { tellsWork } from './tellsWork.ts';
import { saysDeed } from '../names/deedVerbs.ts';

/** One lead's email as read by the sentence reader, with facts from its row. */
export type OfferMail = {
  sentences: readonly ReadSentence[];
  /** May name what the body offers. */
  subject?: string;
  title: string | null;
  company: string | null;
  industry: string | null;
  firstName: string | null;
};

/** How much a sentence says about the offer, by role. A customer's story says nothing about whose work it is. */
const ROLE_WEIGHTS: Partial<Record<Role, number>> = {
  offer: 1,
  benefit: 0.6,
  problem: 0.6,
  question: 0.3,
  resource: 0.3,
  introduction: 0.5,
};
/** Words in a smaller share of the list's emails vary over the list. */
const LEAST_SHARE = 0.3;
const LEAST_WEIGHT = 0.1;
/** From this weight on, a sentence may name the offer. */
const LEAST_OFFER = 0.4;

/** A sentence that certainly has one of these roles says nothing about the offer. */
const ASIDE: readonly Role[] = [
  'greeting',
  'sign_off',
  'thanks',
  'apology',
  'opt_out',
  'proof',
  'observation',
  'introduction',
  'reference',
  'pressure',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
];
/** Weight of a sentence with an unknown role, and how much of it a certain `other` removes. */
const UNTOLD = 0.9;
const TAKEN_BY_OTHER = 0.95;
/** Weight of observations about the reader, if no sentence says what is offered. */
const SEEN = 0.58;
/** How much of an unclassified sentence counts as small talk if the offer is certain; if it is only likely, much less. */
const TAKEN_BY_OFFER = 0.8;
/** How much of an offer remains if the sentence continues with a customer's story. */
const WITH_STORY = 0.5;
/** What the sender does, as opposed to a result for a customer: "We manage Google Ads and took ...". */
const SENDER_DOES = /^(?:we|i)\s+(?:also\s+)?(?!(?:just|have|had|were|was|did|got|won|helped|took|cut)\b)[a-z]+(?<!ed)\b/i;

/** Least weight of a sentence that says what the sender sells or does, unless it is certainly something else: "We hire out cherry pickers in Kent." */
const PLAINLY = 0.85;
const CERTAIN = 0.9;
/** The thing a list begins with stands within this many words. */
const MOST_HEAD = 7;

/** Whether a text is a list of goods or work that begins with a known thing: "Silent generators, 20 to 500 kVA". */
function isList(text: string): boolean {
  const words = listWords(text);
  const sentence = { text, words, clauses: listClauses(text) };
  return listThings({ stems: words.slice(0, MOST_HEAD).map(toStem) }).some((met) => isListed(sentence, met));
}

/** From this chance of an offer on, what a thing is and for whom states one: "Traymate is a rack for canteens". */
const LEAST_IDENTITY = 0.3;
const saysWhatFor = ({ roles, text }: ReadSentence): boolean =>
  (roles.offer ?? 0) >= LEAST_IDENTITY && findIdentity(text)?.includes(' for ') === true;

const saysPlainly = (sentence: ReadSentence): boolean =>
  sentence.part === 'body' &&
  (isPlainOffer(sentence.text) || isList(sentence.text) || saysWhatFor(sentence)) &&
  Object.entries(sentence.roles).every(([role, chance]) => role === 'offer' || chance < CERTAIN);

const MOST_PROMISED = 0.2;
/** "We rewind them in three days, with a two-year guarantee" is no customer's story, however much it promises. */
const isOwnDoing = ({ roles, text }: ReadSentence): boolean =>
  (roles.offer ?? 0) >= LEAST_OFFER && (roles.proof ?? 0) <= (roles.offer ?? 0) + MOST_PROMISED && SENDER_DOES.test(text);

/** Takes how certain it is that another sentence states the offer: the more certain, the more an unclassified one is small talk. */
function weighSentence(sentence: ReadSentence, told: number): number {
  const { roles, part, text } = sentence;
  if (part === 'subject') return 0;
  const aside = Math.max(...ASIDE.map((role) => roles[role] ?? 0));
  let weight = UNTOLD * (1 - told) * (1 - aside) * (1 - TAKEN_BY_OTHER * (roles.other ?? 0));
  weight = Math.max(weight, SEEN * (1 - told) * (roles.observation ?? 0));
  for (const role of ['offer', 'benefit', 'problem', 'question', 'resource', 'introduction'] as const)
    weight = Math.max(weight, (roles[role] ?? 0) * (ROLE_WEIGHTS[role] ?? 0));
  const story = (roles.proof ?? 0) * (SENDER_DOES.test(text) && (roles.offer ?? 0) >= LEAST_OFFER ? WITH_STORY : 1);
  return saysPlainly(sentence) ? Math.max(PLAINLY, weight * (1 - story)) : weight * (1 - story);
}

/** Roles that say nothing about anybody's work, and how much requests, proofs and introductions still say: "130 wineries use it". */
const SILENT: readonly Role[] = ['greeting', 'sign_off', 'thanks', 'apology', 'opt_out', 'other'];
const SAYS_LESS: readonly Role[] = ['proof', 'ask_interest', 'ask_meeting', 'ask_referral', 'introduction', 'reference', 'pressure'];
const LESS = 0.35;
const WORK_WEIGHT = 0.8;
const LEAST_STORY = 0.5;

/** How much a sentence says about whose work the email concerns: a picker who walks eleven miles is in a warehouse, whatever is sold. */
function weighWorkOf({ roles, part }: ReadSentence): number {
  if (part === 'subject') return 0;
  const most = (list: readonly Role[]): number => Math.max(...list.map((role) => roles[role] ?? 0));
  return WORK_WEIGHT * (1 - most(SILENT)) * (1 - LESS * most(SAYS_LESS));
}

const SURE = 0.6;
const CLOSES =
  /^(?:(?:best|kind|warm|many) ?(?:regards|wishes|thanks)?|regards|thanks|thank you|cheers|sincerely|yours [a-z]+|all the best|talk soon|best),?$/i;
const POSTSCRIPT = /^p\.?\s?s\b/i;

/** An uncertain reader gives all sentences little weight: the one most likely about the offer then counts fully. */
const LEAST_BEST = 0.25;

/** A shorter sentence only refers to an offer that others state: "Ours would have." */
const WORDS_OF_AN_OFFER = 7;
const fillOf = (text: string): number => Math.min(1, listWords(text).length / WORDS_OF_AN_OFFER);

/** How certainly a sentence states the offer. */
const tellOffer = ({ roles, text }: ReadSentence): number => (roles.offer ?? 0) * (1 - (roles.proof ?? 0)) * fillOf(text);

/** Where the signature starts: a closing line or anything below it says who writes. */
function findSignature(sentences: readonly ReadSentence[]): number {
  const at = sentences.findIndex(({ text, roles }, index) => index > 1 && (roles.sign_off ?? 0) >= SURE && CLOSES.test(text.trim()));
  return at < 0 ? sentences.length : at;
}

/** From this chance of an offer on, words that nobody knows may be what is sold. */
const MAY_BE_NEW = 0.7;
/** Whether a sentence says nothing of what is sold or of anybody's work, whatever role it seems to have: "It rained all week." */
const isSilent = (sentence: ReadSentence): boolean =>
  (sentence.roles.offer ?? 0) < MAY_BE_NEW && !tellsWork(sentence.text) && !saysDeed(sentence.text) && !saysPlainly(sentence);

/** "We buy them": the sentence before says what, and counts by so much of the weight. */
const DOES_TO_IT =
  /^\W*(?:so |and |that is why )?(?:I|we)(?:['\u2019]ll| will| can| do)? (?:\p{L}+ly )?\p{L}+ (?:them|it|those|these|both)\b/iu;
const NAMES_IT = 0.7;

function weighSentences(sentences: readonly ReadSentence[]): number[] {
  const signature = findSignature(sentences);
  const told =
    TAKEN_BY_OFFER *
    Math.max(
      0,
      ...sentences
        .slice(0, signature)
        .filter((sentence) => !isSilent(sentence))
        .map(tellOffer),
    ) **
      3;
  const own = sentences.map((sentence, index) =>
    isSilent(sentence) || (index >= signature && !POSTSCRIPT.test(sentence.text)) ? 0 : weighSentence(sentence, told),
  );
  const weights = own.map((weight, index) =>
    DOES_TO_IT.test(sentences[index + 1]?.text ?? '') ? Math.max(weight, NAMES_IT * (own[index + 1] ?? 0)) : weight,
  );
  const best = Math.max(0, ...weights);
  return best < LEAST_BEST ? weights : weights.map((weight) => weight / best);
}

/** Words in the row that a template may have inserted, in runs: `warehouse manager` is masked, `warehouse` alone is not. */
const listRowValues = ({ title, company, industry, firstName }: OfferMail): (readonly string[])[] =>
  [title, company, industry, firstName].flatMap((value) => {
    const words = listWords(value ?? '');
    return words.length === 0 ? [] : [words];
  });

function maskRun(words: readonly string[], run: readonly string[], isMasked: boolean[]): void {
  for (let at = 0; at + run.length <= words.length; at += 1)
    if (run.every((word, offset) => words[at + offset] === word)) isMasked.fill(true, at, at + run.length);
}

/** In how many of the emails each word occurs. */
function countEmails(mails: readonly OfferMail[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { sentences } of mails)
    for (const word of new Set(sentences.flatMap(({ text }) => listWords(text)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A list whose emails share a smaller part of their words has no template; then only the rows' own values are masked. */
const LEAST_SHARED = 0.4;

function isTemplate(mails: readonly OfferMail[], counts: ReadonlyMap<string, number>): boolean {
  const words = (mails[0]?.sentences ?? []).flatMap(({ text }) => listWords(text));
  const shared = words.filter((word) => (counts.get(word) ?? 0) >= LEAST_SHARE * mails.length);
  return mails.length > 1 && shared.length >= LEAST_SHARED * words.length;
}

function maskSentence(
  sentence: ReadSentence,
  { weight, workWeight }: Pick<MaskedSentence, 'weight' | 'workWeight'>,
  isKept: (words: readonly string[]) => boolean[],
): MaskedSentence {
  const words = listWords(sentence.text);
  const kept = isKept(words);
  const clauses = listClauses(sentence.text);
  const isAside = markAsides(words, clauses);
  const isOffer = saysPlainly(sentence);
  const isMute = isSilent(sentence);
  return {
    text: sentence.text,
    weight,
    workWeight,
    isOffer: isOffer || (!isMute && (sentence.roles.offer ?? 0) >= LEAST_OFFER),
    mayName: isOffer || (!isMute && (mayName(sentence, LEAST_OFFER) || isOwnDoing(sentence))),
    isStory: !isOffer && (sentence.roles.proof ?? 0) >= LEAST_STORY && (sentence.roles.offer ?? 0) < LEAST_OFFER,
    words,
    clauses,
    stems: words.map((word, index) => (kept[index] === true && isAside[index] !== true ? toStem(word) : '')),
  };
}

/**
 * The sentences that state the offer, from each distinct email of a sample, without words that vary over the list and without each row's
 * own title, company, industry and name.
 */
export function maskOffer(written: readonly OfferMail[]): MaskedSentence[][] {
  const mails = written.map((mail) => ({ ...mail, sentences: mail.sentences.map(dropGreeting) }));
  const counts = countEmails(mails);
  const template = isTemplate(mails, counts);
  return mails.map((mail) => {
    const values = listRowValues(mail);
    const isKept = (words: readonly string[]): boolean[] => {
      const isMasked = words.map((word) => template && (counts.get(word) ?? 0) < LEAST_SHARE * mails.length);
      // Words that every email has are no values of a row, so that a bank in a list of restaurants changes nothing for the others.
      const isShared = (run: readonly string[]): boolean =>
        template && run.every((word) => (counts.get(word) ?? 0) >= LEAST_SHARE * mails.length);
      for (const run of values) if (!isShared(run)) maskRun(words, run, isMasked);
      return isMasked.map((masked) => !masked);
    };
    const weights = weighSentences(mail.sentences);
    const signature = findSignature(mail.sentences);
    return mail.sentences.flatMap((sentence, index) => {
      const told = weights[index] ?? 0;
      const weight = told < LEAST_WEIGHT ? 0 : told;
      const workWeight = Math.max(weight, index < signature ? weighWorkOf(sentence) : 0);
      return workWeight < LEAST_WEIGHT ? [] : [maskSentence(sentence, { weight, workWeight }, isKept)];
    });
  });
}
