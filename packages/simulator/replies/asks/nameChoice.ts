import { MONTH, WEEKDAY } from '../../reading/text/timeWords.ts';

/** A question that leaves a choice to the reader: "which do you prefer". */
const LEAVES_CHOICE = String.raw`(?:which|what)\b[^?:;,\u2013\u2014]*?\b(?:prefer|like|rather|better|best|easier|easiest|suits?|fits?|works?|helps?|useful|interest\p{L}*|choose|pick|want|need|appeals?|start|begin)\b[^?:;,\u2013\u2014]*`;
const BREAK = String.raw`(?:[,:;]|\s*[\u2013\u2014]| -)\s+`;
/** After a colon or a dash, a list is whole whatever is asked of it. */
const COLON = String.raw`(?::|\s*[\u2013\u2014]| -)\s+`;
const ASKS_WHICH = String.raw`(?:which|what)\b[^?:;\u2013\u2014]*`;
/** "Whole bean or ground, which do you prefer": the choice, and then the question. */
const CHOICE_FIRST = new RegExp(
  String.raw`^([^?:;]+? or [^?:;,]+?)(?:${BREAK}(${LEAVES_CHOICE})|(?:${BREAK}|, )((?:which|what) (?:do|are|is|does|would|should)\b[^?:;,\u2013\u2014]*))$`,
  'iu',
);
const QUESTION_FIRST = new RegExp(String.raw`^(?:${LEAVES_CHOICE}${BREAK}|${ASKS_WHICH}${COLON})([^:;?]+)$`, 'iu');
/** A clause of its own before the choice. */
const IS_CLAUSE = /\b(?:I|we|you|they|it|is|are|can|will|would|should|shall|could|do|does)\b/i;
/** "Would you prefer red or white": things that need no article. */
const PREFERS =
  /^(?:(?:would|do) you (?:rather(?: have| get)|(?:prefer|like|want|need|take)(?: to (?:have|get|try|see))?)|would it be|should it be|(?:shall|should|can|could|may) (?:I|we) (?:bring|send|ship|drop off|set aside|put aside|order)(?: you)?) /i;
/** What is true of either side: "red or white for the dinner". */
const ASIDE = /,? (?:for|with|in|at|to|on|this|next|first) .*$|,? first$/i;
/** "Would a small or medium fit you": one article for both. */
const SHARED_ARTICLE = /^(?:would|should|will|does|might) (an?|the) (\p{L}+) or (\p{L}+) (?:fit|suit|work|do|be (?:better|best|right))\b/iu;
/** "Would black, white or beige work": what a verb follows. */
const WOULD_SUIT =
  /^(?:would|will|might|do|does|are|is) (?!you\b|your\b|it\b)([^?]+? or [^?]+?) (?:better|best|easier|easiest|work|suit|fit|do|appeal|help(?= (?:more|most|you more))|be (?:the )?(?:best|better|easier|easiest|right|nicer|more \p{L}+|most \p{L}+))\b/iu;
const OF_DATES = new RegExp(String.raw`\b(?:${WEEKDAY}|${MONTH}|\d{1,2}(?:st|nd|rd|th))\b`, 'i');
const WITH_ARTICLE = /^(?:an?|the) /i;
const IS_BARE =
  /^(?!(?:not|so|more|less|any|some|other|something|anything|nothing|never|both|neither)\b)[\p{L}\d][\p{L}\d'\u2019-]*(?: [\p{L}\d'\u2019-]+){0,2}$/iu;
const NOT_BARE =
  /\b(?:you|your|I|we|my|our|me|us|it|they|them|this|that|for|of|with|to|in|on|at|by|from|about|and|as|than|is|are|be|do|see|hear|know|talk|speak|meet|come|go|try|better|worse|good|bad|right|wrong)\b/i;
/** What a sender adds for whoever wants none of it, or more than one. */
const IS_NO_SIDE = /^(?:neither|both|none|something else|anything else|all|any)(?: of (?:them|those|these|the (?:two|three)))?$/i;
/** "Morning or afternoon?" */
const TIMES = /^(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|weekdays?|weekends?)(?:,? or |, )?){2,}(?: (?:better|best))?$/i;
const MOST_WORDS = 6;

/** Whether a question only names times to choose from. */
export const isOfTimes = (question: string): boolean => TIMES.test(question);

/** A question with its choice at the end, after a colon. */
export function choiceLast(question: string): string {
  const [, choice = '', left, other] = CHOICE_FIRST.exec(question.replace(/\?+["')\]]*$/, '')) ?? [];
  const asked = left ?? other ?? '';
  return choice === '' || IS_CLAUSE.test(choice) ? question : `${asked}: ${choice}?`;
}

/** Without the capital of a sentence's first word. */
function withoutCapital([first = '', ...others]: readonly string[]): readonly string[] {
  return [
    others.some((other) => /^\p{Ll}/u.test(other)) ? first.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : first,
    ...others,
  ];
}

/** "A, B or C" as its parts. */
const partsOf = (list: string): readonly string[] =>
  withoutCapital(list.split(/,? or |, /i).map((part) => part.replace(/^either /i, '').trim())).filter((part) => !IS_NO_SIDE.test(part));

const isBare = (part: string): boolean => IS_BARE.test(part) && !NOT_BARE.test(part);

/**
 * The sides of a choice that a question names whole: "Which would help: a list, a call or both of them?", "Do you prefer red or white?"; empty
 * if it names none so.
 */
export function nameChoice(question: string): readonly string[] {
  const listed = / or /i.test(question) ? QUESTION_FIRST.exec(question)?.[1] : undefined;
  if (listed !== undefined) {
    const parts = partsOf(listed);
    return parts.length > 1 && parts.every((part) => part !== '' && !IS_CLAUSE.test(part) && part.split(' ').length <= MOST_WORDS)
      ? parts
      : [];
  }
  if (isOfTimes(question)) return partsOf(question.toLowerCase().replace(/ (?:better|best)$/, ''));
  const [, article, ...alike] = SHARED_ARTICLE.exec(question) ?? [];
  if (article !== undefined) return alike.map((side) => `${article} ${side}`);
  const suiting = partsOf(WOULD_SUIT.exec(question)?.[1] ?? '');
  if (
    suiting.length > 1 &&
    !OF_DATES.test(question) &&
    suiting.every(isBare) &&
    new Set(suiting.map((side) => WITH_ARTICLE.test(side))).size === 1
  )
    return suiting;
  const asked = PREFERS.exec(question);
  if (asked === null) return [];
  const parts = partsOf(question.slice(asked[0].length).replace(ASIDE, ''));
  return parts.length > 1 && parts.every(isBare) ? parts : [];
}
