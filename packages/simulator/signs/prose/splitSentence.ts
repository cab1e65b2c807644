import { isVerb, PREPOSITIONS } from '../../damage/lexicon.ts';
import { capitalise } from '../../edits/textOps.ts';

/** Shorter sentences are never split; from the second length on, each one is. */
const LONG_SENTENCE = 22;
export const VERY_LONG = 26;
/** How many words each part needs. */
const LEAST_WORDS = 4;
const MOST_SPLITS = 2;

export const countWords = (text: string): number => text.trim().split(/\s+/).length;

const NOT = String.raw`(?:n['\u2019]t)?`;
/** Verbs that are nothing else behind a noun. */
const FINITE = String.raw`(?:(?:is|are|was|were|has|have|had|could|would|does|do|did|should)${NOT}|can(?:['\u2019]t)?|will|won['\u2019]t|must|may|might|cannot|takes|comes|goes|gets|went|came|got|took|gave|knew|fell|rose|ran|grew|became|began|means|keeps|pays|makes|says|gives|happens|includes|becomes|saves|sits|lands|arrives|depends|looks|tells|wants|brings|holds|lets|lasts|reads|writes|sends|picks|handles)`;
/** Verbs that may be a noun or a participle there: they have an object of their own. */
const WITH_OBJECT = String.raw`(?:(?:costs?|works?|runs?|needs?|shows?|stays?|starts?|ends?|checks?|covers?|made|kept|found|sent|paid|sold|lost|left|told|asked|said|spent|saw|won|built|cut|put) (?=(?:a|an|the|me|us|you|it|them|him|her|our|your|their|my|no|about|around)\b|(?:\p{Sc}?\d)))`;
/** Words that begin a clause inside the subject, or are one of their own. */
const INNER = String.raw`(?:who|that|which|whose|whom|where|when|what|how|if|why|because|whether|of you|and|or|but|I|we|you|they|it|he|she|to)`;
const NOUNS = String.raw`(?:(?! ${INNER}\b) [\p{L}\p{N}{}][\p{L}\p{N}_.'\u2019%{}&-]*){0,6}?`;
const DETERMINER = String.raw`(?:your|our|their|its|the|this|these|those|my|his|her|each|every|some|many|most|all|one|two|three|four|another|nobody|everyone|everybody|nothing|everything|an?)`;
const ADVERB = String.raw`(?:(?:also|now|often|usually|just|only|still|then|even|always|never|normally|currently|typically|really|actually|already|mostly|generally|probably|sometimes|\p{Ll}+ly) )?`;
/** A pronoun with its verb, or a noun with a verb that is nothing else. */
const PRONOUN = String.raw`(?:(?:I|we|you|they|it|he|she|there)(?:['\u2019](?:s|re|m|ve|ll|d)\b| (?=\p{L}))|(?:this|that|these|those)(?:['\u2019](?:s|ll|d)\b| (?=${ADVERB}${FINITE}\b)))`;
const NOUN = String.raw`(?:${DETERMINER}${NOUNS} ${ADVERB}(?:${FINITE}\b|${WITH_OBJECT})|(?:most|many|few|some|all)(?: (?:of (?:them|those|these)|\p{L}+s))? (?:I|we) (?:see|meet|visit|find|know|talk to|speak to|work with) (?=\p{Ll}))`;
const COUNTED = String.raw`(?:\p{Sc}?\d[\d,.]*\S*${NOUNS} ${FINITE}\b)`;
const NAME = String.raw`(?:\p{Lu}[\p{L}'\u2019-]+|\{\{\s*company\s*\}\})(?: \p{Lu}[\p{L}'\u2019-]+)? ${FINITE}\b`;
const SUBJECT = `(?=${PRONOUN}|${NOUN}|${COUNTED}|${NAME})`;

type Joint = { start: number; end: number; by: string };
/** Where a clause with a subject of its own may begin, and what stands before it then. */
const JOINTS: readonly [RegExp, string][] = [
  [new RegExp(`, and ${SUBJECT}`, 'gu'), '. '],
  [new RegExp(String.raw` and (?=(?:I|we|they|there)(?:['\u2019](?:re|m|ve|ll|s|d)\b| \p{L}))`, 'gu'), '. '],
  [/, which means /gu, '. That means '],
  [/, which is why /gu, '. That is why '],
  [new RegExp(`; (?:and )?${SUBJECT}`, 'gu'), '. '],
  [new RegExp(`, ${SUBJECT}`, 'gu'), '. '],
  [new RegExp(` [-\u2013\u2014] ${SUBJECT}`, 'gu'), '. '],
  [new RegExp(`,? but ${SUBJECT}`, 'gu'), '. But '],
  // "So you can" is what it is for.
  [/, so (?=(?:I|we)\b)/gu, '. So '],
];

/** Clauses inside others, words of two parts, and what somebody says or thinks: another clause may belong to them. */
const HOLDS_CLAUSE =
  /\b(?:if|when(?:ever)?|because|whether|while|although|though|once|unless|where|how|why|what(?:ever)?|so that|in case|as (?:long|soon|far)|both|between|either|neither|not only|rather|said|says?|told|tell|think|thinks|thought|know|knows|knew|believe|hear|heard|reckon|guess|hope|assume|noticed?|seen?|saw|read|imagine|suppose|mention\w*|promise\w*|wish|wonder\w*|sure|afraid|glad|sorry|worried)\b|\b(?:since|until|till|before|(?<!look\w* )after) (?:I|we|you|they|it|he|she|the|your|our)\b|\b(?:is|was|means|so|shows?|shown|proves|fact|idea|case|in) that\b|\b(?:as|that) (?:I|we|you|they|it|he|she|there|the|an?|this|our|your|their)\b/iu;
/** What follows from a clause like these follows from it alone. */
const SUPPOSES = /\b(?:if|unless|whether|said|says|told)\b/iu;
/** A sentence that starts like this does not end at its first comma. */
const OPENS_CLAUSE =
  /^\W*(?:if|when|with|without|by|for|under|unlike|like|despite|besides|after|before|while|because|since|although|though|once|as|unless|until|whether|given|what|how|why|who|did|do|does|is|are|can|could|would|should|to|not|no|only|just|please|kindly|simply|the (?:more|less|\p{Ll}+er)|\p{L}+ing)\b/iu;
/** What follows holds for all that was said. */
const HOLDS_FOR_ALL = /, (?:if|unless|whenever|provided|both|too|respectively|all (?:for|with|in)|depending)\b/iu;
/** What only leads over to what was split off: "so yes, we'd like". */
const FOR_WHAT = /(?<!,) so (?:that|you|your|they|their|the|our|nobody|nothing|no|it|we|I|there)\b|, so (?:that|you|your|they|their)\b/iu;
const LEADS_OVER = /\b(?:yes|no|well|please|then|so|and|but|or|however|though|look|ok|okay|honestly|frankly)\W*$/iu;
const CLOSED = /["\u201c\u201d<>\n]|:(?![\d/])|[?]$/u;

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length && text.split('[').length === text.split(']').length;
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
const ADVERBIAL = /^(?:now|then|here|today|tomorrow|yesterday|last|next|after|before|over|under|through|across|until|unlike|like|instead|plus|based|often|sometimes|also|however|\p{L}+ly)$/u;
/** Behind an adverbial, a comma ends no sentence: "In May, we moved". */
function beginsWithSubject(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return PRONOUNS.test(text) || (!PREPOSITIONS.has(first) && !ADVERBIAL.test(first) && !TELLS_WHICH.test(text));
}
/** "The hotels that took our soap, they had": its verb is not that of the sentence. */
const TELLS_WHICH = / (?:who|that|which|you|we|I|they|he|she) /u;

const FUNCTION_WORD = /^(?:an?|the|any|some|no|not|only|just|both|all|each|every|mostly|which|who|where|so|but|and|or|then|plus|including|often|even|also|still|as|about|around|our|your|their|my|his|her|its|this|that|these|those|I|we|you|they|it|he|she|there|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+ly|\p{Lu}.*|[\p{Sc}\d{(].*)$/u;
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

const isComma = ({ by, start, end }: Joint): boolean => by === '. ' && end - start === 2;

export function listJoints(sentence: string): Joint[] {
  const found = JOINTS.flatMap(([pattern, by]) =>
    [...sentence.matchAll(pattern)].map((match): Joint => ({ start: match.index, end: match.index + match[0].length, by })),
  );
  return found.filter((one, at) => found.findIndex(({ end }) => end === one.end) === at).toSorted((one, other) => one.start - other.start);
}

/** The parts of a sentence split at some places, without their marks. */
function partsOf(sentence: string, joints: readonly Joint[]): string[] {
  const starts = [0, ...joints.map(({ end }) => end)];
  return starts.map((start, index) => sentence.slice(start, joints[index]?.start ?? sentence.length));
}

/** "My colleague in sales and I" is one subject. */
const HAS_FINITE = new RegExp(String.raw`^\W*(?:${PRONOUN})|\b${FINITE}\b|\p{L}['\u2019](?:s|re|m|ve) `, 'iu');
/** A remark that ends with the next comma: ", it seems, ". */
const REMARK = /^\S+(?: \S+)?(?<=\b(?:tell|told|say|said|assure|assured)) (?:me|us), |^\S+(?: \S+)?, /u;

function isWhole(sentence: string, joints: readonly Joint[]): boolean {
  const parts = partsOf(sentence, joints);
  return parts.every((part, index) => {
    const joint = joints[index];
    if (countWords(part) < LEAST_WORDS || !isBalanced(part) || REMARK.test(part) && index > 0) return false;
    if (index > 0 && HOLDS_FOR_ALL.test(part)) return false;
    if (joint === undefined) return !isSpliced(part);
    if (!joint.by.includes('B') && sentence.slice(joint.start, joint.end) === ' and ' && !HAS_FINITE.test(part)) return false;
    return isClause(part) && !(joint.by.startsWith('. That ') ? SUPPOSES : HOLDS_CLAUSE).test(part) && !FOR_WHAT.test(part) && !LEADS_OVER.test(part) && !isSpliced(part) && !isOpenList(part) && (!isComma(joint) || beginsWithSubject(part));
  });
}

/** Whether a part is two sentences with only a comma between. */
const isSpliced = (part: string): boolean =>
  listJoints(part).some((joint) => isComma(joint) && isClause(part.slice(0, joint.start)) && beginsWithSubject(part));

const longestOf = (sentence: string, joints: readonly Joint[]): number => Math.max(...partsOf(sentence, joints).map(countWords));

/** A long sentence as two or three whole ones, so that the longest part is as short as it can be; as it was if there is no such place. */
export function splitSentence(sentence: string): string {
  if (countWords(sentence) < LONG_SENTENCE || CLOSED.test(sentence)) return sentence;
  const dashes = sentence.match(/ [-\u2013\u2014] /gu)?.length ?? 0;
  const joints = listJoints(sentence).filter(({ start, end }) => dashes < 2 || !/[-\u2013\u2014]/u.test(sentence.slice(start, end)));
  const ways = joints.flatMap((one, at) => [[one], ...joints.slice(at + 1).map((other) => [one, other])]).filter((way) => isWhole(sentence, way));
  const [best] = ways.toSorted(
    (one, other) =>
      Number(longestOf(sentence, one) >= LONG_SENTENCE) - Number(longestOf(sentence, other) >= LONG_SENTENCE) ||
      one.length - other.length ||
      longestOf(sentence, one) - longestOf(sentence, other),
  );
  if (best === undefined || best.length > MOST_SPLITS) return sentence;
  return partsOf(sentence, best)
    .map((part, index) => (best[index - 1]?.by === '. ' ? capitalise(part) : part) + (best[index]?.by ?? ''))
    .join('');
}
