import type { CheckedEmail, Sighting } from './finding.ts';

const MOST_QUOTED = 60;
const quote = (text: string): string => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
const sighted = (kind: Sighting['kind'], text: string): Sighting => ({ kind, text: quote(text.trim()), instead: null, fix: null });

/** What occurs in a page's or a program's source, but not in a text. */
const TAGS =
  /<!doctype\b|<\/?(?:html|head|body|style|script|meta|tbody)\b[^<>\n]{0,80}>?|<\/(?:div|table|td|tr|span)\s*>|^(?:mime-version|content-type|content-transfer-encoding):/gim;
const PROGRAM =
  /^[ \t]*(?:(?:const|let|var) [^\n=]{1,40}=|(?:export |async )?function\b[ \w]{0,40}\(|(?:import|export) [^\n]{1,80} from ['"]|def \w{1,40}\(|class \w{1,40} ?[:{(]|(?:if|for|while|switch) ?\([^\n]{1,80}\)[ \t]*(?:\{|continue|return|break)|return [^\n]{0,80};|\}|#include\b|\/\/ |console\.\w+\(|await \w|print\()|\);[ \t]*$|\bSELECT [^\n]{1,80} FROM\b/gm;
const LEAST_SOURCE = 3;

/** The first piece of source code in a body, if there are several. */
function findSource(body: string): Sighting[] {
  const tags = body.includes('<') || /^mime-version:|^content-type:/im.test(body) ? [...body.matchAll(TAGS)] : [];
  const lines = /[{}]|;[ \t]*(?:\n|$)/.test(body) ? [...body.matchAll(PROGRAM)] : [];
  const [first] = [...tags, ...lines];
  if (first === undefined || tags.length + lines.length < LEAST_SOURCE) return [];
  const end = body.indexOf('\n', first.index + 1);
  return [sighted('source_code', body.slice(first.index, end === -1 ? body.length : end))];
}

/** A shorter passage may stand twice in an ordinary email. */
const LEAST_LENGTH = 40;

/** Passages of a body that stand in it twice, by lines. */
function findTwice(body: string): Sighting[] {
  const seen = new Set<string>();
  const twice = body.split('\n').filter((line) => {
    const text = line.trim();
    if (text.length < LEAST_LENGTH) return false;
    const size = seen.size;
    seen.add(text);
    return seen.size === size;
  });
  return twice.slice(0, 1).map((line) => sighted('pasted_twice', line));
}

/** Tags that email systems put before a subject or at the top of a body. */
const SYSTEM_TAG = /^\s*(?:(?:re|fw|fwd):\s*)*(\[(?:external|ext|caution|suspected spam|spam|bulk)(?: e?-?mail| sender)?\])/iu;

/** A link with a filled value that has a space: what follows the space is no part of the link. */
const LINK_BEFORE = /(?:https?:\/\/|www\.)[^\s<>()"]*[/=?&.]$/i;
const LONGEST_LINK = 200;

function findBrokenLinks(body: string, values: readonly (string | null)[]): Sighting[] {
  if (!/https?:\/\/|www\./i.test(body)) return [];
  return values.flatMap((value) => {
    if (value === null || !/\s/.test(value.trim())) return [];
    const at = body.indexOf(value);
    const before = LINK_BEFORE.exec(body.slice(Math.max(0, at - LONGEST_LINK), Math.max(0, at)))?.[0];
    return before === undefined ? [] : [sighted('broken_link', before + value)];
  });
}

/** What was pasted into an email by mistake: source code, a passage twice, an email system's tag, a link broken by a filled value. */
export const findPasted = ({ subject, body, company, fullName }: CheckedEmail): Sighting[] => [
  ...findSource(body),
  ...findTwice(body),
  ...[subject, body].flatMap((text) => {
    const tag = SYSTEM_TAG.exec(text)?.[1];
    return tag === undefined ? [] : [sighted('system_tag', tag)];
  }),
  ...findBrokenLinks(body, [company, fullName]),
];
