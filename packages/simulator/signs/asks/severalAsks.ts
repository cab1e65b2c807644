import { withBodyOrSame } from '../../edits/edit.ts';
import { proseSentences, touches, withoutSentences } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import { toEmailDraft, type EmailDraft } from '../../reading/draft.ts';
import { asksReader, calendarReader, countedAsksReader, interestReader, isClosing, isReminder, referralReader } from './askReaders.ts';
import { isAsking } from './isAsking.ts';
import { isStockQuestion } from './questionFor.ts';
import { DAY_ALONE, isInLinkBlock, TIME_CHOICE } from './lightRequest.ts';
import { bodyColumn, clamp } from '../column.ts';
import { competingAsks } from './competingAsks.ts';
import { ladder, switched } from '../contrasts.ts';
import { dropSideAsks, MAY_DROP_ASKS } from './dropSideAsks.ts';
import { dropPostscript } from './dropPostscript.ts';
import type { Sign } from '../sign.ts';

/** A question of at least this many words is about something. */
const OWN_WORDS = 7;
const ABOUT = /\b(?:how|what|which|where|when|why|do you|does your|is your|are your)\b/i;

/** Keeps the ask for interest if there is one, otherwise the last; removes the sentences of all others. */
function keepOneAsk(draft: EmailDraft): string | null {
  const asks = countedAsksReader.find(draft);
  const interests = interestReader.find(draft).filter((ask) => touches(ask, asks) && !isReminder(draft, ask) && !isClosing(draft, ask));
  const sentences = proseSentences(draft);
  const questions = sentences.filter((sentence) => sentence.isQuestion && touches(sentence, asks));
  // Asking for another contact is a side question.
  const meant = questions.filter((sentence) => !touches(sentence, referralReader.find(draft)) && !isReminder(draft, sentence));
  const kept = interests.at(-1) ?? meant.at(-1) ?? questions.at(-1) ?? asks.at(-1);
  // A question of the sender's own words says more than a stock question.
  const textOf = ({ start, end }: { start: number; end: number }) => draft.body.raw.slice(start, end).trim();
  const isStock = sentences.some((sentence) => touches(sentence, kept === undefined ? [] : [kept]) && isStockQuestion(textOf(sentence)));
  if (
    isStock &&
    questions.some(
      (sentence) => ABOUT.test(textOf(sentence)) && !isStockQuestion(textOf(sentence)) && textOf(sentence).split(/\s+/).length >= OWN_WORDS,
    )
  )
    return null;
  // Of several links in a row, none is the question to keep.
  if (kept === undefined || asks.some(({ start }) => isInLinkBlock(draft.body.raw, start))) return null;
  // Days in questions of their own make one request together with the question before them.
  const isTime = (text: string) => DAY_ALONE.test(text) || TIME_CHOICE.test(text);
  if (sentences.some(({ start, end }) => isTime(draft.body.raw.slice(start, end).trim()))) return null;
  const isAlternative = sentences.some(
    (sentence) => touches(sentence, [kept]) && /^\s*or\b/i.test(draft.body.raw.slice(sentence.start, sentence.end)),
  );
  // It makes no sense without the request before it.
  if (isAlternative) return null;
  const isOptOut = ({ start, end }: { start: number; end: number }) =>
    draft.readings.some((reading) => reading.start < end && start < reading.end && chanceOf(reading, 'opt_out') >= 0.3);
  const body = withoutSentences(
    draft,
    (sentence) => touches(sentence, asks) && isAsking(draft, sentence) && !touches(sentence, [kept]) && !isOptOut(sentence),
  );
  return body === null || asksTwice(draft, body) ? null : body;
}

/** Whether a body asks for several things in any form: with one of three gone, nothing is mended. */
function asksTwice({ lead, context }: EmailDraft, body: string): boolean {
  const left = toEmailDraft({ ...lead, email: { ...lead.email, body } }, context);
  const asks = [...countedAsksReader.find(left), ...asksReader.find(left), ...calendarReader.find(left)];
  return proseSentences(left).filter((sentence) => touches(sentence, asks)).length > 1;
}

/** More questions than these are a fault of their own. */
const MANY_QUESTIONS = 3;

export const severalAsks: Sign<{
  columns: 'severalAsks' | 'manyQuestions';
  edits: 'keep_one_ask' | 'drop_postscript' | 'drop_side_asks';
  senses: 'present' | 'large' | 'absent';
}> = {
  label: 'Number of requests',
  features: {},
  columns: {
    severalAsks: bodyColumn({
      features: ['asks'],
      bends: { most: { at: 2, unit: 'asks beyond the first', reason: 'More than three asks make no difference.' } },
      curve:
        ({ most }) =>
        (asks) =>
          clamp(asks - 1, 0, most),
      effects: {
        reply: {
          oddsRatio: 0.95,
          sd: 0.1,
          facts: ['hunting-dynasty-combined'],
          grade: 'assumption',
          reason: 'Per ask beyond the first: in a trial, a single easy ask did best.',
        },
      },
      contrast: switched({ asks: 2 }, { asks: 1 }),
    }),
    manyQuestions: bodyColumn({
      features: ['questions'],
      bends: {
        free: { at: 3, unit: 'questions', reason: 'One to three questions are normal in a conversation.' },
        most: { at: 4, unit: 'questions beyond', reason: 'No further harm is assumed.' },
      },
      curve:
        ({ free, most }) =>
        (questions) =>
          clamp(questions - free, 0, most),
      effects: {
        reply: {
          oddsRatio: 0.95,
          sd: 0.05,
          grade: 'assumption',
          reason:
            'Per question beyond three: strangers do not fill in questionnaires. One to three questions do best in messages of all kinds.',
        },
      },
      contrast: { to: ladder('questions', [4]), from: ladder('questions', [3]) },
    }),
  },
  shownBy: ['asks', 'questions'],
  evidence: {
    against: (draft, spansOf) => {
      const competing = competingAsks(draft);
      if (competing.length > 0) return competing;
      // The question about interest is the one to keep.
      const interests = interestReader.find(draft);
      const questions = [...spansOf('asks'), ...spansOf('questions')];
      const others = questions.filter((span) => !touches(span, interests));
      return others.length > 0 ? others : questions;
    },
  },
  sense: ({ isFor, values: { asks, questions } }) =>
    isFor ? 'absent' : (asks ?? 0) < 2 || (questions ?? 0) > MANY_QUESTIONS ? 'large' : 'present',
  sentences: {
    present: {
      claim: { about: 'several_asks', states: 'present' },
      titles: ['It asks for more than one thing'],
      what: ['The email asks for different things: <quotes>.', '“<quote>” and “<quote2>” compete for one reply.'],
      why: ['Readers who have to choose often do not reply.', 'One clear question gets more replies than two good ones.'],
      names: ['asking for more than one thing'],
      takeaways: ['Keep one request and drop the rest.', 'Keep the request that is easiest to answer, and drop the rest.'],
    },
    large: {
      claim: { about: 'many_questions', states: 'present' },
      titles: ['It asks too many questions'],
      what: ['The email asks many questions, such as “<quote>”.'],
      why: ['Few people take the time to answer all of a stranger’s questions.'],
      names: ['the many questions'],
      takeaways: ['Keep the one question you most want answered.'],
    },
    absent: {
      claim: { about: 'several_asks', states: 'absent' },
      titles: ['One request only'],
      what: ['The email asks for one thing at most.'],
      why: ['Readers do not have to choose what to answer.'],
      names: ['the single request'],
      takeaways: ['Keep it to one request.'],
    },
  },
  reasons: { for: null, against: ({ values }) => ((values.asks ?? 0) < 2 ? 'Many questions' : 'More than one request') },
  edits: {
    drop_postscript: {
      when: () => true,
      apply: dropPostscript,
      isTidy: true,
      // Only the postscript is removed; the signature above it stays.
      mayChange: ['torn_signature'],
      advice: ['Drop the postscript: it offers a second thing'],
    },
    drop_side_asks: {
      alsoFixes: ['ask_kind', 'calendar_link'],
      when: () => true,
      apply: dropSideAsks,
      isTidy: true,
      mayChange: MAY_DROP_ASKS,
      advice: ['Keep only one request'],
    },
    keep_one_ask: {
      when: ({ asks }) => (asks ?? 0) > 1,
      apply: (draft) => withBodyOrSame(draft, keepOneAsk(draft)),
      advice: ['Keep one request and drop the others', 'Keep a single question in the email'],
    },
  },
};
