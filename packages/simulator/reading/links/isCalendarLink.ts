import { CALENDAR_HOSTS } from './calendarHosts.ts';

/** HubSpot serves booking pages on its customers' own domains too, under this path. */
const MEETINGS_PATH = /^(?:meetings\.|[^/]+\/(?:meetings|book-a-(?:demo|call|meeting))(?:[/?]|$))/;

/** Whether a link's target (no scheme, lower case) is a page that books a meeting. */
export const isCalendarLink = (target: string): boolean =>
  MEETINGS_PATH.test(target) ||
  CALENDAR_HOSTS.some((host) => target === host || target.startsWith(`${host}/`) || target.startsWith(`${host}?`) || isBelow(target, host));

/** `jane.youcanbook.me` and `acme.chilipiper.com/book` stand below a known host. */
function isBelow(target: string, host: string): boolean {
  const ownHost = target.split(/[/?#]/, 1)[0] ?? '';
  return !host.includes('/') && ownHost.endsWith(`.${host}`);
}
