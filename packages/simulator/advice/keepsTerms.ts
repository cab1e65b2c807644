import type { EditId } from '../edits/edits.ts';
import type { ChangedLines } from './changedLines.ts';

/** Edits that take out requests, booking links, empty phrases and postscripts: what these hold is no term of an offer. */
const MAY_CUT: readonly EditId[] = [
  'ask_for_interest',
  'keep_one_ask',
  'drop_calendar_link',
  'drop_extra_links',
  'cut_filler',
  'drop_postscript',
  'merge_ask',
  'trim_body',
  'drop_guilt',
  'shorten_list',
  'sign_once',
];

/** A price, a condition, a figure or somebody's name: who decides needs them, however they read to a filter. */
const TERM =
  /\d|[$\u20ac\u00a3%]|\b(?:fees?|price[sd]?|pay|costs?(?!.(?:effective|conscious))|charge|guarantee[sd]?|refund|cancel|warranty|certified|insured|trial|discount|contract|obligation|one|two|three|four|five|six|seven|eight|nine|ten|half|twice|free|reply)\b/iu;
const NAME = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}/u;
/** What only rushes the reader, whatever it counts. */
const RUSHES =
  /\b(?:filling up|running out|going fast|go quickly|last chance|act now|limited time|don['\u2019]t miss|hurry|while (?:they|stocks?|supplies) last|spots? (?:are|is) limited)\b/i;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Share of its words that another line must hold to be the same one, reworded. */
const REWORDED = 0.6;

function isReworded(line: string, added: readonly string[]): boolean {
  const words = wordsOf(line);
  return added.some((other) => {
    const known = new Set(wordsOf(other));
    return words.filter((word) => known.has(word)).length >= REWORDED * words.length;
  });
}

const holdsTerm = (line: string): boolean => TERM.test(line) || NAME.test(line);

/** Whether a change leaves every price, condition, figure and name where it was: only what rushes the reader may go with one. */
export const keepsTerms = (editId: EditId, { removed, added }: ChangedLines): boolean =>
  MAY_CUT.includes(editId) || removed.every((line) => isReworded(line, added) || RUSHES.test(line) || !holdsTerm(line));
