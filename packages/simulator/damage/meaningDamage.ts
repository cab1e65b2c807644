import type { Email } from '../lead.ts';
import { chanceOf, readByWords, type SentenceReading } from '../reader/readSentences.ts';
import type { Role } from '../reader/roles.ts';
import { toBodyParts, toEmailDraft, type EmailDraft } from '../reading/draft.ts';
import { INVITATION } from '../reading/invitation.ts';
import { isCalendarLink } from '../reading/links/isCalendarLink.ts';
import { findContentDamage } from './contentDamage.ts';
import type { DamageKind, Flaw } from './damage.ts';
import { strongestRequest } from './strongestRequest.ts';
import { isFiller } from '../signs/prose/fillerSentences.ts';
import { isPuff } from '../signs/prose/puffs.ts';
import { lettersOf, wordsOf } from './partText.ts';

type ReadSentence = { text: string; key: string; words: readonly string[]; chances: (role: Role) => number; isQuestion: boolean };
type ReadBody = { draft: EmailDraft; sentences: readonly ReadSentence[]; wordCount: number };

/** A sentence with at least this probability has the role; after the edit, a little less is enough. */
const [HAS, STILL_HAS] = [0.5, 0.3];
/** A part also counts as gone if less than this share of its probability is left. */
const LEAST_LEFT = 0.45;
/** A sentence that keeps at least this share of its words is the same one, reworded. */
const ALIKE = 0.5;
/** An email that only lost sentences keeps at least this share of its words. */
const LEAST_KEPT = 0.4;
/** With fewer words, a share of them means little. */
const LONG = 25;

/** An unknown recipient: what an email says does not depend on who gets it. */
const anybody = (email: Email) => ({
  leadKey: 'anybody',
  slug: 'anybody',
  name: null,
  firstName: null,
  company: null,
  title: null,
  companySize: null,
  industry: null,
  email,
});

/** Text that only creates urgency, as many postscripts do. */
const PRESSES =
  /^[^\d?]*\b(?:limited[- ]time|don(?:'|\u2019)t (?:miss|forget)|hurry|last chance|act (?:now|fast)|won(?:'|\u2019)t last|spots (?:left|remaining))\b[^\d]*$/i;
/** Whether a sentence could be in any email: then it is neither proof nor an opt-out, even if its words suggest so. */
const saysNothing = (text: string): boolean => isFiller(text) || isPuff(text) || PRESSES.test(text);
/** The probability of each role, or 0 if the words rule the role out. */
function chancesIn(text: string, reading: SentenceReading): (role: Role) => number {
  const isEmpty = saysNothing(text);
  const isInvitation = INVITATION.test(text);
  const isRuledOut = (role: Role) => (role === 'proof' && isEmpty) || (role === 'opt_out' && (isEmpty || isInvitation));
  return (role) => (isRuledOut(role) ? 0 : chanceOf(reading, role));
}

function parseBody(body: string): ReadBody {
  const draft = toEmailDraft(anybody({ subject: '', body }), { contactsAtCompany: 1, ownWords: [] });
  const { prose } = draft;
  // Read by its own words alone, so that a sentence does not change when another one is removed.
  const readings = draft.readings.length === 0 ? [] : readByWords(toBodyParts(draft));
  const sentences = readings
    .filter(({ start, end }) => end > prose.start && start < prose.end)
    .map((reading): ReadSentence => {
      const text = body.slice(Math.max(reading.start, prose.start), Math.min(reading.end, prose.end)).trim();
      return {
        text,
        key: lettersOf(text),
        words: wordsOf(text),
        chances: chancesIn(text, reading),
        isQuestion: text.endsWith('?'),
      };
    })
    .filter(({ key }) => key !== '');
  // Removing a repetition loses nothing, nor does removing empty phrases.
  const distinct = new Map(sentences.filter(({ text }) => !saysNothing(text)).map(({ key, words }) => [key, words.length]));
  return { draft, sentences, wordCount: [...distinct.values()].reduce((sum, count) => sum + count, 0) };
}

/**
 * How many characters of bodies are cached: forty typical bodies take a fraction of it. A parsed body takes about a hundred times the memory of its text.
 */
const MOST_REMEMBERED_CHARACTERS = 200_000;
const remembered = new Map<string, ReadBody>();
let rememberedCharacters = 0;

/** A parsed body. The latest are cached, because one email is compared with many edits of it. */
function readBody(body: string): ReadBody {
  const known = remembered.get(body);
  if (known !== undefined) return known;
  rememberedCharacters += body.length;
  if (rememberedCharacters > MOST_REMEMBERED_CHARACTERS) {
    remembered.clear();
    rememberedCharacters = body.length;
  }
  const read = parseBody(body);
  remembered.set(body, read);
  return read;
}

function isReworded(one: ReadSentence, other: ReadSentence): boolean {
  const [short, long] = one.words.length < other.words.length ? [one.words, other.words] : [other.words, one.words];
  const known = new Set(long);
  return short.length > 0 && short.filter((word) => known.has(word)).length / short.length >= ALIKE;
}

/** How many sentences before and after its place are searched for a reworded sentence. The limit keeps the time proportional to the text. */
const MOST_APART = 50;

/** The sentences of one body that the other contains neither word for word nor reworded. */
function withoutSame({ sentences }: ReadBody, { sentences: others }: ReadBody): ReadSentence[] {
  const known = new Set(others.map(({ key }) => key));
  return sentences.filter(
    (one, index) =>
      !known.has(one.key) && !others.slice(Math.max(0, index - MOST_APART), index + MOST_APART).some((other) => isReworded(one, other)),
  );
}

const likeliest = ({ sentences }: ReadBody, roles: readonly Role[]): number =>
  Math.max(0, ...sentences.flatMap(({ chances }) => roles.map(chances)));
/** What an email must keep once it has it: without its offer, its proof or its opt-out it is a different email. */
const CORE: readonly (readonly [DamageKind, readonly Role[]])[] = [
  ['lost_offer', ['offer']],
  ['lost_offer', ['offer', 'benefit']],
  ['lost_proof', ['proof']],
  ['lost_opt_out', ['opt_out']],
];

/** With fewer words, it is an exclamation that says nothing about the offer. */
const LEAST_OFFER_WORDS = 4;

function findLostParts(before: ReadBody, after: ReadBody): Flaw[] {
  const kept = new Set(after.sentences.map(({ key }) => key));
  // A sentence that stays may read differently among fewer others: nothing is lost that no removed sentence said.
  const gone = { ...before, sentences: before.sentences.filter(({ key }) => !kept.has(key)) };
  const worded = { ...before, sentences: before.sentences.filter(({ words }) => words.length >= LEAST_OFFER_WORDS) };
  // A question that may or may not offer something does not count as an offer.
  const told = { ...after, sentences: after.sentences.filter(({ isQuestion, chances }) => !isQuestion || chances('offer') >= HAS) };
  const flaws = CORE.filter(([kind, roles]) => {
    const chance = likeliest(kind === 'lost_offer' ? worded : before, roles);
    const left = likeliest(kind === 'lost_offer' ? told : after, roles);
    return chance >= HAS && left < Math.max(STILL_HAS, LEAST_LEFT * chance) && likeliest(gone, roles) >= STILL_HAS;
  }).map(([kind, roles]): Flaw => ({ kind, text: roles.join(' ') }));
  const { raw } = before.draft.body;
  const losesRequest = before.draft.requests.some(
    ({ start, end, strength }) =>
      strength >= STILL_HAS && gone.sentences.some(({ text }) => !PRESSES.test(text) && text.includes(raw.slice(start, end).trim())),
  );
  const isMute = losesRequest && strongestRequest(before, HAS) >= HAS && strongestRequest(after, HAS) < STILL_HAS;
  return isMute ? [...flaws, { kind: 'lost_ask', text: before.sentences.at(-1)?.text ?? '' }] : flaws;
}

/** Words that refer to something said before. */
const POINTING =
  /\b(?:it|it's|they|they're|them|he|she|him|both|ones|neither|also|(?:done|do|does|did|like|with|of|for|at|about|on|all|not) (?:this|that|these|those|so)|such)\b|^(?:so|but|and|or|this|that|these|those|which|instead|also|then|that's|still|yet|however|alternatively|otherwise|for example)\b/i;

/** "IT" in capitals is the trade, not the pronoun. */
const pointsBack = (text: string): boolean => POINTING.test(text.replace(/\bIT\b/g, ''));

/** Asks that refer to the whole email. */
const IDIOM =
  /^would you like to see how it works\?$|^(?:is|would|does|might|could) (?:it|this|that) (?:be |make |sound |something )?(?:worth|sense|useful|helpful|interesting|relevant|of interest|you)\b/i;

/** Sentences that refer to something, and whose preceding sentence is gone. */
function findOrphans(before: ReadBody, after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const kept = new Set(after.sentences.map(({ key }) => key));
  return before.sentences.flatMap((sentence, index): Flaw[] => {
    const above = before.sentences[index - 1];
    // A reference to a removed sentence breaks only if that sentence said something: "Ana!!" does not.
    return above !== undefined &&
      gone.has(above) &&
      above.words.length > 1 &&
      !saysNothing(above.text) &&
      kept.has(sentence.key) &&
      pointsBack(sentence.text) &&
      !IDIOM.test(sentence.text)
      ? [{ kind: 'orphan', text: sentence.text }]
      : [];
  });
}

/** Sentences that make sense only after a request: an alternative to it, or the question whether it suits. */
const AFTER_REQUEST =
  /^or\b[^?]*\?$|^(?:would|does|do|will|is|are|could|can) (?:this|that|it|these|those|either|both|(?:one|any|either) of (?:these|those|them))\b[^?]{0,40}\b(?:suit|suits|work for you|works for you|work better|convenient|easier|possible|too (?:early|late|soon))\b[^?]{0,30}\?$/i;

/** How far above such a sentence its request may be. */
const MOST_BETWEEN = 3;

/** Such sentences whose request is gone, even if other sentences are between them. */
function findLooseEnds(before: ReadBody, after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const kept = new Set(after.sentences.map(({ key }) => key));
  return before.sentences.flatMap((sentence, index): Flaw[] => {
    if (!AFTER_REQUEST.test(sentence.text) || !kept.has(sentence.key)) return [];
    const request = before.sentences
      .slice(Math.max(0, index - MOST_BETWEEN), index)
      .findLast(({ isQuestion, chances }) => isQuestion || chances('ask_meeting') >= HAS);
    return request !== undefined && gone.has(request) ? [{ kind: 'orphan', text: sentence.text }] : [];
  });
}

const OPENS: readonly Role[] = ['question', 'problem', 'observation', 'reference'];

const ASKS: readonly Role[] = ['ask_interest', 'ask_meeting', 'ask_referral'];
const FAULTS: readonly Role[] = ['reproach', 'insult', 'threat', 'pressure', 'apology'];

/** The sentence that gives the reader a reason to read on, if nothing took its place. */
function findLostOpening({ sentences }: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  // What comes after the first ask is not an opening.
  const ask = sentences.findIndex(({ chances }) => ASKS.some((role) => chances(role) >= HAS));
  const opening = (ask < 0 ? sentences : sentences.slice(0, ask)).find(
    ({ text, chances }) =>
      !/^also\b/i.test(text) &&
      !saysNothing(text) &&
      OPENS.some((role) => chances(role) >= HAS) &&
      !FAULTS.some((role) => chances(role) >= STILL_HAS),
  );
  return opening !== undefined && gone.has(opening) ? [{ kind: 'lost_opening', text: opening.text }] : [];
}

const OF_SENDER = /\b(?:we|we're|our|i|i'm|my|us)\b/i;
const NO_OFFER: readonly Role[] = [...FAULTS, 'opt_out', 'ask_interest', 'ask_meeting', 'ask_referral', 'sign_off', 'thanks', 'resource'];

/** The last sentence that says what the sender does, in any wording. Without it, the reader cannot tell what the ask is about. */
function findLostSender(after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  if (likeliest(after, ['offer', 'benefit', 'introduction', 'proof']) >= STILL_HAS) return [];
  const lost = [...gone].find(({ text, chances }) => OF_SENDER.test(text) && !NO_OFFER.some((role) => chances(role) >= STILL_HAS));
  return lost === undefined ? [] : [{ kind: 'lost_offer', text: lost.text }];
}

/** From this probability on, a sentence certainly says who writes or what is sold. */
const SAYS = 0.8;
/** The remaining text must say so with nearly the same certainty. */
const STILL_SAYS = 0.7;
/** A company introduced by its trade: "LinguaMax is a provider of translations". */
const SAYS_TRADE =
  /^(?:[Ww]e|\p{Lu}[\p{L}\d&'\u2019.-]*(?: \p{Lu}[\p{L}\d&'\u2019.-]*){0,3})(?: is| are|['\u2019]re) (?:an? |the |one of )?(?:[\p{L}-]+ ){0,6}(?:providers?|suppliers?|company|companies|agency|agencies|manufacturers?|makers?|firms?|studio|contractors?|broker|specialists?|distributors?|platform)\b/u;
/** From this probability on, a sentence introduces its sender; a shorter one may only repeat the signature. */
const INTRODUCES = 0.6;
const MOST_NAMING = 9;
/** What the sender is or sells, in plain words: "We are a specialist recruiter", "we only charge on success". */
const IS_SOMETHING = /\b(?:we|I)(?:['\u2019](?:re|m)| are| am) (?:an? |the )(?:[\p{L}-]+ ){0,4}?\p{L}{4,}/iu;
/** A name inside a sentence, of one or more words: "BeanThere Coffee Solutions". */
const NAME_INSIDE = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}\d&'\u2019.-]*(?: \p{Lu}[\p{L}\d&'\u2019.-]*)*/gu;
/** Where a sentence names the sender's company. */
const NAMES_COMPANY =
  /\bour (?:company|firm|agency|business|startup|team)\b|\b(?:I(?:['\u2019]m| am)|this is|my name is|myself|we(?:['\u2019]re| are))\b[^.!?]{0,80}\b(?:from|at|with|of) (?=\p{Lu})|\bI (?:work|run|lead)\b[^.!?]{0,40}\b(?:for|at|with) (?=\p{Lu})/u;

const mainWord = (name: string): string => name.split(' ')[0]?.replace(/[.'\u2019-]+$/u, '') ?? name;

/** The last sentence that says who writes or what is sold, or the only mention of the sender's company. */
function findLostIntroduction(old: ReadBody, edited: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const says = ({ text, chances }: ReadSentence) => Math.max(chances('introduction'), chances('offer')) >= SAYS || IS_SOMETHING.test(text);
  const lost = [...gone].find(says);
  const flaws: Flaw[] =
    lost !== undefined &&
    !edited.sentences.some((one) => Math.max(one.chances('introduction'), one.chances('offer')) >= STILL_SAYS || says(one))
      ? [{ kind: 'lost_offer', text: lost.text }]
      : [];
  const left = edited.draft.body.raw;
  const unnamed = [...gone].find(
    ({ text }) => NAMES_COMPANY.test(text) && (text.match(NAME_INSIDE) ?? []).some((name) => !left.includes(mainWord(name))),
  );
  if (unnamed !== undefined) flaws.push({ kind: 'lost_offer', text: unnamed.text });
  const introduction = [...gone].find(({ text, chances, words }) => {
    const names = text.match(NAME_INSIDE) ?? [];
    const isOnlyName = words.length <= MOST_NAMING && names.every((name) => left.includes(mainWord(name)));
    return (chances('introduction') >= INTRODUCES || SAYS_TRADE.test(text)) && !isOnlyName && !saysNothing(text);
  });
  const isLeft = edited.sentences.some(({ text, chances }) => chances('introduction') >= HAS || SAYS_TRADE.test(text));
  return introduction === undefined || isLeft ? flaws : [...flaws, { kind: 'lost_offer', text: introduction.text }];
}

/** A question that asks for nothing in particular, or only whether an earlier email was read. */
const VAGUE_ASK =
  /^(?:did|have) you (?:see|seen|get|got|receive|received|read|had|have)\b[^?]*\?$|^(?:any (?:thoughts|questions|interest|feedback)|thoughts|what do you think|what are your thoughts|make sense|sounds? (?:good|interesting))\b[^?]{0,20}\?$/i;

/**
 * The request that the reader could have answered: only a vague question is left, or only a booking link. An invitation beside the link, and
 * a link beside a question, may go.
 */
function findLostRequest(before: ReadBody, after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const isRequest = ({ isQuestion, chances }: ReadSentence) => isQuestion || ASKS.some((role) => chances(role) >= HAS);
  const holdsLink = ({ text }: ReadSentence) => before.draft.body.links.some(({ target }) => text.includes(target));
  const lost = [...gone].find((sentence) => isRequest(sentence) && !VAGUE_ASK.test(sentence.text) && !holdsLink(sentence));
  if (lost === undefined) return [];
  const left = after.sentences.filter(isRequest);
  const isBookable = after.draft.body.links.some(({ target }) => isCalendarLink(target));
  const isMute = left.every((sentence) => VAGUE_ASK.test(sentence.text) || holdsLink(sentence));
  return isMute && (left.length > 0 || isBookable) ? [{ kind: 'lost_ask', text: lost.text }] : [];
}

const ITEM_NUMBER = /^[ \t]*(\d{1,2})[.)][ \t]/gm;
const numbersOf = (body: string): number[] => [...body.matchAll(ITEM_NUMBER)].map(([, number]) => Number(number));
const isCounted = (body: string, first: number | undefined): boolean =>
  numbersOf(body).every((number, index) => number === (first ?? 1) + index);

/**
 * Whether an edit lost something the email says: its offer, ask, proof, opening or links, or what a sentence refers to. It uses the roles of sentences, so
 * it works only for English without markup.
 */
export function findMeaningDamage(before: string, after: string): Flaw[] {
  if (/<\/?[a-z][^<>]*>/i.test(before)) return [];
  const flaws: Flaw[] =
    isCounted(before, numbersOf(before)[0]) && !isCounted(after, numbersOf(before)[0])
      ? [{ kind: 'empty_list', text: after } satisfies Flaw]
      : [];
  const [old, edited] = [readBody(before), readBody(after)];
  const linksOf = ({ draft }: ReadBody) => draft.body.links.filter(({ target }) => !isCalendarLink(target));
  const [link] = linksOf(old);
  const booking = old.draft.body.links.find(({ target }) => isCalendarLink(target));
  const isBookable = edited.draft.body.links.some(({ target }) => isCalendarLink(target)) || edited.sentences.some((one) => one.isQuestion);
  // Without a question, the booking link is the request.
  if (booking !== undefined && !isBookable) flaws.push({ kind: 'lost_link', text: booking.target });
  if (link !== undefined && linksOf(edited).length === 0) flaws.push({ kind: 'lost_link', text: link.target });
  if (old.sentences.length === 0) return flaws;
  const gone = new Set(withoutSame(old, edited));
  const kept = new Set(edited.sentences.map(({ key }) => key));
  const changed = old.sentences
    .filter(({ key }) => !kept.has(key))
    .map((one) => ({ ...one, isGone: gone.has(one), saysNothing: saysNothing(one.text) }));
  flaws.push(...findContentDamage({ before, after, changed }));
  if (gone.size === 0) return flaws;
  flaws.push(...findLostParts(old, edited), ...findOrphans(old, edited, gone), ...findLooseEnds(old, edited, gone));
  flaws.push(...findLostIntroduction(old, edited, gone), ...findLostRequest(old, edited, gone));
  const isOnlyCut = withoutSame(edited, old).length === 0;
  if (!isOnlyCut) return flaws;
  flaws.push(...findLostOpening(old, gone), ...findLostSender(edited, gone));
  if (old.wordCount >= LONG && edited.wordCount < LEAST_KEPT * old.wordCount) flaws.push({ kind: 'too_little', text: after });
  return flaws;
}
