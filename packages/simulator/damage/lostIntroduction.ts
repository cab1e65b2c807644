import type { Role } from '../reader/roles.ts';
import { isBookingLink } from '../reading/links/isBookingLink.ts';
import type { Flaw } from './damage.ts';
import { HAS, saysNothing, type ReadBody, type ReadSentence } from './readBody.ts';

export const ASKS: readonly Role[] = ['ask_interest', 'ask_meeting', 'ask_referral'];

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
export function findLostIntroduction(old: ReadBody, edited: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
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
export function findLostRequest(before: ReadBody, after: ReadBody, gone: ReadonlySet<ReadSentence>): Flaw[] {
  const isRequest = ({ isQuestion, chances }: ReadSentence) => isQuestion || ASKS.some((role) => chances(role) >= HAS);
  const holdsLink = ({ text }: ReadSentence) => before.draft.body.links.some(({ target }) => text.includes(target));
  const lost = [...gone].find(
    (sentence) => isRequest(sentence) && !VAGUE_ASK.test(sentence.text) && !saysNothing(sentence.text) && !holdsLink(sentence),
  );
  if (lost === undefined) return [];
  const left = after.sentences.filter(isRequest);
  const isBookable = after.draft.body.links.some((link) => isBookingLink(after.draft.body.visible, link));
  const isMute = left.every((sentence) => VAGUE_ASK.test(sentence.text) || holdsLink(sentence));
  return isMute && (left.length > 0 || isBookable) ? [{ kind: 'lost_ask', text: lost.text }] : [];
}
