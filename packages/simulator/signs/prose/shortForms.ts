import type { Cut } from '../../edits/textOps.ts';
import { spellName } from '../../reading/text/properNames.ts';
import { isDay } from '../../reading/text/timeWords.ts';

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A month that is also another word, where it can only be the month. */
const MONTH_AFTER =
  /\b(?:in|since|until|till|by|of|from|before|after|early|late|mid|end|\d{1,2}(?:st|nd|rd|th)?|(?:january|february|april|june) (?:or|and|to))[ -]$/iu;
/** "See you this may, or next march", but "this may not last" and "the next may be late". */
const MONTH_OF_YEAR = /\b(?:last|next|this)[ -]$/iu;
const ENDS_THERE = /^(?:\s*$|[.,;:?!)]| (?:and|or|but|at|in|on|with|from|for|we|I|you|they|the)\b)/u;
const isMonth = ({ before, after }: { before: string; after: string }): boolean =>
  MONTH_AFTER.test(before) || (MONTH_OF_YEAR.test(before) && ENDS_THERE.test(after));

type Rule = readonly [pattern: RegExp, by: (written: string, around: { before: string; after: string }) => string];

/** Short forms of chats, and small letters, that stand for one thing only. */
const RULES: readonly Rule[] = [
  [/(?<![\p{L}\p{N}'\u2019.&/@_-])i(?=['\u2019](?:m|ve|d|ll)\b|[ ,?!]|\.(?!\p{L}|\d)|$)/gmu, () => 'I'],
  [/(?<![\p{L}\p{N}'\u2019.&/@_-])r u(?![\p{L}\p{N}'\u2019.&/@_-])/gu, () => 'are you'],
  [/(?<![\p{L}\p{N}'\u2019.&/@_-])u(?=[ ,?!]|\.(?!\p{L})|$)/gmu, () => 'you'],
  [
    /(?<![\p{L}\p{N}'\u2019.&/@_-])ur(?= \p{L}|[?!.,])/gu,
    (_, { after }) =>
      /^ (?:an?|the|not|going|looking|interested|free|busy|ready|welcome|still|so|very)\b/.test(after) ? "you're" : 'your',
  ],
  [/(?<![\p{L}\p{N}'\u2019.&/@_-])(?:pls|plz)(?![\p{L}\p{N}])/gu, () => 'please'],
  [
    /(?<![\p{L}\p{N}'\u2019.&/@_-])\p{Ll}{2,}(?:['\u2019]s)?(?![\p{L}\p{N}'\u2019/@_]|\.\p{L}|-\p{L})/gu,
    (word, around) => {
      if (isDay(word)) return upper(word);
      if (word === 'may' || word === 'march') return isMonth(around) ? upper(word) : word;
      return spellName(word) ?? word;
    },
  ],
];

/** Single small words that can be corrected with certainty, each with what was meant. */
export const listShortForms = (text: string): Cut[] =>
  RULES.flatMap(([pattern, by]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index }): Cut[] => {
      const end = index + written.length;
      const after = by(written, { before: text.slice(Math.max(0, index - 30), index), after: text.slice(end, end + 30) });
      return after === written ? [] : [{ start: index, end, by: after }];
    }),
  );
