import type { Intent } from '../outcome.ts';
import type { EmailKind } from '../reader/kinds.ts';
import { MONTH } from '../reading/text/timeWords.ts';

/** Times in a reply, each with the weeks from now at which it begins and ends. */
const TIMES: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:today|this morning)\b/i, 0, 1],
  [/\b(?:this week|busy week|full week)\b/i, 0.5, 1],
  [/\bnext week\b|\bon Monday\b|\buntil Monday\b/i, 0.5, 2],
  [/\b(?:few|couple of) weeks\b/i, 2, 5],
  [/\bthree or four weeks\b/i, 3, 5],
  [/\b(?:this|full|busy|good|bad) month\b/i, 3, 5],
  [/\bnext month\b/i, 3, 9],
  [/\bmonth or (?:so|two)\b/i, 4, 9],
  [/\b(?:few|couple of|two or three) months\b/i, 8, 14],
  [/\b(?:this|next) quarter\b/i, 4, 26],
  [/\bfour or five months\b/i, 17, 22],
  [/\bsix months\b/i, 26, 26],
];
/** Nobody who has no time for some weeks asks the sender back after many times as long. */
const MOST_TIMES = 3;

/** Whether a reply gives two lengths of time that do not belong together: "It's a full month. Try me next week." */
export function hasTwoLengths(text: string): boolean {
  const named = TIMES.flatMap(([words, from, to]) => {
    const at = words.exec(text)?.index;
    return at === undefined ? [] : [{ at, from, to }];
  }).toSorted((one, other) => one.at - other.at);
  return named.some((first, index) => named.slice(index + 1).some(({ from, to }) => to < first.from || from > MOST_TIMES * first.to));
}

const SPEAKS_OF_LATER =
  /\b(?:later|again|next|until|till|when|once|after|before|remind|nudge|another time|some (?:time|day)|one day|yet|then|keep|asks me|somebody asks|come back|weeks?|months?|year|spring|summer|fall|Monday|tomorrow|if I (?:ever|hear))\b/i;
/** Whether a reply of somebody who puts a thing off says nothing of a later time. */
export const putsNothingOff = (text: string): boolean => !SPEAKS_OF_LATER.test(text);

const NAMES_DAY = new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|\b${MONTH} \d{1,2}\b`);
const FAR_OFF = /\bmonths\b|\blater in the year\b|\bnext (?:year|quarter)\b|\bafter the summer\b/i;
/** What begins on a day that the email names, and is over or taken some months later. */
const BEGINS: ReadonlySet<EmailKind | null> = new Set(['recruiting', 'event']);

/** Whether a reply puts off by months what begins on a day that the email names. */
export const putsOffPastDay = ({
  text,
  intent,
  body,
  kind,
}: {
  text: string;
  intent: Intent;
  body: string;
  kind: EmailKind | null;
}): boolean => intent === 'timing' && BEGINS.has(kind) && NAMES_DAY.test(body) && FAR_OFF.test(text);
