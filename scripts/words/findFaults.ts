import { BRITISH } from './british.ts';
import { CLUMSY } from './clumsyPhrases.ts';

/** A fault in the wording of a text: the rule, and the words that break it. */
export type WordFault = { rule: string; found: string };

/** The most words of a sentence in a document, and on a screen, where people read less patiently. */
const MAX_WORDS = 30;
const MAX_WORDS_ON_SCREEN = 25;

const PATTERNS: readonly { rule: string; pattern: RegExp }[] = [
  { rule: 'no space before %', pattern: /[\d¤] %/ },
  { rule: 'an email, never a mail', pattern: /(?<![-\w])mails?(?![-\w@.])/i },
  { rule: 'American spelling', pattern: BRITISH },
  { rule: 'no word twice', pattern: /(?<![-\p{L}’'])(\p{L}+) \1(?![-\p{L}’'])/u },
  { rule: 'one space between words', pattern: /\S {2,}\S/ },
  { rule: 'a range says "to"', pattern: /\d ?– ?[\d¤]/u },
  { rule: 'no space before punctuation', pattern: /[\p{L}\d)”] [,;:.!?](?=\s|$)/u },
  { rule: 'no clumsy phrase', pattern: CLUMSY },
  {
    rule: 'one relative "which" a sentence',
    pattern: /\bwhich (?:is|are|was|has|have|had)\b[^.!?:;]*\bwhich (?:is|are|was|has|have|had)\b/i,
  },
  { rule: 'no sentence that begins with "And"', pattern: /(?:^|[.!?] )And\b/ },
  // Three specified messages have such a plural.
  { rule: 'no plural in brackets', pattern: /(?<!column|campaign|name)\(e?s\)/u },
  {
    rule: 'a number with its plural',
    pattern: /(?<![\d,.–-] ?)\b1 (?:leads|emails|replies|campaigns|credits|words|links|rows|people|days)\b/,
  },
];

/** Paired characters; a bracket after a list's letter, as in "a)", does not count. */
const PAIRS = [
  ['(', ')'],
  ['“', '”'],
] as const;

/** A bracket or quotation that is unclosed, or closed twice. */
export const findUnclosed = (text: string): WordFault[] =>
  PAIRS.filter(([open, close]) => text.split(open).length !== text.split(close).length).map(([open, close]) => ({
    rule: 'brackets and quotations are closed',
    found: `${open} ${close}`,
  }));

/** Words of the people who build the product; its users have others. */
const BUILDERS_WORD =
  /\b(?:latent|frailt\w+|luck|posterior|priors|lanes?|gumbel|mutex|backend|enqueue\w*|desks?|tuple|boolean|regex|upsert)\b/i;

const countWords = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d¤]/u.test(word)).length;

/** The faults in a text that a machine can find. `¤` stands for a value that is filled in. */
export function findFaults(text: string): WordFault[] {
  return PATTERNS.flatMap(({ rule, pattern }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ rule, found }];
  });
}

/** Words in a text that only the builders of the product use. */
export function findBuildersWords(text: string): WordFault[] {
  const found = BUILDERS_WORD.exec(text)?.[0];
  return found === undefined ? [] : [{ rule: "no builder's word", found }];
}

const findLonger = (text: string, most: number): WordFault[] =>
  text
    .split(/(?<=[.!?:;])\s+|\n+/)
    .filter((sentence) => countWords(sentence) > most)
    .map((found) => ({ rule: `at most ${most} words a sentence`, found }));

/** Sentences of a document that are too long to read in one go. */
export const findLongSentences = (text: string): WordFault[] => findLonger(text, MAX_WORDS);

/** The same for sentences of the interface. */
export const findLongLines = (text: string): WordFault[] => findLonger(text, MAX_WORDS_ON_SCREEN);
