import { isCalendarLink } from './isCalendarLink.ts';

/** What leads to a booking page on any host: "grab 15 mins in my calendar here:", "pick a time at". */
const LEADS_TO_BOOKING =
  /(?:\b(?:my|our) (?:calendar|diary|calendly|booking (?:page|link))\b|\b(?:book|schedule|pick|grab|choose|find|reserve)\b[^.!?\n]{0,30}\b(?:times?|slots?|calls?|chat|demo|meeting|mins|minutes)\b)[^.!?\n]{0,25}$/i;
/** What only says to book, after a request for time: "Do you have 30 minutes for a demo? Click here to book:". */
const BOOKS_IT =
  /\b(?:call|demo|meeting|chat|minutes|mins)\b[^\n]{0,60}\b(?:book|schedule)(?: (?:it|one|here|now|online|yours|below))*\W*$/i;
/** As far before a link its purpose is read. */
const BEFORE_LINK = 80;

/** Whether a link leads to a calendar, by its host or by the words before it. `text`: what the reader sees. */
export const isBookingLink = (text: string, { target, start }: { target: string; start: number }): boolean =>
  isCalendarLink(target) || [LEADS_TO_BOOKING, BOOKS_IT].some((words) => words.test(text.slice(Math.max(0, start - BEFORE_LINK), start)));
