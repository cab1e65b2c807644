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
          reason: 'One large study speaks for it and one large split test against it, so the mean effect is none.',
        },
        reply: {
          oddsRatio: 0.9 ** 0.25,
          sd: 0.12,
          facts: questionFacts,
          grade: 'vendor',
          reason: 'One vendor finds 10% fewer replies, shrunk to a quarter.',
        },
      },
      contrast: flag('subjectQuestion'),
    }),
  },
  shownBy: ['subjectQuestion'],
  sense: ({ isFor }) => (isFor ? 'absent' : 'present'),
  sentences: {
    present: {
      claim: { about: 'subject_question', states: 'present' },
      titles: ['A question in the subject'],
      what: ['The subject is a question: “<subject>”.'],
      why: ['Studies disagree on questions in subjects. Reply rates lean slightly against them.'],
      names: ['the question in the subject'],
      takeaways: ['Try the subject as a statement.'],
    },
    absent: {
      claim: { about: 'subject_question', states: 'absent' },
      titles: ['The subject is a statement'],
      what: ['The subject states its topic.'],
      why: ['Reply rates lean slightly toward plain statements.'],
      names: ['a subject that states its topic'],
      takeaways: ['Keep the subject a statement.'],
    },
  },
  reasons: { for: null, against: () => 'The subject is a question' },
  edits: {},
};
