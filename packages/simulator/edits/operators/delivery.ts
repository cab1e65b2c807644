import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { findLastBefore, indexFrom } from '../../reading/text/findFrom.ts';
import { replacePairs, UNSHOWN_PAIRS } from '../../reading/text/replacePairs.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';
import { proseSentences, replaceRanges, tidy, touches, withoutSentences, type Cut } from '../textOps.ts';

const MOST_LINKS = 1;
/** What leads to a link is looked for this far back. */
const LEAD_CHARACTERS = 40;

/** Whether a sentence says nothing beside its links and holds none that stays; found once for all links of a sentence. */
function toLinkCheck({ body: { raw, links } }: EmailDraft): (sentence: BodySentence) => boolean {
  const known = new Map<number, boolean>();
  const check = (sentence: BodySentence): boolean => {
    const own = links.slice(Math.max(0, indexFrom(links, sentence.start) - 1), indexFrom(links, sentence.end));
    const cuts = own
      .filter((one) => touches(sentence, [one]))
      .map(({ start, end }) => ({ start: Math.max(0, start - sentence.start), end: end - sentence.start }));
    const rest = replaceRanges(raw.slice(sentence.start, sentence.end), cuts);
    return (rest.match(/\p{L}{2,}/gu) ?? []).length <= 4 && !touches(sentence, links.slice(0, MOST_LINKS));
  };
  return (sentence) => {
    const isOnlyLinks = known.get(sentence.start) ?? check(sentence);
    known.set(sentence.start, isOnlyLinks);
    return isOnlyLinks;
  };
}

/** Keeps the first link; the others go, with their sentence where it says nothing else. */
function dropLinks(draft: EmailDraft): string {
  const { raw, links } = draft.body;
  const extra = links.slice(MOST_LINKS);
  const sentences = proseSentences(draft);
  const isOnlyLinks = toLinkCheck(draft);
  const cuts = extra.map((link): Cut => {
    const before = findLastBefore(sentences, link.start);
    const sentence = before !== undefined && touches(before, [link]) ? before : sentences[indexFrom(sentences, link.start)];
    if (sentence === undefined || !touches(sentence, [link])) return link;
    if (isOnlyLinks(sentence)) return sentence;
    const leading = /\s*(?:and|or|,|&)\s*$/.exec(raw.slice(Math.max(0, link.start - LEAD_CHARACTERS), link.start));
    return { start: link.start - (leading?.[0].length ?? 0), end: link.end };
  });
  return tidy(replaceRanges(raw, cuts));
}

const BLOCK_END = /<\/(?:p|div|tr|table|h[1-6]|li|section|header|footer)\s*>|<br\s*\/?>/gi;

const IMAGE = /<img\b[^<>]*>|!\[[^[\]\n]*\]\([^()\s]*\)|\[(?:cid:|image:)[^[\]\n]*\]/gi;
const ANCHOR = /<a\b[^<>]*>[\s\S]*?<\/a\s*>/gi;

/** An anchor as plain text. */
function toWordsAndAddress(anchor: string): string {
  const opened = anchor.indexOf('>');
  const words = anchor.slice(opened + 1, anchor.lastIndexOf('</'));
  const address = /href\s*=\s*["']?([^"'\s>]+)/i.exec(anchor.slice(0, opened))?.[1];
  return address === undefined ? words : `${words} ${address}`;
}

/** The text a reader sees: layout and images out, line ends kept, the address of a link behind its words. */
const toPlainText = (html: string): string =>
  tidy(
    replacePairs(
      UNSHOWN_PAIRS.reduce((text, marks) => replacePairs(text, marks, () => ''), html).replace(IMAGE, ''),
      { pair: ANCHOR, closing: /<\/a\s*>/gi },
      toWordsAndAddress,
    )
      .replace(BLOCK_END, '\n\n')
      .replace(/<[a-z/!][^<>]*>/gi, '')
      .replace(/&nbsp;/gi, ' ')
      .replace(/&amp;/gi, '&')
      .replace(/\n[ \t]*\n(?:[ \t]*\n)+/g, '\n\n'),
  );

export const deliveryEdits: readonly Edit[] = [
  {
    id: 'drop_extra_links',
    stage: 'open',
    fixes: ['placement'],
    when: ({ links }) => (links ?? 0) > 2,
    apply: (draft) => withBody(draft, dropLinks(draft)),
  },
  {
    id: 'drop_markup',
    stage: 'open',
    fixes: ['placement', 'branding'],
    when: ({ htmlMarks, images }) => (htmlMarks ?? 0) + (images ?? 0) > 0,
    apply: (draft) => withBody(draft, toPlainText(draft.body.raw)),
  },
  {
    id: 'drop_attachment_mention',
    stage: 'open',
    fixes: ['placement'],
    when: ({ attachments }) => (attachments ?? 0) > 0,
    apply: (draft) => {
      const spans = FEATURE_READERS.attachments.find(draft);
      const body = withoutSentences(draft, (sentence) => touches(sentence, spans));
      return body === null ? emailOf(draft) : withBody(draft, body);
    },
  },
];
