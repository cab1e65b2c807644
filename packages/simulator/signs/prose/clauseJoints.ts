import { isVerb } from '../../damage/lexicon.ts';

const NOT = String.raw`(?:n['\u2019]t)?`;
/** Verbs that are nothing else behind a noun. */
const FINITE = String.raw`(?:(?:is|are|was|were|has|have|had|could|would|does|do|did|should)${NOT}|can(?:['\u2019]t)?|will|won['\u2019]t|must|may|might|cannot|takes|comes|goes|gets|went|came|got|took|gave|knew|fell|rose|ran|grew|became|began|means|keeps|pays|makes|says|gives|happens|includes|becomes|saves|sits|lands|arrives|depends|looks|tells|wants|brings|holds|lets|lasts|reads|writes|sends|picks|handles|needn['\u2019]t)`;
/** Verbs that may be a noun or a participle there: they have an object of their own. */
const WITH_OBJECT = String.raw`(?:(?:costs?|works?|runs?|needs?|shows?|stays?|starts?|ends?|checks?|answers?|sees?|gives|covers|does|delivers|supplies|provides|cleans|repairs|collects|carries|serves|uses|knows|buys|sells|fits|made|kept|found|sent|paid|sold|lost|left|told|asked|said|spent|saw|won|built|cut|put) (?=(?:a|an|the|me|us|you|it|them|him|her|our|your|their|my|no|about|around)\b|(?:\p{Sc}?\d)))`;
/** Words that begin a clause inside the subject, or are one of their own. */
const INNER = String.raw`(?:who|that|which|whose|whom|where|when|what|how|if|why|because|whether|of you|and|or|but|I|we|you|they|it|he|she|to)`;
const NOUNS = String.raw`(?:(?! ${INNER}\b) [\p{L}\p{N}{}][\p{L}\p{N}_.'\u2019%{}&-]*){0,6}?`;
const DETERMINER = String.raw`(?:your|our|their|its|the|this|these|those|my|his|her|each|every|some|many|most|all|one|two|three|four|another|nobody|everyone|everybody|nothing|everything|an?)`;
const ADVERB = String.raw`(?:(?:also|now|often|usually|just|only|still|then|even|always|never|normally|currently|typically|really|actually|already|mostly|generally|probably|sometimes|\p{Ll}+ly) )?`;
/** A pronoun with its verb, or a noun with a verb that is nothing else. */
const PRONOUN = String.raw`(?:(?:I|we|you|they|it|he|she|there)(?:['\u2019](?:s|re|m|ve|ll|d)\b| (?=\p{L}))|(?:this|that|these|those)(?:['\u2019](?:s|ll|d)\b| (?=${ADVERB}${FINITE}\b)))`;
const NEAR_YOU = String.raw`(?: (?:near|around|like|next to) you(?:rs)?)?`;
const NOUN = String.raw`(?:${DETERMINER}${NOUNS}(?: who (?!${FINITE})\p{L}+${NOUNS})?${NEAR_YOU} ${ADVERB}(?:${FINITE}\b|${WITH_OBJECT})|(?:most|many|few|some|all)(?: (?:of (?:them|those|these)|\p{L}+s))? (?:I|we) (?:see|meet|visit|find|know|talk to|speak to|work with) (?=\p{Ll}))`;
const COUNTED = String.raw`(?:\p{Sc}?\d[\d,.]*\S*${NOUNS} ${FINITE}\b)`;
const NAME = String.raw`(?:\p{Lu}[\p{L}'\u2019-]+|\{\{\s*company\s*\}\})(?: \p{Lu}[\p{L}'\u2019-]+)? ${FINITE}\b`;
/** A noun without an article: "pickup is at noon". */
const BARE = String.raw`(?!\p{Ll}+(?:ly|ing|ed)\b|(?:then|that|this|these|those|when|what|where|which|while|with|within|without|from|into|over|under|after|before|since|until|also|even|often|just|still|only|both|neither|either|once|such|same|more|less|much|some|here|there|them|none|next|last|maybe|perhaps|sometimes|always|never|already|rather|thus|therefore|hence|because|although|though|whether|unless|like|unlike)\b)\p{Ll}{4,}${NOUNS} (?:is|are|was|were|has|can)\b`;
const SUBJECT = `(?=${PRONOUN}|${NOUN}|${COUNTED}|${NAME})`;

export type Joint = { start: number; end: number; by: string };
/** Where a clause with a subject of its own may begin, and what stands before it then. */
const JOINTS: readonly [RegExp, string][] = [
  [new RegExp(`, and (?:${SUBJECT}|(?=${BARE}))`, 'gu'), '. '],
  [
    / and (?=you (?:can|get|have|will|see|pay|keep|decide|need|only|just|don['\u2019]t|end up|always|never)\b|you['\u2019]ll\b|now (?:I|we|they)\b)/gu,
    '. ',
  ],
  [new RegExp(String.raw` and (?=(?:I|we|they|there)(?:['\u2019](?:re|m|ve|ll|s|d)\b| \p{L}))`, 'gu'), '. '],
  [/, which means /gu, '. That means '],
  [/, which is (?=(?:probably |partly |exactly |also )?why )/gu, '. That is '],
  [new RegExp(`; (?:and )?${SUBJECT}`, 'gu'), '. '],
  [new RegExp(`, ${SUBJECT}`, 'gu'), '. '],
  [new RegExp(` [-\u2013\u2014] ${SUBJECT}`, 'gu'), '. '],
  [new RegExp(`,? but ${SUBJECT}`, 'gu'), '. But '],
  // "So you can" is what it is for.
  [/, so (?=(?:I|we)\b)/gu, '. So '],
];

/** "My colleague in sales and I" is one subject. */
export const HAS_FINITE = new RegExp(String.raw`^\W*(?:${PRONOUN})|\b${FINITE}\b|\p{L}['\u2019](?:s|re|m|ve) `, 'iu');

export const isComma = ({ by, start, end }: Joint): boolean => by === '. ' && end - start === 2;

/** The places of a sentence where a clause with a subject of its own may begin. */
export function listJoints(sentence: string): Joint[] {
  const found = JOINTS.flatMap(([pattern, by]) =>
    [...sentence.matchAll(pattern)].map((match): Joint => ({ start: match.index, end: match.index + match[0].length, by })),
  );
  return found
    .filter(
      (one, at) =>
        found.findIndex(({ end }) => end === one.end) === at && !isVerb(/^\p{Ll}+(?=\s)/u.exec(sentence.slice(one.end))?.[0] ?? ''),
    )
    .toSorted((one, other) => one.start - other.start);
}
