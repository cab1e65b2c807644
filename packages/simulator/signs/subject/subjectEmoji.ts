import { withSubject } from '../../edits/edit.ts';
import { findEmoji } from '../../reading/text/findEmoji.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { cutSubject } from './subjectText.ts';

export const subjectEmoji: Sign<{
  features: 'subjectEmoji';
  columns: 'subjectEmoji';
  edits: 'drop_subject_emoji';
  senses: 'present' | 'absent';
}> = {
  label: 'Emoji in the subject',
  features: { subjectEmoji: { reader: { find: ({ subject }) => findEmoji(subject) } } },
  columns: {
    subjectEmoji: subjectColumn({
      features: ['subjectEmoji'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 0.95,
          sd: 0.1,
          facts: ['replyio-emoji'],
          grade: 'vendor',
          reason: 'Six percent fewer opens at one vendor, shrunk.',
        },
        reply: { oddsRatio: 0.95, sd: 0.12, facts: ['replyio-emoji'], grade: 'assumption', reason: 'Follows from the effect on opens.' },
        unsubscribe: { oddsRatio: 1.05, sd: 0.2, grade: 'assumption', reason: 'Looks like a newsletter.' },
      },
      contrast: flag('subjectEmoji'),
    }),
  },
  shownBy: ['subjectEmoji'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'subject_emoji', states: 'present' },
      titles: ['An emoji in the subject'],
      what: ['The subject contains “<quote>”.'],
      why: ['It looks like a newsletter, and some readers unsubscribe on sight.'],
      names: ['the emoji in the subject'],
      takeaways: ['Leave “<quote>” out of the subject.'],
    },
    absent: {
      claim: { about: 'subject_emoji', states: 'absent' },
      titles: ['No emoji in the subject'],
      what: ['The subject is text only.'],
      why: ['Readers associate emoji in subjects with newsletters.'],
      names: ['a subject without emoji'],
      takeaways: ['Keep emoji out of the subject.'],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” in the subject` },
  edits: {
    drop_subject_emoji: {
      when: ({ subjectEmoji }) => (subjectEmoji ?? 0) > 0,
      apply: (draft) => withSubject(draft, cutSubject(draft, findEmoji(draft.subject))),
      advice: ['Leave the emoji out: “<after>”', 'Take “<quote>” out of the subject'],
    },
  },
};
