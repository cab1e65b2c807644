import type { EditId } from '../../edits/edits.ts';
import { isHollow, isOnlyPraise } from '../../signs/prose/onlyPraises.ts';
import { isOnlyPressure } from '../../signs/prose/onlyPresses.ts';
import { holdsTerm as givesTerm } from '../../signs/essentials/tellsSomething.ts';
import type { ChangedLines } from './changedLines.ts';

/** Edits of the greeting and of placeholders, the one that splits a sentence and keeps its words, and those that remove requests, booking links, empty phrases and postscripts: their content is not a term of an offer. */
const MAY_CUT: readonly EditId[] = [
  'write_variables',
  'correct_spelling',
  'greet_by_first_name',
  'ask_for_interest',
  'ask_for_less',
  'keep_one_ask',
  'drop_side_asks',
  'drop_calendar_link',
  'drop_extra_links',
  'cut_filler',
  'drop_postscript',
  'merge_ask',
  'keep_essentials',
  'trim_features',
  'drop_guilt',
  'sign_once',
  'split_long_sentences',
];

/** A price, a condition, a figure or a name: decision makers need them, even if a spam filter objects. */
const TERM =
  /\d|[$\u20ac\u00a3%]|\b(?:fees?|price[sd]?|pay|costs?(?!.(?:effective|conscious))|charge|guarantee[sd]?|refund|cancel|warranty|certified|insured|trial|discount|contract|obligation|(?<!-)one(?!-)|two|three|four|five|six|seven|eight|nine|ten|half|twice|free|reply)\b/iu;
const NAME = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}/u;
/** Text that only creates urgency, whatever numbers it contains. */
const RUSHES =
  /^\W*(?:100 ?% )?guaranteed\W*$|^(?:\W*(?:and )?no (?:obligations?|strings(?: attached)?|risk)(?: whatsoever| at all)?)+\W*$|\b(?:filling up|to avoid disappointment|limited (?:spots|seats|places|slots)|only valid today|running out|going fast|go quickly|last chance|act now|limited time|don['\u2019]t miss|hurry|while (?:they|stocks?|supplies) last|spots? (?:are|is) limited|(?:only|just) (?:\d{1,3}|a few|two|three|four|five) [^.!?]{0,30}\b(?:left|remain\w*)|(?:satisfaction|results?|success|(?:best|lowest) (?:prices?|rates?)) (?:is |are )?guaranteed|100 ?% (?:guaranteed|free|satisfaction|risk[- ]free))\b/i;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** A line that contains this share of another's words is the same one, reworded. */
const REWORDED = 0.6;

function isReworded(line: string, added: readonly string[]): boolean {
  const words = wordsOf(line);
  return added.some((other) => {
    const known = new Set(wordsOf(other));
    return words.filter((word) => known.has(word)).length >= REWORDED * words.length;
  });
}

/** Whether a line only lost its end, and no term with it: "so there's no risk to you". */
const isCutBehind = (line: string, added: readonly string[]): boolean =>
  added.some((other) => {
    const kept = other.replace(/[.!?,]+$/, '');
    return kept !== '' && line.startsWith(kept) && !holdsTerm(line.slice(kept.length));
  });

/** In title case, a capital letter does not mark a name. */
const isTitleCase = (line: string): boolean => {
  const words = line.match(/(?<![\p{L}'\u2019-])\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
};

/** Prices that anybody calls the best are no term. */
const PRAISED_PRICE = /\b(?:best|lowest|great|cheap|unbeatable|competitive|low|amazing) (?:prices?|rates?|deals?|offers?)\b/gi;

const holdsTerm = (line: string): boolean => TERM.test(line.replace(PRAISED_PRICE, '')) || (NAME.test(line) && !isTitleCase(line));

/** Whether a change keeps every price, condition, figure and name in place, except in text that only creates urgency. */
export const keepsTerms = (editId: EditId, { removed, added }: ChangedLines): boolean =>
  MAY_CUT.includes(editId) ||
  removed.every(
    (line) =>
      isReworded(line, added) ||
      isCutBehind(line, added) ||
      (RUSHES.test(line) && !givesTerm(line)) ||
      isOnlyPressure(line) ||
      isOnlyPraise(line) ||
      isHollow(line) ||
      !holdsTerm(line),
  );
