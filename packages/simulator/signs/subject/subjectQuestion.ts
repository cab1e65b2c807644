import { spansOf } from '../../reading/featureReader.ts';
import { MARKS } from '../../reading/text/marks.ts';
import { subjectColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const questionFacts = ['belkins-subject-question', 'warmysender-ab-question', 'yesware-question'];

const QUESTION = /[!?\uff1f]*[?\uff1f\u061f][!?\uff1f]*/gu;

const MAY_BE_QUESTION = MARKS.question | MARKS.beyondAscii;

export const subjectQuestion: Sign<{ features: 'subjectQuestion'; columns: 'subjectQuestion'; senses: 'present' | 'absent' }> = {
  label: 'Question in the subject',
  features: {
    subjectQuestion: { reader: { find: ({ subject }) => ((subject.marks & MAY_BE_QUESTION) === 0 ? [] : spansOf(subject, QUESTION)) } },
  },
  columns: {
    subjectQuestion: subjectColumn({
      features: ['subjectQuestion'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1,
          sd: 0.12,
          facts: questionFacts,
          grade: 'observational',
          reason: 'One large observation for, one large split test against: no mean effect.',
        },
        reply: {
          oddsRatio: 0.9 ** 0.25,
          sd: 0.12,
          facts: questionFacts,
          grade: 'vendor',
          reason: 'Ten percent fewer replies at one vendor, shrunk to a quarter.',
        },
      },
      contrast: flag('subjectQuestion'),
    }),
  },
  shownBy: ['subjectQuestion'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      titles: ['A question in the subject', 'The subject asks before it tells'],
      what: ['“<subject>” ends on a question mark.', 'The subject asks: “<subject>”.'],
      why: [
        'Sources disagree about questions in subjects; replies lean slightly against them.',
        'It may earn a look, but those who look answer a little less.',
      ],
      names: ['the question in the subject'],
      takeaways: ['Try the subject as a statement.'],
    },
    absent: {
      titles: ['The subject states its topic'],
      what: ['“<subject>” states rather than asks.'],
      why: ['Replies lean slightly towards plain statements.'],
      names: ['a subject that states its topic'],
      takeaways: ['Keep the subject a statement.'],
    },
  },
  reasons: { for: null, against: () => 'The subject is a question' },
  edits: {},
};
