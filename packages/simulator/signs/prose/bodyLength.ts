import { toBodySpan } from '../evidence.ts';
import { emailOf } from '../../edits/edit.ts';
import { findSentenceAt, type EmailDraft } from '../../reading/draft.ts';
import { wholeText } from '../../reading/featureReader.ts';
import type { Span } from '../../reading/span.ts';
import { bodyColumn, clamp } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { trimToTarget } from './trimToTarget.ts';
import type { Sign } from '../sign.ts';

const lengthFacts = [
  'belkins-body-words',
  'hunter-words-20-39',
  'hunter-words-under100',
  'lavender-150plus',
  'lavender-short-vs-125',
  'salesloft-short-body',
  'overloop-body-words',
  'gangly-500-words',
  'reyes-2024-short',
];

/** Words up to which a body costs nothing. */
const WORD_PLATEAU = 130;

const whole = ({ body }: EmailDraft): Span[] => wholeText(body);

/** Where the body passes the length that costs nothing. */
function passingSentence(draft: EmailDraft): Span[] {
  const last = draft.body.words[WORD_PLATEAU];
  return last === undefined ? [] : toBodySpan(findSentenceAt(draft.sentences, last.start));
}

export const bodyLength: Sign<{
  features: 'bodyWords';
  columns: 'bodyLength' | 'bodyBrevity';
  edits: 'trim_body';
  senses: 'long' | 'short' | 'present';
}> = {
  label: 'Length of the body',
  features: { bodyWords: { reader: { find: whole, read: ({ body }) => body.words.length + body.variables.length + body.links.length } } },
  columns: {
    bodyLength: bodyColumn({
      features: ['bodyWords'],
      bends: {
        plateauEnd: {
          at: 130,
          unit: 'words',
          facts: ['belkins-body-words', 'hunter-words-under100', 'overloop-body-words'],
          reason: 'Sources disagree on the best length below about 130 words and agree on the fall beyond.',
        },
      },
      curve:
        ({ plateauEnd }) =>
        (words) =>
          Math.min(0, Math.log(plateauEnd / words)),
      effects: {
        reply: {
          oddsRatio: 1.3,
          sd: 0.12,
          facts: lengthFacts,
          grade: 'observational',
          reason: '50 to 125 words against 200 and more; sources from a flat curve to fivefold.',
        },
      },
      contrast: { to: ladder('bodyWords', [50, 75, 100, 125]), from: ladder('bodyWords', [200, 225, 250, 275, 300]) },
    }),
    bodyBrevity: bodyColumn({
      features: ['bodyWords'],
      bends: {
        start: {
          at: 20,
          unit: 'words',
          facts: ['hunter-words-20-39'],
          reason: '20 to 39 words is the best bracket of the largest sample; below it nothing is published.',
        },
        end: { at: 5, unit: 'words', reason: 'Shorter bodies count as this short.' },
      },
      curve:
        ({ start, end }) =>
        (words) =>
          Math.log2(start / clamp(words, end, start)),
      effects: {
        reply: {
          oddsRatio: 0.95,
          sd: 0.12,
          facts: ['salesloft-short-body', 'hunter-words-20-39'],
          grade: 'assumption',
          reason: 'Per halving below 20 words: nothing left to answer. Above that short bodies do well.',
        },
      },
      contrast: { to: ladder('bodyWords', [10]), from: ladder('bodyWords', [20]) },
    }),
  },
  shownBy: ['bodyWords'],
  evidence: { for: () => [], against: passingSentence },
  figure: ['words', 'bodyWords'],
  sense: ({ isFor, values }) => (isFor ? 'present' : (values.bodyWords ?? WORD_PLATEAU) >= WORD_PLATEAU ? 'long' : 'short'),
  sentences: {
    long: {
      titles: [
        'The email is too long',
        '<words> words are a lot to ask',
        'Long before it gets to the point',
        'More to read than a stranger reads',
      ],
      what: [
        'The body runs to <words> words.',
        'There are <words> words to read; by the time it says “<quote>” most readers have left.',
        'At <words> words the email goes on after “<quote>”, where a short one would have ended.',
      ],
      why: [
        'Replies fall with every doubling of the length, because people put long mail aside to read later and later does not come.',
        'A stranger gets a few seconds; whatever needs more than that is not weighed, only closed.',
        'The ask drowns: whoever does not reach it cannot answer it.',
      ],
      names: ['the length of the email', '<words> words of body'],
      takeaways: [
        'Cut the body to what a phone shows on one screen.',
        'Trim the <words> words to the reason, the proof and the ask.',
        'End the email before “<quote>”.',
      ],
    },
    short: {
      titles: ['Too little to answer', 'The email says hardly anything'],
      what: ['The whole body is <words> words.', 'With <words> words there is little for a reader to hold on to.'],
      why: ['Short is good until nothing is left to reply to.', 'People answer a reason, and there is barely room for one.'],
      names: ['the very short body'],
      takeaways: ['Add one sentence on why this reader.'],
    },
    present: {
      titles: ['A length people finish', 'Short enough to be read to the end', '<words> words: read in one go', 'It fits on one screen'],
      what: [
        'The body takes <words> words.',
        '<words> words is a length a reader finishes standing up.',
        'Greeting to sign-off, it is <words> words.',
      ],
      why: [
        'Whoever opens it sees the ask without scrolling far.',
        'Nothing has to be postponed, so nothing is forgotten.',
        'Below the length where replies begin to fall, each word still gets read.',
      ],
      names: ['the short body', 'a body of <words> words'],
      takeaways: ['Stay at about this length.', 'Resist adding to the <words> words.'],
    },
  },
  reasons: {
    for: ({ values }) => `Short body, ${values.bodyWords ?? 0} words`,
    against: ({ values }) => `Body of ${values.bodyWords ?? 0} words`,
  },
  edits: {
    trim_body: {
      when: ({ bodyWords }) => (bodyWords ?? 0) > 130,
      // What was not read goes too.
      apply: (draft) => ({ ...emailOf(draft), body: trimToTarget(draft) || emailOf(draft).body }),
      advice: [
        'Trim the body to about <target> words',
        'Cut the body from <words> to about <target> words',
        'Keep the reason, the proof and the ask; drop the rest',
      ],
    },
  },
};
