import { CALENDAR_HOSTS } from './calendarHosts.ts';

/** HubSpot serves booking pages on its customers' own domains too, under this path. */
const MEETINGS_PATH = /^(?:meetings\.|[^/]+\/(?:meetings|book-a-(?:demo|call|meeting))(?:[/?]|$))/;

/**
 * Whether a link's target (no scheme, lower case) is a booking page. Subdomains of a known host count too, such as `jane.youcanbook.me`.
 */
export function isCalendarLink(target: string): boolean {
  if (MEETINGS_PATH.test(target)) return true;
  const ownHost = target.split(/[/?#]/, 1)[0] ?? '';
  return CALENDAR_HOSTS.some((host) =>
    host.includes('/') ? target.startsWith(host) : ownHost === host || (ownHost.endsWith(host) && ownHost.at(-host.length - 1) === '.'),
  );
}
