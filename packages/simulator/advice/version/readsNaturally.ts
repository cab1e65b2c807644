import type { EditId } from '../../edits/edits.ts';
import { asksWhen } from '../../reading/weighAsks.ts';
import { asksToTalk } from '../../signs/asks/plainMeetingAsk.ts';
import { ASKS_IF_SUITS } from '../../signs/asks/ofMeeting.ts';
import { MINUTES } from '../../reading/text/timeWords.ts';
import type { ChangedLines } from './changedLines.ts';

/**
 * Places where a company's name reads naturally: at the end of a question, or after its people at the start of a sentence or in a question.
 * Elsewhere it reads like a merge field.
 */
const NAMED_NATURALLY =
  /\b(?:for|at) \{\{\s*company\s*\}\}\?$|^(?:your|the) (?:[\p{Ll}-]+ )?(?:team|people|staff|crew|colleagues|office) at \{\{\s*company\s*\}\}|\b(?:your|the) (?:[\p{Ll}-]+ )?(?:team|people|staff|crew|colleagues|office) at \{\{\s*company\s*\}\}[^.!]*\?$/iu;

/** A promise, a limit or a figure in a subject: the reason people open the email. */
const PROMISE = /\b(?:without|no|not|never|within|before|until|under|only|instead|free|half)\b|[\d$\u20ac\u00a3%]/i;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$\u20ac\u00a3%]+/gu) ?? [];

/** Whether a shorter subject keeps what the longer one promised. */
function keepsPromise({ removed: [before], added: [after] }: ChangedLines): boolean {
  if (before === undefined || after === undefined) return true;
  const kept = new Set(wordsOf(after));
  return !PROMISE.test(
    wordsOf(before)
      .filter((word) => !kept.has(word))
      .join(' '),
  );
}

/** A question that fits any offer. */
const ANY_OFFER =
  /\b(?:Is this (?:worth a look|of interest)|Would you like to know more)\b[^?\n]*\?|\b(?:Is|Are) [^?\n]{2,60} something [^?\n]{2,60} looking at\?/;
/** The end of a thought, or a light word of its own: "If not, worth 25 minutes?" */
const GOES_ON = /^(?:if|or|otherwise|so|worth)\b/i;
/** So much time is no light thing to ask for, however lightly it is asked: "Worth a 20 minute conversation?" */
const WORTH_MINUTES = new RegExp(String.raw`^worth (?:an?|your|some) [^?]{0,25}\b(?:${MINUTES})\b`, 'iu');
const OF_CALENDAR = /\byour (?:calendar|diary|availability|schedule)\b/iu;
const WHICH_DAY = /^(?:and |so )?(?:(?:what|which) (?:days?|times?|dates?)|when (?:would|could|might|can|is|are))\b/iu;
/** A request for something of the sender's own: "Reply for a quote", "Call me or ask for a sample". */
const ASKS_FOR_MORE =
  /\b(?:reply|answer|e-?mail|text|ask|write|message)(?: (?:me|us|back))? for (?:an?|your|the|our) (?:[\p{L}-]+ ){0,2}(?:quotes?|estimates?|samples?|trials?|brochures?|menus?|price ?lists?|catalog(?:ue)?s?)\b/iu;
/** Whether a question that fits any offer takes the place of the sender's own question, which says more; one for time says less. */
const asksInStock = ({ removed, added }: ChangedLines): boolean =>
  added.some((line) => ANY_OFFER.test(line)) &&
  removed.some(
    (line) =>
      ASKS_FOR_MORE.test(line) ||
      (line.endsWith('?') &&
        ((GOES_ON.test(line) && !WORTH_MINUTES.test(line)) ||
          !(
            asksToTalk(line) ||
            asksWhen(line) ||
            WHICH_DAY.test(line) ||
            OF_CALENDAR.test(line) ||
            ASKS_IF_SUITS.test(line) ||
            WORTH_MINUTES.test(line)
          ))),
  );

/** Whether the text that an edit adds reads as if a person wrote it. */
export function readsNaturally(editId: EditId, lines: ChangedLines): boolean {
  if (asksInStock(lines)) return false;
  if (editId === 'shorten_subject') return keepsPromise(lines);
  return editId !== 'mention_company' || lines.added.every((line) => NAMED_NATURALLY.test(line));
}
