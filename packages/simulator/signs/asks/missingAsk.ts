import { closingSentence } from '../evidence.ts';
import { emailOf, withBody, withBodyOrSame } from '../../edits/edit.ts';
import { appendToProse, replaceRanges, touches } from '../../edits/textOps.ts';
import { askCondition } from './conditionQuestion.ts';
import { countedAsksReader } from './askReaders.ts';
import { questionsReader } from './findQuestions.ts';
import { endOnQuestion } from './endOnQuestion.ts';
import { questionFor } from './questionFor.ts';
import { chanceOfKind } from '../../reader/readKind.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { bodyColumn, present } from '../column.ts';
import { switched } from '../contrasts.ts';
import type { Sign } from '../sign.ts';
import { askInstead, askToSend, proposedAct, saysHowToAnswer } from './waysToAnswer.ts';

/** A request in the form of a statement, which needs no question after it. */
const REQUEST =
  /\b(?:kindly|please) (?:inform|reply|respond|revert|tell|send|let|write|call|contact|answer|confirm|advise|share|register|fill|take|forward|quote|provide)\b|\b(?:ask|request|invite) you to\b|\blet (?:me|us) know\b|\brevert back\b|(?:^|[.!,]\s+|\n[^\S\n]*|\b(?:just|simply|then|and|or) )(?:send|reply|call|text|email|e-mail|write|order|visit|ring|phone|book|tell|give|let|come|stop|drop|pick|choose|answer|return|forward) (?:me|us|it|them|by|back|with|to|in|your|the|a|this|over|on|at|off|along|yes|no|["\u201c'\d])/im;

/** Whether there is something a question could be about. */
const offersSomething = ({ body, kind, readings }: EmailDraft): boolean =>
  !REQUEST.test(body.visible) &&
  // A survey offers nothing: its questions are the request.
  chanceOfKind(kind, 'survey') < 0.5 &&
  readings.some((reading) => Math.max(chanceOf(reading, 'offer'), chanceOf(reading, 'benefit')) >= 0.5);

export const missingAsk: Sign<{
  features: 'asks' | 'questions';
  columns: 'noAsk';
  edits: 'add_interest_question' | 'ask_condition' | 'end_on_question';
  senses: 'present' | 'absent';
}> = {
  label: 'Call to action',
  features: {
    /** All different asks, including those two kinds. */
    asks: { reader: countedAsksReader, isEnglishOnly: true, quotesSentence: true },
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
      claim: { about: 'ask', states: 'present' },
      titles: ['It asks the reader something'],
      what: ['The email asks: “<quote>”.'],
      why: ['People reply to questions more often than to statements.'],
      names: ['the question or request'],
      takeaways: ['Keep one clear question.'],
    },
    absent: {
      claim: { about: 'ask', states: 'absent' },
      titles: ['It does not ask for anything', 'No call to action'],
      what: ['The email asks no question and makes no request.', 'The email does not say what the reader should do next.'],
      why: ['Readers who agree have nothing to reply to.', 'Few people reply unless they are asked.'],
      names: ['the missing call to action', 'ending without a question'],
      takeaways: ['End with one question that takes one word to answer.', 'Say what you want to hear back.'],
    },
  },
  reasons: { for: null, against: () => 'Does not ask for anything' },
  edits: {
    end_on_question: {
      when: () => true,
      apply: (draft) => withBodyOrSame(draft, endOnQuestion(draft)),
      isTidy: true,
      isMove: true,
      // The question may have begun the paragraph.
      mayChange: ['blank_line'],
      advice: ['End on the question'],
    },
    ask_condition: {
      when: ({ questions }) => !questions,
      apply: (draft) => {
        const asked = askCondition(draft);
        return asked === undefined ? emailOf(draft) : withBody(draft, replaceRanges(draft.body.raw, [asked]));
      },
      isTidy: true,
      isOfSelling: true,
      advice: ['Ask “<question>”, and only then for more', 'Turn the condition into a question'],
    },
    add_interest_question: {
      alsoFixes: ['ask_kind'],
      when: ({ questions }) => !questions,
      apply: (draft) => {
        if (askCondition(draft) !== undefined) return emailOf(draft);
        const sent = draft.language === 'en' ? askToSend(draft) : undefined;
        if (sent !== undefined) return withBody(draft, askInstead(draft, sent));
        if (!offersSomething(draft) || saysHowToAnswer(draft)) return emailOf(draft);
        const asks = countedAsksReader.find(draft);
        const act = draft.language === 'en' ? proposedAct(draft) : undefined;
        if (act !== undefined && asks.every((ask) => touches(ask, [act.instead]))) return withBody(draft, askInstead(draft, act));
        return asks.length === 0 && act === undefined ? withBody(draft, appendToProse(draft, questionFor(draft))) : emailOf(draft);
      },
      isOfSelling: true,
      advice: ['End with “<question>”', 'Close with a question such as “<question>”', 'End with a question that takes one word to answer'],
    },
  },
};
