import { WORKDAY } from '../../reading/text/timeWords.ts';
import { withoutOtherDays } from './readMeeting.ts';
import { splitProse } from '../splitProse.ts';

const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** "around half past nine", "at 7", but not "at two of your bays". */
const CLOCK = new RegExp(
  String.raw`\b(at|around|about) ((?:half past |quarter (?:past|to) )?${HOUR}(?: in the (?:morning|afternoon|evening))?|noon|midday|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b)?)(?=[.,;?!\n]|$| (?:and|to|or|with|before|for|so|on|in|if|when|tomorrow|sharp|o['\u2019]clock)\b)(?! (?:to|or|and) \d)`,
  'i',
);
const DAY = new RegExp(String.raw`\b${WORKDAY}\b`, 'gi');
/** The sender is somewhere: "I'm at the marina next door", "We've a job across the street". */
const IS_PRESENT = /\b(?:I|we|one of (?:us|our \p{L}+)|(?:our|my) \p{L}+)(?:['\u2019](?:m|re|ll|ve|s)| am| are| will| is| have)\b/iu;
const sentencesOf = (prose: string): readonly string[] =>
  splitProse(prose)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Where the sender says they are, just before a question: "On Thursday I'm at the marina next door."; empty if they do not. */
export function saidBefore(prose: string, question: string): string {
  const sentences = sentencesOf(prose);
  const before = sentences[sentences.findLastIndex((sentence) => sentence.includes(question.slice(0, 20))) - 1] ?? '';
  return !before.includes('?') && IS_PRESENT.test(before) && new RegExp(DAY).test(withoutOtherDays(before)) ? before : '';
}

/** Whether a question names an hour. */
export const namesHour = (question: string): boolean => CLOCK.test(question);

/** When somebody would come who asks whether they may: the day, and the day with the hour, in the question or just before it. */
export function readArrival(prose: string, question: string): { day: string | null; slot: string | null } {
  const before = saidBefore(prose, question);
  const [own, near] = [question, before].map((text) => [...new Set(withoutOtherDays(text).match(DAY) ?? [])]);
  const days = own === undefined || own.length === 0 ? (near ?? []) : own;
  const day = days.length === 1 ? (days[0] ?? null) : null;
  const clock = CLOCK.exec(question) ?? CLOCK.exec(before);
  return { day, slot: day === null || clock === null ? null : `${day} ${clock[1]?.toLowerCase() ?? 'at'} ${clock[2] ?? ''}` };
}

const BITE = String.raw`(coffees?|tea|doughnuts?|donuts?|bacon rolls?|pastries|muffins|cookies|biscuits|bagels|sandwiches|breakfast|pie|cake|croissants?|pizza|tacos)`;
const BRINGS = new RegExp(
  String.raw`\b(?:I|we)(?:['\u2019](?:ll|d)| will| can| could| would) (?:\p{L}+ )?(?:bring|stand|buy|pick up|grab|treat|have|get|carry)\b[^.?!\n]{0,30}?\b${BITE}\b|\b${BITE}(?:['\u2019](?:s|re)| is| are) on (?:me|us)\b`,
  'iu',
);
/** What a visitor would bring to eat or drink, such as "doughnuts"; null if nothing. */
export const readBite = (prose: string): string | null =>
  BRINGS.exec(prose)
    ?.slice(1)
    .find((bite) => bite !== undefined)
    ?.toLowerCase() ?? null;
