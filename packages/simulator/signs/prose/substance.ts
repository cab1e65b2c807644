import { substanceColumn, clamp } from '../column.ts';
import { switched } from '../contrasts.ts';
import { saidWordsReader } from './readMeaningfulWords.ts';
import type { Sign } from '../sign.ts';

export const substance: Sign<{ features: 'saidWords'; columns: 'saysNothing'; senses: 'present' }> = {
  label: 'Substance',
  features: {
    /** Distinct meaningful words of the prose, eight at most; each random word subtracts one. */
    saidWords: { reader: saidWordsReader },
  },
  columns: {
    /** Falls more and more slowly: a genuine short question loses almost nothing. */
    saysNothing: substanceColumn({
      features: ['saidWords'],
      bends: {
        enough: {
          at: 8,
          unit: 'different words',
          reason: 'A short question of eight words is a message. Below that, the effect grows smoothly.',
        },
      },
      curve:
        ({ enough }) =>
        (words) =>
          (1 - clamp(words / enough, 0, 1)) ** 2,
      effects: {
        reply: {
          oddsRatio: 0.13,
          sd: 0.4,
          grade: 'assumption',
          reason: 'No meaningful word against eight: there is nothing to answer.',
        },
        unsubscribe: { oddsRatio: 1.3, sd: 0.25, grade: 'assumption', reason: 'An empty email looks like a mistake or a test.' },
        report_spam: { oddsRatio: 1.4, sd: 0.3, grade: 'assumption', reason: 'The same effect, through annoyance.' },
      },
      contrast: switched({ saidWords: 0 }, { saidWords: 8 }),
    }),
  },
  shownBy: ['saidWords'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      titles: ['The body says next to nothing'],
      what: ['The body contains hardly any information.'],
      why: ['Readers have little to reply to.'],
      names: ['the empty body'],
      takeaways: ['Say in two or three sentences why you are writing.'],
    },
  },
  reasons: { for: null, against: () => 'The body says next to nothing' },
  edits: {},
};
