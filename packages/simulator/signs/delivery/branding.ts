import { withBody } from '../../edits/edit.ts';
import { tidy } from '../../edits/textOps.ts';
import type { PartDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { replacePairs, UNSHOWN_PAIRS } from '../../reading/text/replacePairs.ts';
import { bodyColumn } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

/** Tags for layout or branding; plain email also has paragraphs, line breaks, bold, lists and links. */
const LAYOUT =
  /<(?:table|tr|td|div|style|font|center|h[1-6]|button|hr|section|header|footer|link|body|html|svg|video)\b[^<>]*>|<(?:span|p|a)\b(?=[^<>]*>)[^<>]*?\bstyle\s*=[^<>]*>/gi;

const IMAGE = /<img\b[^<>]*>|!\[[^[\]\n]*\]\([^()\s]*\)|\[(?:cid:|image:)[^[\]\n]*\]/gi;

/** The spans of a pattern in the raw text, markup included. */
function rawSpans({ part, raw }: PartDraft, pattern: RegExp): Span[] {
  return [...raw.matchAll(pattern)].map((match) => ({ part, start: match.index, end: match.index + match[0].length }));
}

const BLOCK_END = /<\/(?:p|div|tr|table|h[1-6]|li|section|header|footer)\s*>|<br\s*\/?>/gi;

const ANCHOR = /<a\b[^<>]*>[\s\S]*?<\/a\s*>/gi;

/** An anchor as plain text. */
function toWordsAndAddress(anchor: string): string {
  const opened = anchor.indexOf('>');
  const words = anchor.slice(opened + 1, anchor.lastIndexOf('</'));
  const address = /href\s*=\s*["']?([^"'\s>]+)/i.exec(anchor.slice(0, opened))?.[1];
  return address === undefined ? words : `${words} ${address}`;
}

/** The text a reader sees: without layout and images, with line breaks kept and a link's address after its text. */
const toPlainText = (html: string): string =>
  tidy(
    replacePairs(
      UNSHOWN_PAIRS.reduce((text, marks) => replacePairs(text, marks, () => ''), html).replace(IMAGE, ''),
      { pair: ANCHOR, closing: /<\/a\s*>/gi },
      toWordsAndAddress,
    )
      .replace(/<li\b[^<>]*>/gi, '- ')
      .replace(BLOCK_END, '\n\n')
      .replace(/<[a-z/!][^<>]*>/gi, '')
      .replace(/&nbsp;/gi, ' ')
      .replace(/&amp;/gi, '&')
      .replace(/\n[ \t]*\n(?:[ \t]*\n)+/g, '\n\n'),
  );

export const branding: Sign<{ features: 'htmlMarks' | 'images'; columns: 'branding'; edits: 'drop_markup'; senses: 'present' | 'absent' }> =
  {
    label: 'HTML layout',
    features: {
      /** HTML tags that mean layout or branding. */
      htmlMarks: { reader: { find: ({ body }) => ((body.marks & MARKS.markup) !== 0 ? rawSpans(body, LAYOUT) : []) } },
      images: { reader: { find: ({ body }) => ((body.marks & (MARKS.markup | MARKS.square)) !== 0 ? rawSpans(body, IMAGE) : []) } },
    },
    columns: {
      branding: bodyColumn({
        features: ['htmlMarks', 'images'],
        bends: {
          full: { at: 5, unit: 'layout tags; an image counts as two', reason: 'Five layout tags or a few images make a designed email.' },
          perImage: { at: 2, unit: 'layout tags', facts: ['lavender-gif'], reason: 'One image counts more than one tag.' },
        },
        curve:
          ({ full, perImage }) =>
          (marks, images) =>
            Math.min(1, (marks + perImage * images) / full),
        effects: {
          inbox: {
            oddsRatio: 0.75,
            sd: 0.15,
            facts: ['hubspot-html', 'lavender-gif', 'websm-formatting'],
            grade: 'observational',
            reason: 'Designed HTML against plain text.',
            causes: [
              { feature: 'htmlMarks', least: 1, name: 'the HTML layout' },
              { feature: 'images', least: 1, name: 'images' },
            ],
          },
          reply: {
            oddsRatio: 0.9,
            sd: 0.12,
            facts: ['hubspot-html', 'lavender-gif', 'websm-formatting'],
            grade: 'observational',
            reason: 'Designed HTML against plain text, including the effect on placement.',
          },
        },
        contrast: switched({ htmlMarks: 10, images: 2 }, { htmlMarks: 0, images: 0 }),
      }),
    },
    shownBy: ['htmlMarks', 'images'],
    sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
    sentences: {
      present: {
        claim: { about: 'markup', states: 'present' },
        titles: ['It looks designed', 'It looks like a newsletter'],
        what: ['The body uses HTML layout, starting with “<quote>”.', 'The body contains layout code: “<quote>”.'],
        why: ['Emails with a design look like marketing.', 'A person writing to another person sends plain text.'],
        names: ['the designed layout'],
        takeaways: ['Send it as plain text.'],
      },
      absent: {
        claim: { about: 'markup', states: 'absent' },
        titles: ['Plain text'],
        what: ['The body has no HTML layout.'],
        why: ['Readers associate designed emails with marketing.'],
        names: ['the plain text'],
        takeaways: ['Keep it plain text.'],
      },
    },
    reasons: { for: null, against: () => 'Looks designed' },
    edits: {
      drop_markup: {
        alsoFixes: ['placement', 'raw_text'],
        isRepair: true,
        when: ({ htmlMarks, images }) => (htmlMarks ?? 0) + (images ?? 0) > 0,
        apply: (draft) => withBody(draft, toPlainText(draft.body.raw)),
        advice: ['Send it as plain text'],
      },
    },
  };
