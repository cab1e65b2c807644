import { isVerb, PREPOSITIONS } from '../../damage/lexicon.ts';
import { capitalise } from '../../edits/textOps.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import { HAS_FINITE, isComma, listJoints, type Joint } from './clauseJoints.ts';

/** Shorter sentences are never split. */
const LONG_SENTENCE = 22;
/** From here on a sentence is long for anybody, whatever stands beside it. */
export const VERY_LONG = 26;
/** Longer ones are several texts without a mark. */
const TOO_LONG = 80;
/** With more places to choose from it is a list, and would take long. */
const MOST_JOINTS = 8;
/** How many words each part needs. */
const LEAST_WORDS = 4;

export const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** Clauses inside others, words of two parts, and what somebody says or thinks: another clause may belong to them. */
const HOLDS_CLAUSE =
  /\b(?:if|when(?:ever)?|because|whether|while|although|though|once|unless|where|how|why|what(?:ever)?|so that|in case|as (?:long|soon|far)|both|between|either|neither|not only|(?:not|\p{L}+n['\u2019]t) (?:just|only|merely|simply|all)|(?:by the|every|each|the (?:first|last|next)) time|the (?:moment|minute|day) (?:I|we|you|they|it|the)|rather|suggest|propose|recommend|expect|prefer|understand|said|says?|told|tell|think|thinks|thought|know|knows|knew|believe|hear|heard|reckon|guess|hope|assume|noticed?|seen?|saw|read|imagine|suppose|mention\w*|promise\w*|wish|wonder\w*|sure|afraid|glad|sorry|worried)\b|\b(?:since|until|till|before|(?<!look\w* )after) (?:I|we|you|they|it|he|she|the|your|our)\b|\b(?:is|was|means|so|shows?|shown|proves|fact|idea|case|in) that\b|\b(?:as|that) (?:I|we|you|they|it|he|she|there|the|an?|this|our|your|their)\b/iu;
/** What follows from a clause like these follows from it alone. */
const SUPPOSES = /\b(?:if|unless|whether|said|says|told)\b/iu;
/** A sentence that starts like this does not end at its first comma. */
const OPENS_CLAUSE =
  /^\W*(?:if|when|with|without|by|for|under|unlike|like|despite|besides|after|before|while|because|since|although|though|once|as|unless|until|whether|given|what|how|why|who|did|do|does|is|are|can|could|would|should|to|not|no|only|just|please|kindly|simply|maybe|perhaps|hopefully|ideally|provided|even|the (?:more|less|\p{Ll}+er)|\p{L}+ing)\b/iu;
/** What follows holds for all that was said. */
const HOLDS_FOR_ALL = /, (?:if|unless|whenever|provided|both|too|respectively|all (?:for|with|in)|depending)\b/iu;
/** What something is for: another clause may belong to it. */
const FOR_WHAT = /(?<!,) so (?:that|you|your|they|their|the|our|nobody|nothing|no|it|we|I|there)\b|, so (?:that|you|your|they|their)\b/iu;
/** What only leads over to what was split off: "so yes, we'd like". */
const LEADS_OVER = /\b(?:yes|no|well|please|then|so|and|but|or|however|though|look|ok|okay|honestly|frankly)\W*$/iu;
const CLOSED = /["\u201c\u201d<>\n]|:(?![\d/])|[?]$/u;

const BRACKETED = / ?\([^()]*\)/gu;
const isBalanced = (text: string): boolean =>
  text.split('(').length === text.split(')').length && text.split('[').length === text.split(']').length;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*/gu) ?? [];
const CONTRACTED = /['\u2019](?:s|re|m|ve|ll|d)$/u;
const isDoing = (word: string): boolean => isVerb(word) || CONTRACTED.test(word) || /\p{L}{3}ed$/u.test(word);

const PRONOUNS = /^(?:I|we|you|they|it|he|she|there)\b/iu;
/** Whether a text is a main clause: no condition, no request, and a verb behind its first word. */
function isClause(text: string): boolean {
  const [first = '', ...rest] = wordsOf(text);
  if (OPENS_CLAUSE.test(text)) return false;
  return PRONOUNS.test(text) || (!isVerb(first) && rest.some(isDoing));
}
const ADVERBIAL =
  /^(?:now|then|here|today|tomorrow|yesterday|last|next|after|before|over|under|through|across|until|unlike|like|instead|plus|based|often|sometimes|also|however|\p{L}+ly)$/u;
/** Behind an adverbial, a comma ends no sentence: "In May, we moved". */
function beginsWithSubject(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return PRONOUNS.test(text) || (!PREPOSITIONS.has(first) && !ADVERBIAL.test(first) && !TELLS_WHICH.test(text));
}
/** One or two words behind a comma: "We moved, in May, we". */
const ENDS_IN_ADVERBIAL = /[,;] \S+(?: \S+)?$/u;
/** "The hotels that took our soap, they had": its verb is not that of the sentence. */
const TELLS_WHICH = / (?:who|that|which|you|we|I|they|he|she) /u;

const FUNCTION_WORD =
  /^(?:an?|the|any|some|no|not|only|just|both|all|each|every|mostly|which|who|where|so|but|and|or|then|plus|including|often|even|also|still|as|about|around|our|your|their|my|his|her|its|this|that|these|those|I|we|you|they|it|he|she|there|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+ly|\p{Lu}.*|[\p{Sc}\d{(].*)$/u;
/** A list that goes on in what was split off: "We lift it, clean it". */
function isOpenList(text: string): boolean {
  const items = text.split(', ').slice(1);
  const at = items.findIndex((item) => {
    const [first = ''] = item.split(' ');
    return isVerb(first) || !(FUNCTION_WORD.test(first) || PREPOSITIONS.has(first));
  });
  if (at < 0) return false;
  const list = items.slice(at).join(', ');
  const last = /\b(?:and|or) ([\p{L}'\u2019]+)/u.exec(list)?.[1];
  return last === undefined || (isVerb(list.split(' ')[0] ?? '') ? !isVerb(last) : wordsOf(list).some(isVerb));
}

/** The parts of a sentence split at some places, without their marks. */
function partsOf(sentence: string, joints: readonly Joint[]): string[] {
  const starts = [0, ...joints.map(({ end }) => end)];
  return starts.map((start, index) => sentence.slice(start, joints[index]?.start ?? sentence.length));
}

/** A remark that ends with the next comma: ", it seems, ". */
const REMARK = /^\S+(?: \S+)?(?<=\b(?:tell|told|say|said|assure|assured)) (?:me|us), |^\S+(?: \S+)?, /u;

function isWhole(sentence: string, joints: readonly Joint[]): boolean {
  return partsOf(sentence, joints).every((written, index) => {
    const joint = joints[index];
    const part = written.replace(BRACKETED, '');
    if (countWords(part) < LEAST_WORDS || !isBalanced(written) || (REMARK.test(part) && index > 0)) return false;
    if (index > 0 && HOLDS_FOR_ALL.test(part)) return false;
    if (joint === undefined) return !isSpliced(part);
    if (sentence.startsWith(' and ', joint.start) && !HAS_FINITE.test(part)) return false;
    return (
      isClause(part) &&
      !(joint.by.startsWith('. That') ? SUPPOSES : HOLDS_CLAUSE).test(part) &&
      !FOR_WHAT.test(part) &&
      !LEADS_OVER.test(part) &&
      !isSpliced(part) &&
      !isOpenList(part) &&
      (!isComma(joint) || (beginsWithSubject(part) && !ENDS_IN_ADVERBIAL.test(part)))
    );
  });
}

/** Whether a part is two sentences with only a comma between. */
const isSpliced = (part: string): boolean =>
  listJoints(part).some((joint) => isComma(joint) && isClause(part.slice(0, joint.start)) && beginsWithSubject(part));

const longestOf = (sentence: string, joints: readonly Joint[]): number => Math.max(...partsOf(sentence, joints).map(countWords));

/** A long sentence as two or three whole ones, so that the longest part is as short as it can be; as it was if there is no such place. */
export const splitSentence = rememberLines((sentence): string => {
  const count = countWords(sentence);
  if (count < LONG_SENTENCE || count > TOO_LONG || CLOSED.test(sentence)) return sentence;
  const dashes = sentence.match(/ [-\u2013\u2014] /gu)?.length ?? 0;
  const joints = listJoints(sentence).filter(({ start, end }) => dashes < 2 || !/[-\u2013\u2014]/u.test(sentence.slice(start, end)));
  if (joints.length > MOST_JOINTS) return sentence;
  const ways = joints
    .flatMap((one, at) => [[one], ...joints.slice(at + 1).map((other) => [one, other])])
    .filter((way) => isWhole(sentence, way));
  const [best] = ways.toSorted(
    (one, other) =>
      Number(longestOf(sentence, one) >= LONG_SENTENCE) - Number(longestOf(sentence, other) >= LONG_SENTENCE) ||
      one.length - other.length ||
      longestOf(sentence, one) - longestOf(sentence, other),
  );
  if (best === undefined) return sentence;
  return partsOf(sentence, best)
    .map((part, index) => (best[index - 1]?.by === '. ' ? capitalise(part) : part) + (best[index]?.by ?? ''))
    .join('');
});
