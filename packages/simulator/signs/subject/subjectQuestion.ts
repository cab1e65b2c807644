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
      what: ['The subject has a question: “<subject>”.'],
      why: ['Studies disagree on questions in subjects. On balance, they get slightly fewer replies.'],
      names: ['the question in the subject'],
      takeaways: ['Try the subject as a statement.'],
    },
    absent: {
      claim: { about: 'subject_question', states: 'absent' },
      titles: ['No question in the subject'],
      what: ['The subject does not ask a question.'],
      why: ['On balance, subjects without a question get slightly more replies.'],
      names: ['a subject without a question'],
      takeaways: ['Keep questions out of the subject.'],
    },
  },
  reasons: { for: null, against: () => 'A question in the subject' },
  edits: {},
};
