import { withBody } from '../../edits/edit.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { splitParagraphs } from '../../reading/sections/splitBlocks.ts';
import { bodyColumn, clamp } from '../column.ts';
import { switched } from '../contrasts.ts';
import { signOnce } from './signOnce.ts';
import { splitParagraphs as breakUp } from './splitParagraphs.ts';
import type { Sign } from '../sign.ts';

/** A shorter text is no block. */
const LEAST_BLOCK = 80;

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
      when: ({ bodyWords }) => (bodyWords ?? 0) >= LEAST_BLOCK,
      apply: (draft) => withBody(draft, breakUp(draft)),
      isTidy: true,
      advice: ['Break the block into short paragraphs', 'Use paragraphs, and put the question on a line of its own'],
    },
  },
};
