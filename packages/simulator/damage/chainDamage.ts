import type { Flaw } from './damage.ts';
import { isVerb } from './lexicon.ts';
import { lettersOf, splitLine, wordsOf, type PartText } from './partText.ts';

type Said = { text: string; key: string; isQuestion: boolean; isKept: boolean };

const FIRST = /^\W*(?:first(?:ly)?|one|1st)\s*[,:\u2013\u2014-]/i;
const FURTHER = /^\W*(?:second(?:ly)?|third(?:ly)?|two|three|2nd|3rd)\s*[,:\u2013\u2014-]/i;
/** An answer of so few words, and without a verb, is none without its question. */
const SHORT_ANSWER = 4;
const ALIKE = 0.6;

/** Answers that lost their question: one of several, or one that is no sentence by itself. */
function findUnasked(line: readonly Said[]): Said[] {
  const pairs = line.flatMap((question, index) => {
    const answer = line[index + 1];
    return question.isQuestion && answer !== undefined && !answer.isQuestion ? [{ question, answer }] : [];
  });
  const isInChain = pairs.length > 1;
  return pairs.flatMap(({ question, answer }) => {
    if (question.isKept || !answer.isKept) return [];
    const words = wordsOf(answer.text);
    // A link alone answers nothing.
    const isAnswer = words.length > 0 && (isInChain || (words.length <= SHORT_ANSWER && !words.some(isVerb)));
    return isAnswer ? [answer] : [];
  });
}

/** Questions with their answers, and numbered thoughts, that lost some of them. */
function findTornChains(before: PartText, after: PartText): Flaw[] {
  const kept = new Set(after.sentences.map(lettersOf));
  const old = new Set(before.sentences.map(lettersOf));
  const fresh = after.sentences.filter((text) => !old.has(lettersOf(text))).map((text) => new Set(wordsOf(text)));
  /** A sentence of which most words are left was only reworded. */
  const isReworded = (sentence: string): boolean => {
    const words = wordsOf(sentence);
    return fresh.some((known) => words.filter((word) => known.has(word)).length >= ALIKE * words.length);
  };
  const lines = before.lines.map(({ text }) =>
    splitLine(text).map((sentence): Said => {
      const key = lettersOf(sentence);
      return { text: sentence, key, isQuestion: sentence.endsWith('?'), isKept: kept.has(key) || isReworded(sentence) };
    }),
  );
  const all = lines.flat();
  const lostFirst = all.some(({ text, isKept }) => !isKept && FIRST.test(text) && !after.sentences.some((one) => FIRST.test(one)));
  const unnumbered = lostFirst ? all.filter(({ text, isKept }) => isKept && FURTHER.test(text)) : [];
  return [...lines.flatMap(findUnasked), ...unnumbered].map(({ text }) => ({ kind: 'torn_chain', text }));
}

/** A name at the end of a line: "- Ana, Dockly", "Truly yours, Sam". */
const SIGNED =
  /(?:[.!?)]\s+[\u2013\u2014~-]{1,2}\s*|^[\u2013\u2014~-]{1,2}\s*|\b(?:regards|thanks|thank you|cheers|best|yours|sincerely|truly|wishes|thx|love|ciao)[,!.]?\s+)(\p{Lu}[\p{L}'\u2019-]*)[^.?!\n]{0,60}[.!]?$/u;
const MOST_CLOSING_LINES = 4;

/** The writer's name, if it stood at the end of a line and is gone. */
function findLostName({ lines }: PartText, { raw }: PartText): Flaw[] {
  return lines.slice(-MOST_CLOSING_LINES).flatMap(({ text }): Flaw[] => {
    const name = SIGNED.exec(text)?.[1];
    return name === undefined || raw.toLowerCase().includes(name.toLowerCase()) ? [] : [{ kind: 'lost_name', text: name }];
  });
}

/** Damage to what belongs together over several sentences, and to the name below them. */
export const findChainDamage = (before: PartText, after: PartText): Flaw[] => [
  ...findTornChains(before, after),
  ...findLostName(before, after),
];
