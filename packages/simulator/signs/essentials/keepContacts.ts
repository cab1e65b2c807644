import { capitalise, touches } from '../../edits/textOps.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { isCalendarLink } from '../../reading/links/isCalendarLink.ts';
import { calendarReader } from '../asks/askReaders.ts';
import { PHONE } from '../asks/signWith.ts';

const OF_NUMBER = /[^\d+]/g;
/** Pages where nobody orders. */
const ELSEWHERE = /(?:facebook|instagram|linkedin|tiktok|twitter|youtube|(?<!\w)x)\.com|\b(?:unsubscribe|opt-?out|stop)\b/i;

/** How a sender can be reached: numbers to call, and pages other than a calendar, as they are written. */
function listContacts(draft: EmailDraft): { phones: string[]; pages: string[] } {
  const { raw, links } = draft.body;
  const booked = calendarReader.find(draft);
  const pages = links
    .filter((link) => !isCalendarLink(link.target) && !touches(link, booked) && !ELSEWHERE.test(link.target))
    .map(({ start, end }) => raw.slice(start, end));
  return { phones: raw.match(PHONE)?.map((one) => one.trim()) ?? [], pages: pages.filter((page) => !/[<[(]/.test(page)) };
}

/** "You can see our full range here:", before a link. */
const LED_TO =
  /\b(?:see|view|browse|read|download|watch|visit|find|check out|look at|book|get|try|start|request) (?:(?:our|my|the|your|an?) )((?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+?)(?: (?:here|at|on|online|now))*\s*[:>\u2013-]?\s*$/iu;
/** An address of a site as a whole. */
const IS_HOME = /^(?:https?:\/\/)?[\w.-]+\/?$/iu;

/** A page as a line of its own: a site as it is, any other with what led to it in the email; undefined if nothing says what it is. */
function labeled(raw: string, page: string): string | undefined {
  if (IS_HOME.test(page)) return calm(page);
  const [line = ''] = raw
    .slice(0, raw.indexOf(page))
    .split(/\n|[.!?]\s/)
    .slice(-1);
  const thing = LED_TO.exec(line)?.[1];
  return thing === undefined ? undefined : `${capitalise(thing)}: ${calm(page)}`;
}

const digitsOf = (phone: string): string => phone.replace(OF_NUMBER, '');
/** An address in capitals shouts. */
const calm = (page: string): string => (/\p{Ll}/u.test(page) ? page : page.toLowerCase());

/**
 * A shortened body with a way to reach its sender that stood only in what was cut: the first number, the first page, each as a line of its own at the
 * end, which is below the signature if there is one.
 */
export function keepContacts(draft: EmailDraft, body: string): string {
  const [old, left] = [draft, toEmailDraft({ ...draft.lead, email: { ...draft.lead.email, body } }, draft.context)].map(listContacts);
  if (old === undefined || left === undefined) return body;
  const phone = left.phones.length === 0 ? old.phones.find((one) => !digitsOf(body).includes(digitsOf(one))) : undefined;
  const page = left.pages.length === 0 ? old.pages[0] : undefined;
  const lost = [phone, page === undefined ? undefined : labeled(draft.body.raw, page)].flatMap((one) => one ?? []);
  if (lost.length === 0) return body;
  const last = body.trimEnd();
  // Directly below a question, a number would read like its answer.
  return `${last}${last.endsWith('?') ? '\n\n' : '\n'}${lost.join('\n')}`;
}
