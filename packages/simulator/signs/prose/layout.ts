import { leansBack } from '../../damage/lexicon.ts';
import { withBody } from '../../edits/edit.ts';
import { capitalise, editProse, hasMarkup, proseSentences } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { splitParagraphs } from '../../reading/sections/splitBlocks.ts';
import { bodyColumn, clamp } from '../column.ts';
import { switched } from '../contrasts.ts';
import { signOnce } from './signOnce.ts';
import type { Sign } from '../sign.ts';

/** What the sender says of himself or asks begins a new thought. */
const BEGINS_THOUGHT =
  /^(?:we|we['\u2019](?:re|ve|d|ll)|our|i|i['\u2019](?:m|ve|d|ll)|my|would|could|can|may|shall|should|are you|do you|is (?:it|this|that)|want|open to|worth|interested|if you|please|let me)\b/iu;
/** The most sentences of a paragraph if a new thought begins after it, and if none does. */
const [MOST_TOGETHER, LONG] = [2, 4];

/** A shorter text is no block. */
const LEAST_BLOCK = 80;

/** Adds blank lines where a new thought begins; a sentence that refers to the one before it stays with it. */
function breakUp(draft: EmailDraft): string {
  const sentences = proseSentences(draft);
  // A list, separate lines or markup are already a layout.
  const hasLines = /\S[ \t]*\n[ \t]*\S/.test(draft.body.raw.slice(draft.prose.start, draft.prose.end).trim());
  if (sentences.length < 3 || hasLines || hasMarkup(draft)) return draft.body.raw;
  const texts = sentences.map(({ start, end }) =>
    draft.body.raw
      .slice(start, end)
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  );
  const paragraphs: string[][] = [];
  texts.forEach((text, index) => {
    const own = paragraphs.at(-1);
    const isLastQuestion = index === texts.length - 1 && text.endsWith('?');
    const isLong = (own?.length ?? 0) >= (BEGINS_THOUGHT.test(text) ? MOST_TOGETHER : LONG);
    const mayBreak = !leansBack(text) && (isLong || (isLastQuestion && BEGINS_THOUGHT.test(text)));
    // Questions in a row are one.
    if (own === undefined || (mayBreak && !(own.at(-1)?.endsWith('?') === true && text.endsWith('?')))) paragraphs.push([text]);
    else own.push(text);
  });
  if (paragraphs.length < 2) return draft.body.raw;
  return editProse(draft, () => {
    const lines = paragraphs.map((paragraph) => paragraph.join(' '));
    // After a greeting on the same line, a sentence may start in lower case.
    lines[0] = capitalise(lines[0] ?? '');
    return `\n\n${lines.join('\n\n')}\n\n`;
  }).trim();
}

export const layout: Sign<{
  features: 'paragraphs';
  columns: 'singleBlock';
  edits: 'break_into_paragraphs' | 'sign_once';
  senses: 'present' | 'absent';
}> = {
  label: 'Paragraphs',
  features: {
    /** Greeting and signature are not paragraphs. */
    paragraphs: {
      reader: {
        find: ({ body, prose }) => toSpans('body', splitParagraphs(body.visible, prose)),
        read: ({ body, prose }) => splitParagraphs(body.visible, prose).length,
      },
    },
  },
  columns: {
    singleBlock: bodyColumn({
      features: ['bodyWords', 'paragraphs'],
      bends: {
        start: { at: 40, unit: 'words', reason: 'A short body needs no paragraphs.' },
        full: { at: 80, unit: 'words', reason: 'From 40 words on, missing paragraphs matter gradually more.' },
      },
      curve:
        ({ start, full }) =>
        (words, paragraphs) =>
          paragraphs <= 1 ? clamp((words - start) / (full - start), 0, 1) : 0,
      effects: {
        reply: {
          oddsRatio: 1.58 ** -0.25,
          sd: 0.1,
          facts: ['replyio-paragraphs'],
          grade: 'vendor',
          reason: 'One block of 80 words or more against paragraphs, shrunk to a quarter.',
        },
      },
      contrast: switched({ bodyWords: 80, paragraphs: 1 }, { bodyWords: 80, paragraphs: 3 }),
    }),
  },
  shownBy: ['paragraphs'],
  evidence: { for: () => [], against: () => [] },
  figure: ['words', 'bodyWords'],
  sense: ({ isFor, values }) => {
    // A text too short to need paragraphs is not praised for them.
    if (isFor) return (values.paragraphs ?? 0) < 2 ? null : 'absent';
    return (values.bodyWords ?? 0) < LEAST_BLOCK ? null : 'present';
  },
  sentences: {
    present: {
      claim: { about: 'paragraphs', states: 'absent' },
      titles: ['One block of text', 'No paragraphs'],
      what: ['The whole body is one paragraph of <words>.'],
      why: ['A block of text looks like work before anyone reads it.'],
      names: ['the single block of text'],
      takeaways: ['Break the block into short paragraphs.'],
    },
    absent: {
      claim: { about: 'paragraphs', states: 'present' },
      titles: ['Short paragraphs'],
      what: ['The body is split into short paragraphs.'],
      why: ['Readers find what they look for without reading everything.'],
      names: ['the short paragraphs'],
      takeaways: ['Keep the paragraphs short.'],
    },
  },
  reasons: { for: null, against: () => 'One block of text' },
  edits: {
    sign_once: {
      when: () => true,
      apply: (draft) => withBody(draft, signOnce(draft)),
      isTidy: true,
      mayChange: ['torn_signature'],
      advice: ['Sign the email once'],
    },
    break_into_paragraphs: {
      when: ({ paragraphs, bodyWords }) => (paragraphs ?? 0) <= 1 && (bodyWords ?? 0) >= LEAST_BLOCK,
      apply: (draft) => withBody(draft, breakUp(draft)),
      advice: ['Break the block into short paragraphs', 'Use paragraphs, and put the question on a line of its own'],
    },
  },
};
