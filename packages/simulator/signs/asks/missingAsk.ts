import { closingSentence } from '../evidence.ts';
import { withBody } from '../../edits/edit.ts';
import { appendToProse } from '../../edits/textOps.ts';
import { asksReader } from './askReaders.ts';
import { questionsReader } from './findQuestions.ts';
import { questionFor } from './questionFor.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

export const missingAsk: Sign<{
  features: 'asks' | 'questions';
  columns: 'noAsk';
  edits: 'add_interest_question';
  senses: 'present' | 'absent';
}> = {
  label: 'Asking at all',
  features: {
    /** All different asks, those two kinds included. */
    asks: { reader: asksReader, isEnglishOnly: true, quotesSentence: true },
    questions: { reader: questionsReader },
  },
  columns: {
    noAsk: bodyColumn({
      features: ['asks', 'interestAsks', 'meetingAsks', 'questions'],
      curve:
        () =>
        (...asked) =>
          1 - present(asked.reduce((sum, count) => sum + count, 0)),
      effects: {
        reply: { oddsRatio: 0.9, sd: 0.15, grade: 'assumption', reason: 'Without an ask or a question there is less to answer.' },
      },
      contrast: switched({ asks: 0, interestAsks: 0, meetingAsks: 0, questions: 0 }, { asks: 1 }),
    }),
  },
  shownBy: ['asks', 'questions'],
  evidence: { against: closingSentence },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      titles: ['It asks for something', 'There is an ask'],
      what: ['The mail ends with something to answer: “<quote>”.', '“<quote>” gives the reader something to say yes or no to.'],
      why: ['People answer questions more readily than statements.', 'Without one there would be nothing to reply to.'],
      names: ['having an ask at all'],
      takeaways: ['Keep one clear ask.'],
    },
    absent: {
      titles: ['It asks for nothing', 'There is nothing to reply to', 'The email ends without a question', 'It tells, but does not ask'],
      what: [
        'The last sentence, “<quote>”, asks nothing a reader would answer.',
        'After “<quote>” the mail is over, and no answer was asked for.',
        'Nowhere does the mail ask for interest, a time or an opinion.',
      ],
      why: [
        'Whoever agrees has still nothing to say.',
        'A reader who has to think of a reply themselves mostly does not.',
        'Silence is a complete answer to a statement.',
      ],
      names: ['the missing ask', 'an ending without a question'],
      takeaways: ['End on one question that can be answered in a word.', 'Say what you would like to hear back.'],
    },
  },
  reasons: { for: null, against: () => 'Asks for nothing' },
  edits: {
    add_interest_question: {
      alsoFixes: ['ask_kind'],
      when: ({ interestAsks, meetingAsks }) => interestAsks === 0 && meetingAsks === 0,
      apply: (draft) => withBody(draft, appendToProse(draft, questionFor(draft))),
      advice: ['End on “<question>”', 'Close with a question such as “<question>”', 'End on a question that can be answered in a word'],
    },
  },
};
