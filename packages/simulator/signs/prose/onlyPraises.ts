import { isVerb } from '../../damage/lexicon.ts';
import { wordsOf } from '../../damage/partText.ts';
import { countSaying } from '../../damage/sayingWords.ts';
import { findPhrases } from '../../reading/phrases/findPhrases.ts';
import { isMention } from '../../reading/phrases/isMention.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import { countShared } from '../../damage/subjectClauses.ts';
import { isPraiseWord } from './praiseWords.ts';
import { splitWords } from '../../reading/text/splitWords.ts';

/** Praise that is plain in some trades, and counts only where a sentence says nothing else. */
const ALSO_PRAISE =
  /\b(?:fantastic|awesome|wonderful|brilliant|outstanding|exceptional|superb|excellent|unbeatable|enormous|gigantic|tremendous|remarkable|sensational|no[- ]brainer|dream come true|out of this world|on the planet|in the world|on the market|amazed|blown away|you won['\u2019]?t believe|(?:love|adore) (?:it|them|this))\b/giu;
/** Facts, questions and denials: the sentence says something else. */
const SAYS_ELSE =
  /[?:\d%$\u20ac\u00a3{}@]|\b(?:[Nn]ot?|[Nn]ever|[Ww]ithout|[Nn]othing)\b|n['\u2019]t\b|(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}/u;
const DENIES_BELIEF = /\bwon['\u2019]t believe\b|\bno[- ]brainer\b/giu;
/** It names what is sold, for the sentences after it. */
const NAMES_THING = /^\W*(?:our|my)\b/i;
const ENDS = /[.!\u2026][\s!.)]*$/u;
const [LONGEST, MOST_FRAGMENT_WORDS] = [140, 4];

type Range = { start: number; end: number };

function findPraise(text: string): { hype: Range[]; buzzwords: Range[] } {
  const found = findPhrases({ text, words: splitWords(text), isQuestionAt: () => false }).filter((match) => !isMention(text, match));
  const also = [...text.matchAll(ALSO_PRAISE)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return {
    hype: [...found.filter(({ stock }) => stock === 'hype'), ...also],
    buzzwords: found.filter(({ stock }) => stock === 'buzzword'),
  };
}

const without = (text: string, ranges: readonly Range[]): string =>
  ranges.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);

/** Words of what any seller of anything promises. */
const GENERAL =
  /^(?:accuracy|advanced|complete|control|day|end|enabl\w+|ensur\w+|entire|everything|focus(?:es)?|full|goals?|life|matters?|modern|most|needs?|organi[sz]ations?|outcomes?|people|powerful|professional|reliab\w+|simple|speed|stakeholders?|through|trusted|unique|unlike|users?|visibility|whole|workflows?|insights?|transform\w*)$/u;
/** So many phrases of praise outweigh a word. */
const HOLLOW = 2;

/** The words of a sentence that say something besides its praise, each as written in lower case. */
function tellingWords(text: string, ranges: readonly Range[]): string[] {
  return wordsOf(without(text, ranges)).filter((word) => countSaying([word]) > 0 && !GENERAL.test(word) && !isPraiseWord(word));
}

/** The words of a sentence that say something that other text does not: what is sold, how it is made, whom it is for. */
export function tellsOf(sentence: string, rest: string): string[] {
  const { hype, buzzwords } = findPraise(sentence);
  return tellingWords(sentence, [...hype, ...buzzwords]).filter((word) => countShared(word, rest) === 0);
}

/**
 * Whether a sentence is praise in so many words that it says nothing else, though it may name what is sold as "our platform". `rest`: other text; what
 * it says too, the sentence need not say.
 */
export function isHollow(sentence: string, rest = ''): boolean {
  const text = sentence.trim();
  if (text.length > LONGEST_HOLLOW || !ENDS.test(text) || SAYS_ELSE.test(text)) return false;
  const { hype, buzzwords } = findPraise(text);
  const praise = [...hype, ...buzzwords];
  return praise.length >= HOLLOW && tellingWords(text, praise).every((word) => countShared(word, rest) > 0);
}
const LONGEST_HOLLOW = 240;

/** Whether a sentence is nothing but praise: without it, no word is left that says something. */
export const isOnlyPraise = rememberLines((sentence) => {
  const text = sentence.trim();
  if (text.length > LONGEST || NAMES_THING.test(text) || !ENDS.test(text) || SAYS_ELSE.test(text.replace(DENIES_BELIEF, 'x'))) return false;
  const { hype, buzzwords } = findPraise(text);
  if (hype.length + buzzwords.length === 0) return false;
  const left = wordsOf(without(text, [...hype, ...buzzwords]));
  const saying = countSaying(left);
  // "Insane freshness!"
  const isShort = wordsOf(text).length <= MOST_FRAGMENT_WORDS * hype.length;
  const isExclaimed = saying > 0 && saying <= hype.length && isShort && !left.some(isVerb);
  // "It is scalable." says a little.
  const isHollow = saying === 0 && (hype.length > 0 || buzzwords.length > 1 || !left.some(isVerb));
  return isHollow || isExclaimed;
});
