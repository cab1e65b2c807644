import { isHollow, isOnlyPraise } from '../signs/prose/onlyPraises.ts';
import { isPuff } from '../signs/prose/puffs.ts';
import { findNew, type Flaw } from './damage.ts';
import { isContentWord, isVerb, PREPOSITIONS } from './lexicon.ts';
import type { PartText } from './partText.ts';
import { countSaying, isDegree, isEmptyNoun } from './sayingWords.ts';

/** A sentence that lost some of its words, and nothing else. */
type Shortened = { words: readonly string[]; isLost: readonly boolean[]; written: string };

const ARTICLE = /^(?:an?|the)$/;
/** Words, and the marks after which a sentence speaks of something else. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*|[,;:()\u2013\u2014]/gu) ?? []).filter((word) => !ARTICLE.test(word));
const isMark = (word: string): boolean => /^[,;:()\u2013\u2014]$/.test(word);

/** Which words of a sentence another one lacks; undefined if it is not made of the rest in the same order. */
function alignLost(words: readonly string[], left: readonly string[]): boolean[] | undefined {
  let at = left.length - 1;
  // From the end: what is cut usually stands before a noun that stays.
  const lost = words.toReversed().map((word) => {
    if (at < 0 || left[at] !== word) return true;
    at -= 1;
    return false;
  });
  return at >= 0 ? undefined : lost.toReversed();
}

const MOST_COMPARED = 60;

function findShortened(before: readonly string[], after: readonly string[]): Shortened[] {
  const gone = findNew(after, before).slice(0, MOST_COMPARED);
  return findNew(before, after)
    .slice(0, MOST_COMPARED)
    .flatMap((written): Shortened[] => {
      const left = wordsIn(written);
      if (left.length === 0) return [];
      for (const old of gone) {
        const words = wordsIn(old);
        const isLost = words.length > left.length ? alignLost(words, left) : undefined;
        if (isLost !== undefined) return [{ words, isLost, written }];
      }
      return [];
    });
}

const GREETS = /^\W*(?:thanks?|thank you|best|kind|warm|regards|cheers|hi|hello|hey|dear|yours)\b/i;

/** What tells a noun apart without its adjective: "our platform", "the tool for vets". */
const [TOLD_BY, TOLD_AFTER] = [
  /^(?:our|your|my|their|his|its|this|these|that|those)$|['\u2019]s$/,
  /^(?:for|that|which|who|of|from|in|called|with)$/,
];

/** Ends with a link (masked), which stands for what it leads to: "See https://a.example." */
const LEADS_TO_LINK = /\ue000[.!]["'\u201d)]*$/;

/** All of a sentence before its noun: "That is a gate." */
const IS_THAT = /^(?:(?:that|this|it) (?:is|was)|(?:that|it)['\u2019]s|you get|we have)$/;

/** "That's a huge discount." without "huge", "with innovative methods" without "innovative": the adjective was all that it said. */
function isBare({ words, isLost, written }: Shortened): boolean {
  if (!/[.!]["'\u201d)]*$/.test(written) || GREETS.test(written) || LEADS_TO_LINK.test(written)) return false;
  const left = words.filter((_, index) => isLost[index] === false);
  // "Save!" of "Book now and save!"
  if (left.length === 1) return true;
  return words.some((noun, index) => {
    const adjective = words[index - 1];
    if (
      isLost[index] === true ||
      adjective === undefined ||
      isLost[index - 1] === false ||
      !isContentWord(adjective) ||
      isDegree(adjective)
    )
      return false;
    if (/^ones?$/.test(noun)) return true;
    const isLast = index === words.length - 1;
    if (isLast && (countSaying(left) === 0 || IS_THAT.test(left.slice(0, -1).join(' ')))) return true;
    const before = words.slice(0, index).findLast((_, at) => isLost[at] === false);
    return isEmptyNoun(noun) && !TOLD_BY.test(before ?? '') && !TOLD_AFTER.test(words[index + 1] ?? '');
  });
}

/** What any seller promises to do, whatever is sold. */
const PROMISES_ALL =
  /\b(?:transform|revolutioni[sz]|unlock|unleash|empower|supercharg|turbocharg|reimagin|skyrocket|elevat|future-?proof)\p{L}*/iu;

/** "Our mission is to be a film company", "The solution that will transform your firm": what is left after the cut still says nothing. */
const isIdle = ({ written }: Shortened): boolean =>
  PROMISES_ALL.test(written) || isPuff(written) || isHollow(written) || isOnlyPraise(written);

const NO_SUPERLATIVE =
  /^(?:interest|latest|best|test|rest|guest|request|west|honest|modest|forest|invest|suggest|quest|contest|protest|harvest|digest|arrest|chest|nest|northwest|southwest|priest|earnest|vest)$/;
/** What makes a claim that its noun alone would not make true: "the first digital bank" is not the first bank. */
const isSuperlative = (word: string): boolean =>
  /^(?:first|only|sole|most|unique|largest|no\.?1)$/.test(word) || (/^\p{L}{2,}est$/u.test(word) && !NO_SUPERLATIVE.test(word));
/** How far behind it a word may belong to it. */
const MOST_BEHIND = 4;

/** A claim that holds only with the words it lost: "the first", "the only", "the largest". */
function losesLimit({ words, isLost }: Shortened): boolean {
  return words.some((word, index) => {
    if (!isSuperlative(word) || isLost[index] === true) return false;
    const behind = words.slice(index + 1, index + 1 + MOST_BEHIND);
    const end = behind.findIndex((one) => isMark(one) || PREPOSITIONS.has(one) || isVerb(one) || one === 'and' || one === 'or');
    return (end < 0 ? behind : behind.slice(0, end)).some((one, at) => isLost[index + 1 + at] === true && !isDegree(one));
  });
}

/** "at the best prices": of all prices, those. */
const THE_BEST =
  /\b(?:at|for|with|offers?|gets?|provides?|have) the ((?:very )?(?:best|lowest|cheapest|highest|fastest|finest|leading|largest|biggest|top|number one|most \p{L}+)) (\p{L}+)/giu;
const countIn = (text: string, words: string): number => text.toLowerCase().split(words.toLowerCase()).length - 1;

/** Nouns that only a superlative singled out, and that are left with their article: "at the prices". */
const findUnsingled = (before: string, after: string): Flaw[] =>
  [...before.matchAll(THE_BEST)].flatMap(([, , noun = '']): Flaw[] =>
    countIn(after, `the ${noun}`) > countIn(before, `the ${noun}`) ? [{ kind: 'bare', text: `the ${noun}` }] : [],
  );

/** Sentences that lost the word on which their sense or their truth depends. */
export function findClaimDamage(before: PartText, after: PartText, isSubject: boolean): Flaw[] {
  const shortened = isSubject ? findShortened([before.visible], [after.visible]) : findShortened(before.sentences, after.sentences);
  const unsingled = findUnsingled(before.visible, after.visible);
  return [
    ...unsingled,
    ...shortened.flatMap((one): Flaw[] => [
      ...((!isSubject && isBare(one)) || isIdle(one) ? [{ kind: 'bare', text: one.written } satisfies Flaw] : []),
      ...(losesLimit(one) ? [{ kind: 'changed_claim', text: one.written } satisfies Flaw] : []),
    ]),
  ];
}
