import type { EmailDraft } from '../../reading/draft.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';
import { proseSentences, replaceRanges, tidy, touches, withoutSentences, type Cut } from '../textOps.ts';

const MOST_LINKS = 1;

/** Keeps the first link; the others go, with their sentence where it says nothing else. */
function dropLinks(draft: EmailDraft): string {
  const { raw, links } = draft.body;
  const extra = links.slice(MOST_LINKS);
  const sentences = proseSentences(draft);
  const cuts = extra.map((link): Cut => {
    const sentence = sentences.find((one) => touches(one, [link]));
    if (sentence === undefined) return link;
    const rest = replaceRanges(
      raw.slice(sentence.start, sentence.end),
      links
        .filter((one) => touches(sentence, [one]))
        .map(({ start, end }) => ({ start: Math.max(0, start - sentence.start), end: end - sentence.start })),
    );
    const isOnlyLinks = (rest.match(/\p{L}{2,}/gu) ?? []).length <= 4 && !touches(sentence, links.slice(0, MOST_LINKS));
    return isOnlyLinks
      ? sentence
      : { start: link.start - (/\s*(?:and|or|,|&)\s*$/.exec(raw.slice(0, link.start))?.[0].length ?? 0), end: link.end };
  });
  return tidy(replaceRanges(raw, cuts));
}

const BLOCK_END = /<\/(?:p|div|tr|table|h[1-6]|li|section|header|footer)\s*>|<br\s*\/?>/gi;

/** The text a reader sees: layout and images out, line ends kept, the address of a link behind its words. */
const toPlainText = (html: string): string =>
  tidy(
    html
      .replace(/<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<img\b[^>]*>|!\[[^\]\n]*\]\([^)\s]*\)|\[(?:cid:|image:)[^\]\n]*\]/gi, '')
      .replace(/<a\b[^>]*?href\s*=\s*["']?([^"'\s>]+)[^>]*>([\s\S]*?)<\/a\s*>/gi, '$2 $1')
      .replace(BLOCK_END, '\n\n')
      .replace(/<[a-z/!][^>]*>/gi, '')
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
