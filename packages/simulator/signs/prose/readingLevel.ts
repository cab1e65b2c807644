import { longestSentence } from '../evidence.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { proseSentences, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { bodyColumn, clamp } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { withoutEmptyWords } from './emptyWords.ts';
import { inEnglish } from './inEnglish.ts';
import { plainer } from './plainerWords.ts';
import { readingGradeReader } from './readGrade.ts';
import type { Sign } from '../sign.ts';
import { countWords, splitSentence, VERY_LONG } from './splitSentence.ts';

/** Splits the longest sentence, where it has a place to be split, and every other very long one with it. */
function splitLong(draft: EmailDraft): string {
  const { raw } = draft.body;
  const [longest] = longestSentence(draft);
  const split = proseSentences(draft)
    .map(({ start, end }) => ({ start, end, text: raw.slice(start, end), by: splitSentence(raw.slice(start, end)) }))
    .filter(({ end, text, by }) => by !== text && (end === longest?.end || countWords(text) >= VERY_LONG));
  return split.some(({ end }) => end === longest?.end) ? replaceRanges(raw, split) : raw;
}

/** No school goes further. */
const LAST_GRADE = 16;
/** A grade level as it is told: "7", "16+". */
export const nameGrade = (grade: number): string => (grade > LAST_GRADE ? `${LAST_GRADE}+` : String(Math.round(grade)));

export const readingLevel: Sign<{
  features: 'readingGrade';
  columns: 'readingGrade';
  edits: 'split_long_sentences' | 'plainer_words' | 'drop_empty_words';
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
        start: { at: 4, unit: 'grade', facts: ['lavender-reading-grade'], reason: 'Below grade 4, simpler text gains nothing more.' },
        end: { at: 15, unit: 'grade', reason: 'Above grade 15 it makes no further difference.' },
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
          reason: 'Grade 3 to 5 against 10 or more. The published +67% is shrunk.',
        },
      },
      contrast: { to: ladder('readingGrade', [3, 4, 5]), from: ladder('readingGrade', [10, 11, 12, 13]) },
    }),
  },
  shownBy: ['readingGrade'],
  evidence: { for: () => [], against: longestSentence },
  figure: ['grade', 'readingGrade'],
  // Words in capitals are taken for abbreviations, which nobody can read.
  sense: ({ isFor, values }) => (isFor ? 'easy' : (values.capsWords ?? 0) > 2 ? null : 'hard'),
  sentences: {
    hard: {
      claim: { about: 'hard_reading', states: 'present' },
      titles: ['A long sentence'],
      what: ['The longest sentence is “<quote>”.'],
      why: ['People skim cold emails, and short sentences survive that best.', 'Short sentences get more replies, even from experts.'],
      names: ['the longest sentence'],
      takeaways: ['Split “<quote>”.', 'Rewrite “<quote>” in half the words.'],
    },
    easy: {
      claim: { about: 'hard_reading', states: 'absent' },
      titles: ['Easy to read', 'Plain wording'],
      what: ['The text reads at about grade level <grade>.'],
      why: ['Plain wording survives a quick skim.', 'Simple wording gets more replies at every level of a company.'],
      names: ['the plain wording'],
      takeaways: ['Keep the wording this plain.'],
    },
  },
  reasons: {
    for: () => 'Easy to read',
    against: ({ values }) => `Long sentences: about grade level ${nameGrade(values.readingGrade ?? 0)}`,
  },
  edits: {
    split_long_sentences: {
      when: ({ readingGrade }) => (readingGrade ?? 0) > 6,
      apply: (draft) => (draft.language === 'en' ? withBody(draft, splitLong(draft)) : emailOf(draft)),
      advice: ['Split <split>', 'Split long sentences'],
    },
    plainer_words: {
      when: ({ readingGrade }) => (readingGrade ?? 0) > 6,
      apply: (draft) => inEnglish(draft, plainer),
      advice: ['Use plainer words'],
    },
    drop_empty_words: {
      when: () => true,
      apply: (draft) => inEnglish(draft, withoutEmptyWords),
      isTidy: true,
      advice: ['Drop words that say nothing'],
    },
  },
};
