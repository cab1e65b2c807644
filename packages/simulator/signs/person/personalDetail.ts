import { findTitle } from '../../reading/mentions/findMentions.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import { findOwnWords, countOwnWords } from './ownWords.ts';
import type { Sign } from '../sign.ts';

const depthFacts = [
  'woodpecker-advanced-personalization',
  'lavender-personalization',
  'gangly-500-personalization',
  'hunting-dynasty-combined',
];

export const personalDetail: Sign<{
  features: 'titleMentions' | 'ownWords';
  columns: 'deepPersonalisation';
  senses: 'present' | 'absent';
}> = {
  label: 'Personal detail',
  features: {
    titleMentions: { reader: { find: (draft) => findTitle(draft, draft.body) }, quotesSentence: true },
    /** Words that occur for this lead only, without its own name and company. */
    ownWords: { reader: { find: findOwnWords, read: countOwnWords }, quotesSentence: true },
  },
  columns: {
    deepPersonalisation: bodyColumn({
      features: ['ownWords', 'titleMentions'],
      bends: { full: { at: 6, unit: 'own words', reason: 'About half a sentence written only for this lead counts as deep.' } },
      curve:
        ({ full }) =>
        (ownWords, titleMentions) =>
          Math.min(1, (ownWords + present(titleMentions)) / full),
      effects: {
        reply: {
          oddsRatio: 1.5,
          sd: 0.15,
          facts: depthFacts,
          grade: 'observational',
          reason:
            'Sentences written for the lead that name the company, against neither. The published twofold gap also reflects care and list size.',
        },
      },
      contrast: switched({ ownWords: 12, titleMentions: 1, companyMentions: 1 }, { ownWords: 0, titleMentions: 0, companyMentions: 0 }),
    }),
  },
  shownBy: ['ownWords', 'titleMentions'],
  evidence: { against: () => [] },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'own_detail', states: 'present' },
      titles: ['A detail about each lead', 'More than names is filled in'],
      what: ['Beyond name and company, the text has a detail for <touched>.'],
      why: ['In our model, nothing in a text helps more than research on each lead.', 'It tells readers why you chose them.'],
      names: ['the details about each lead', 'what differs from lead to lead'],
      takeaways: ['Keep a detail about each lead.'],
    },
    absent: {
      claim: { about: 'own_detail', states: 'absent' },
      titles: ['No personal line'],
      what: [
        'Apart from names, nothing in the text is about the individual lead.',
        'Apart from names, the text has no detail that fits one lead only.',
      ],
      why: ['People recognize a template and treat it like one.', 'It does not tell readers why you chose them.'],
      names: ['the missing personal detail'],
      takeaways: ['Add a line to each email that fits only that lead.', 'Start each email with a line about that lead only.'],
    },
  },
  reasons: { for: ({ quote }) => `A detail about this lead: “${quote}”`, against: () => 'No personal detail' },
  edits: {},
};
