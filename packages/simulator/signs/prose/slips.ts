import { bodyColumn } from '../column.ts';
import { flag } from '../contrasts.ts';
import { findSlips } from './findSlips.ts';
import type { Sign } from '../sign.ts';

export const slips: Sign<{ features: 'slips'; columns: 'slips'; senses: 'present' | 'absent' }> = {
  label: 'Slips in the writing',
  features: {
    /** Misspelt and doubled words, broken signs, sentences that stand twice, and small letters at the head of all of them. */
    slips: { reader: { find: findSlips }, isEnglishOnly: true },
  },
  columns: {
    slips: bodyColumn({
      features: ['slips'],
      bends: { most: { at: 3, unit: 'slips', reason: 'Careless is careless.' } },
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
            'Each slip in spelling or typing, three at most: people trust a writer less for them; nobody publishes replies to cold mail.',
        },
      },
      contrast: flag('slips'),
    }),
  },
  shownBy: ['slips'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['Slips in the writing'],
      what: ['“<quote>” is not what was meant.'],
      why: ['Readers trust a careless letter less.'],
      names: ['the slips in the writing'],
      takeaways: ['Correct “<quote>”.'],
    },
    absent: {
      titles: ['Written with care'],
      what: ['There are no slips in spelling or typing.'],
      why: ['Nothing stands between the reader and what is said.'],
      names: ['the care in the writing'],
      takeaways: ['Keep reading it twice.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `Written carelessly: “${quote}”` },
  edits: {},
};
