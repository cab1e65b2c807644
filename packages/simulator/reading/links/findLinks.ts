import { findFrom } from '../text/findFrom.ts';
import { MARKS, marksOf } from '../text/marks.ts';

/** One link as a reader or a filter counts it; `target` is the address in lowercase, without its scheme. */
export type Link = { start: number; end: number; target: string };

const ADDRESS = String.raw`(?:https?:\/\/|www\.)[^\s<>"'\u201c\u201d]+`;
/** A domain without a scheme counts as a link only if a path follows: "Booking.com" alone is a name. */
const BARE = String.raw`(?<![\w@./-])(?:[a-z0-9-]+\.)+(?:com|io|co|ai|net|org|me|app|so|dev|us|uk|de|fr|eu|ly|link|biz|info)\/[^\s<>"'\u201c\u201d]*`;
/** Only the opening tag. Searching for its end would repeat for every unclosed tag. */
const ANCHOR = String.raw`<a\b([^<>]*)>`;
const MARKDOWN = String.raw`(?<!!)\[[^\]\n]{1,200}\]\((https?:\/\/[^\s)]+|www\.[^\s)]+)\)`;
const LINK = new RegExp(`${ANCHOR}|${MARKDOWN}|${ADDRESS}|${BARE}`, 'gi');
const HREF = /href\s*=\s*["']?([^"'\s>]+)/i;
const IMAGE_SOURCE = /<img\b[^<>]*>|!\[[^[\]\n]*\]\([^()\s]*\)/gi;

/** Periods and closing marks after an address belong to the sentence. */
function trimAddress(address: string): string {
  const marks = address.includes('(') ? '.,;:!?*_]' : '.,;:!?*_])';
  let { length } = address;
  while (length > 0 && marks.includes(address.charAt(length - 1))) length -= 1;
  return address.slice(0, length);
}

const toTarget = (address: string): string => address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase();

const mayHoldLink = (text: string, marks: number): boolean =>
  (marks & MARKS.slash) !== 0 || /www\./i.test(text) || ((marks & MARKS.markup) !== 0 && /href/i.test(text));

/**
 * The links of a text in order: anchors, Markdown links and plain addresses, each once. Image sources and email addresses do not count. `marks` are the
 * text's.
 */
export function findLinks(text: string, marks = marksOf(text)): Link[] {
  if (!mayHoldLink(text, marks)) return [];
  const readable = text.includes('<') || text.includes('![') ? text.replace(IMAGE_SOURCE, (image) => ' '.repeat(image.length)) : text;
  const links: Link[] = [];
  const anchorEnds = Array.from(readable.matchAll(/<\/a\s*>/gi), ({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  LINK.lastIndex = 0;
  for (let match = LINK.exec(readable); match !== null; match = LINK.exec(readable)) {
    const [, tag, named = HREF.exec(tag ?? '')?.[1]] = match;
    const end = tag === undefined ? LINK.lastIndex : findFrom(anchorEnds, LINK.lastIndex)?.end;
    if (tag !== undefined && (named === undefined || end === undefined)) {
      // It is not an anchor, but its tag may contain a plain address.
      LINK.lastIndex = match.index + 1;
      continue;
    }
    if (named !== undefined) {
      LINK.lastIndex = end ?? LINK.lastIndex;
      if (!/^(?:mailto|tel|cid|#)/i.test(named)) links.push({ start: match.index, end: LINK.lastIndex, target: toTarget(named) });
      continue;
    }
    const address = trimAddress(match[0]);
    if (toTarget(address) !== '') links.push({ start: match.index, end: match.index + address.length, target: toTarget(address) });
  }
  return links;
}
