import { bodyColumn } from '../column.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { flag } from '../contrasts.ts';
import { correctSpelling } from './correctSpelling.ts';
import { finishSentences } from './finishSentences.ts';
import { findSlips, findTypos } from './findSlips.ts';
import type { Sign } from '../sign.ts';

/** Words that are right by themselves: what is wrong with them shows beside the next ones. */
const RIGHT_ALONE =
  /^(?:(?:we|I|you|they|he|she|it|a|an|the|is|are|am|was|were|be|have|has|had|do|does|did|can|will|own|for|to|in|of|on|at|and|our|your)\s*)+$/iu;
const NEXT_WORDS = /^(?:[^\S\n]+[\p{L}\d'\u2019-]+){1,2}/u;

function withNeighbors({ subject, body }: EmailDraft, span: Span): Span {
  const text = (span.part === 'subject' ? subject : body).raw;
  if (!RIGHT_ALONE.test(text.slice(span.start, span.end))) return span;
  return { ...span, end: span.end + (NEXT_WORDS.exec(text.slice(span.end))?.[0].length ?? 0) };
}

export const slips: Sign<{
  features: 'slips';
  columns: 'slips';
  edits: 'correct_spelling' | 'finish_sentences';
  senses: 'present' | 'absent';
}> = {
  label: 'Mistakes in the text',
  features: {
    /** Misspelled and doubled words, mistakes of grammar, broken characters, repeated sentences, and first letters if all of them are lower-case. */
    slips: { reader: { find: findSlips }, isEnglishOnly: true },
  },
  columns: {
    slips: bodyColumn({
      features: ['slips'],
      bends: { most: { at: 10, unit: 'slips', reason: 'More slips than this make no difference.' } },
      curve:
        ({ most }) =>
        (slips) =>
          Math.min(most, slips),
      effects: {
        reply: {
          oddsRatio: 0.96,
          sd: 0.06,
          grade: 'assumption',
          reason:
            'Per mistake of spelling, typing or grammar, at most ten: they make people trust a writer less. No replies to cold email are published.',
        },
      },
      contrast: flag('slips'),
    }),
  },
  shownBy: ['slips'],
  figure: ['mistakes', 'slips'],
  evidence: { against: (draft) => findTypos(draft).map((span) => withNeighbors(draft, span)) },
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'slips', states: 'present' },
      titles: ['Mistakes in the text'],
      what: [
        'Careful readers may stumble over <single>.',
        'Careful readers may stumble over mistakes such as <several>.',
        'It has about <mistakes> mistakes, such as <some>.',
      ],
      why: ['People trust a careless email less.'],
      names: ['careless spelling or grammar'],
      takeaways: [
        'Correct <single>.',
        'Correct mistakes such as <several>.',
        'Have someone correct it: about <mistakes> mistakes, such as <some>.',
      ],
    },
    absent: {
      claim: { about: 'slips', states: 'absent' },
      titles: ['No mistakes found'],
      what: ['We found no typos.'],
      why: ['People trust a careful email more.'],
      names: ['the spelling'],
      takeaways: ['Keep proofreading.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Looks like a mistake: “${quote}”` },
  edits: {
    correct_spelling: {
      when: ({ slips }) => (slips ?? 0) > 0,
      apply: correctSpelling,
      isRepair: true,
      isTidy: true,
      advice: ['Correct <misspelled>', 'Correct the misspelled words'],
    },
    finish_sentences: {
      when: () => true,
      apply: finishSentences,
      isTidy: true,
      advice: ['Correct capitals, periods and question marks'],
    },
  },
};
