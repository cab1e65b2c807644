import { MONTH } from '../../reading/text/timeWords.ts';

const TWO_DATES = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:and|or|&) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\b`,
  'i',
);
/** "April 14 or 16" */
const MONTH_FIRST = new RegExp(
  String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)? (?:and|or|&) (?:the |${MONTH} )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:%]| ?[ap]m)\b`,
  'i',
);
const ORDINAL = String.raw`(\d{1,2}(?:st|nd|rd|th))`;
const COUNTED = String.raw`(?! (?:floors?|stor(?:y|ies|eys?)|grad\w+|centur\w+|quarters?|years?|streets?|avenues?|places?|editions?|generations?)\b)`;
/** "On the 12th, 14th and 19th": days of a month that is not named. */
const BARE_DATES = new RegExp(
  String.raw`\bthe ${ORDINAL}(?:, (?:the )?${ORDINAL})?,? (?:and|or|&) (?:on )?(?:the )?${ORDINAL}\b${COUNTED}`,
  'i',
);
const ordinal = (day: string): string => `${day}${/1\d$/.test(day) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(day.at(-1))] ?? 'th')}`;
/** The days of one month that a text offers, as "the 12th": two, or three if it names no month; empty if it offers none. */
export const readDates = (text: string): readonly string[] =>
  ((TWO_DATES.exec(text) ?? MONTH_FIRST.exec(text) ?? BARE_DATES.exec(text))?.slice(1) ?? [])
    .filter((day) => day !== undefined)
    .map((day) => `the ${ordinal(day.replace(/\D+$/, ''))}`);
