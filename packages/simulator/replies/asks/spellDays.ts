import { WORKDAY } from '../../reading/text/timeWords.ts';

const DAYS: Readonly<Record<string, string>> = { mo: 'Monday', tu: 'Tuesday', we: 'Wednesday', th: 'Thursday', fr: 'Friday' };
const SHORT = 'mon|tues?|weds?|thu(?:rs?)?|fri';
/** A word that a day may stand next to: "wed" and "mon" have other meanings. */
const BEFORE = String.raw`(?:on|or|and|this|next|free|\d ?mins?|minutes|${WORKDAY}),? |/`;
const AFTER = String.raw`\.? (?:or|and|at|morning|afternoon|\d)|/`;
const SHORT_DAY = new RegExp(String.raw`\b(?:(?<=${BEFORE})(${SHORT})\b|(${SHORT})\b(?=${AFTER}))\.?(?= |/|[?!,.]|$)`, 'gi');

/** "thurs or fri" as "Thursday or Friday". */
export const spellDays = (text: string): string =>
  text
    .replaceAll(SHORT_DAY, (short: string) => DAYS[short.slice(0, 2).toLowerCase()] ?? short)
    .replaceAll(/(?<=day)\/(?=\p{L}+day)/gu, ' or ');
