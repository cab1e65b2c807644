import { longestSentence } from '../evidence.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, proseSentences, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { bodyColumn, clamp } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { inEnglish } from './inEnglish.ts';
import { plainer } from './plainerWords.ts';
import { readingGradeReader } from './readGrade.ts';
import type { Sign } from '../sign.ts';

/** Joints at which a long sentence falls into two, both with a subject of their own. */
const SUBJECT = String.raw`(?=(?:we|you|they|it|I|there)\b)`;
const JOINTS: readonly [RegExp, string][] = [
  [new RegExp(`, and ${SUBJECT}`), '. '],
  [new RegExp(`; ${SUBJECT}`), '. '],
  [new RegExp(`, but ${SUBJECT}`), '. But '],
  [new RegExp(`, so ${SUBJECT}`), '. So '],
];
/** A sentence that begins so is not over at its first comma. */
const OPENS_CLAUSE =
  /^\W*(?:if|when|while|because|since|although|though|once|after|before|as|unless|until|whether|given|what|how|why|who|did|do|does|is|are|can|could|would|should)\b/i;

const LONG_SENTENCE = 15;
/** Words either half must have. */
const LEAST_WORDS = 4;

function splitSentence(sentence: string): string {
  if (sentence.split(/\s+/).length < LONG_SENTENCE || OPENS_CLAUSE.test(sentence) || /["\u201c\u201d():<>]|[?]$/.test(sentence))
    return sentence;
  for (const [joint, by] of JOINTS) {
    const at = sentence.search(joint);
    const found = joint.exec(sentence)?.[0] ?? '';
    const [head, tail] = [sentence.slice(0, at), sentence.slice(at + found.length)];
    const isWhole =
      at > 0 &&
      [head, tail].every((half) => half.split(/\s+/).length >= LEAST_WORDS) &&
      !/\b(?:if|when|between|both|either|that)\b/i.test(head);
    if (isWhole) return head + by + (by === '. ' ? capitalise(tail) : tail);
  }
  return sentence;
}

function splitLong(draft: EmailDraft): string {
  const cuts = proseSentences(draft).map(({ start, end }) => ({ start, end, by: splitSentence(draft.body.raw.slice(start, end)) }));
  return replaceRanges(draft.body.raw, cuts);
}

export const readingLevel: Sign<{
  features: 'readingGrade';
  columns: 'readingGrade';
  edits: 'split_long_sentences' | 'plainer_words';
  senses: 'hard' | 'easy';
}> = {
  label: 'Reading level',
  features: {
    /** Flesch-Kincaid grade of the prose without greeting and signature. */
    readingGrade: { reader: readingGradeReader, isEnglishOnly: true },
  },
  columns: {
    readingGrade: bodyColumn({
      features: ['readingGrade'],
      bends: {
        start: { at: 4, unit: 'grade', facts: ['lavender-reading-grade'], reason: 'Simpler than grade 4 gains nothing more.' },
        end: { at: 15, unit: 'grade', reason: 'Harder than grade 15 is all the same.' },
      },
      curve:
        ({ start, end }) =>
        (grade) =>
          (start - clamp(grade, start, end)) / (end - start),
      effects: {
        reply: {
          oddsRatio: 1.25,
          sd: 0.12,
          facts: ['lavender-reading-grade'],
          grade: 'vendor',
          reason: 'Grade 3 to 5 against 10 and more; the published +67 % is shrunk.',
        },
      },
      contrast: { to: ladder('readingGrade', [3, 4, 5]), from: ladder('readingGrade', [10, 11, 12, 13]) },
    }),
  },
  shownBy: ['readingGrade'],
  evidence: { for: longestSentence, against: longestSentence },
  figure: ['grade', 'readingGrade'],
  sense: ({ isFor }) => (isFor ? 'easy' : 'hard'),
  sentences: {
    hard: {
      titles: [
        'Hard to read in passing',
        'The sentences work too hard',
        'Written for a report, read on a phone',
        'School grade <grade> is heavy for an inbox',
      ],
      what: [
        'The text reads at about school grade <grade>; “<quote>” is the heaviest sentence.',
        'Sentences such as “<quote>” put the text at grade <grade>.',
        'At reading grade <grade>, “<quote>” needs a second pass.',
      ],
      why: [
        'Nobody reads cold mail twice; what is not plain at first sight is skipped.',
        'Simple sentences get more answers, to experts as well.',
        'Long words keep the reader busy with the language instead of the offer.',
      ],
      names: ['the heavy language', 'a reading grade of <grade>', 'sentences such as “<quote>”'],
      takeaways: [
        'Break the longest sentences and use plainer words.',
        'Read it aloud and cut where you run out of breath, first at “<quote>”.',
        'Rewrite “<quote>” in half the words.',
      ],
    },
    easy: {
      titles: ['Easy to read', 'Plain words, short sentences', 'Nobody has to read it twice', 'Language that costs no effort'],
      what: [
        'The text reads at about school grade <grade>.',
        'Even the longest sentence, “<quote>”, is easy to follow.',
        'Grade <grade> on the reading scale means words a child knows and sentences with one thought each.',
      ],
      why: [
        'Plain text is understood between two other things, which is when cold mail is read.',
        'The easier the sentence, the more of those who open get as far as the ask.',
        'Simple language gets more replies at every level of the company.',
      ],
      names: ['the plain language', 'sentences anybody can follow', 'a reading grade of <grade>'],
      takeaways: ['Keep the sentences this short.', 'Stay with words people use when they talk.'],
    },
  },
  reasons: { for: () => 'Easy to read', against: ({ values }) => `Hard to read, about grade ${Math.round(values.readingGrade ?? 0)}` },
  edits: {
    split_long_sentences: {
      when: ({ readingGrade }) => (readingGrade ?? 0) > 6,
      apply: (draft) => (draft.language === 'en' ? withBody(draft, splitLong(draft)) : emailOf(draft)),
      advice: ['Split the longest sentences', 'Break “<quote>” into two sentences', 'Give every thought a sentence of its own'],
    },
    plainer_words: {
      when: ({ readingGrade }) => (readingGrade ?? 0) > 6,
      apply: (draft) => inEnglish(draft, plainer),
      advice: ['Use plainer words', 'Swap the long words for everyday ones'],
    },
  },
};
