import { longestSentence } from '../evidence.ts';
import { emailOf, withBody } from '../../edits/edit.ts';
import { capitalise, proseSentences, replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { bodyColumn, clamp } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { withoutEmptyWords } from './emptyWords.ts';
import { inEnglish } from './inEnglish.ts';
import { plainer } from './plainerWords.ts';
import { readingGradeReader } from './readGrade.ts';
import type { Sign } from '../sign.ts';

/** Positions where a long sentence can be split in two, both with their own subject. */
const SUBJECT = String.raw`(?=(?:we|you|they|it|I|there)\b)`;
const JOINTS: readonly [RegExp, string][] = [
  [/, which means (?:that )?(?=(?:we|you|they|it|there|your|our|the|no|\p{L}+s)\b)/u, '. '],
  [new RegExp(`, and ${SUBJECT}`), '. '],
  [new RegExp(`; ${SUBJECT}`), '. '],
  [new RegExp(`, but ${SUBJECT}`), '. But '],
];
const FINITE = String.raw`(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did|must|may|might|told|said|asked|takes?|costs?|comes?|goes|gets?|needs?|works?|runs?|shows?|means|keeps?|stays?|starts?|pays?|went|came|got|took|kept|made|saw|found|isn['\u2019]?t|aren['\u2019]?t|wasn['\u2019]?t|doesn['\u2019]?t|don['\u2019]?t|didn['\u2019]?t|can['\u2019]?t|won['\u2019]?t)`;
/** A noun with its verb, and no clause between them: "your colleague told me", but not "the people who are late". */
const CLAUSE = String.raw`(?=(?:your|our|their|the|this|these|my|his|her|nobody|everyone|most|many)\b(?:(?! (?:who|that|which|whose|where|when|of you)\b)[ ][\p{L}\p{N}.'\u2019-]+){0,5}? ${FINITE}\b)`;
/** In a very long sentence, the second half may begin with any noun. */
const WIDE_JOINTS: readonly [RegExp, string][] = [
  ...JOINTS,
  [new RegExp(`, and ${CLAUSE}`, 'u'), '. '],
  [new RegExp(`; ${CLAUSE}`, 'u'), '. '],
  [new RegExp(` [-\u2013\u2014] ${SUBJECT}`, 'u'), '. '],
  [new RegExp(`, so ${SUBJECT}`), '. So '],
];
/** A sentence that starts like this does not end at its first comma. */
const OPENS_CLAUSE =
  /^\W*(?:if|when|while|because|since|although|though|once|after|before|as|unless|until|whether|given|what|how|why|who|did|do|does|is|are|can|could|would|should)\b/i;

/** Two sentences with only a comma between: "It needs no monitor, it is CE marked". */
const JOINED_BY_COMMA = /, (?:we|you|they|it|I|there|he|she)(?:['\u2019]\p{L}+)? \p{L}/u;
/** A remark between two dashes. */
const DASHED = / [-\u2013\u2014] .* [-\u2013\u2014] /;

/** Shorter sentences are never split; from the second length on, each one is. */
const [LONG_SENTENCE, VERY_LONG] = [22, 29];
/** How many words each half needs. */
const LEAST_WORDS = 5;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

function splitSentence(sentence: string): string {
  const count = countWords(sentence);
  if (count < LONG_SENTENCE || OPENS_CLAUSE.test(sentence) || /["\u201c\u201d():<>]|[?]$/.test(sentence) || DASHED.test(sentence))
    return sentence;
  for (const [joint, by] of count < VERY_LONG ? JOINTS : WIDE_JOINTS) {
    const at = sentence.search(joint);
    const found = joint.exec(sentence)?.[0] ?? '';
    const [head, tail] = [sentence.slice(0, at), sentence.slice(at + found.length)];
    const isWhole =
      at > 0 &&
      [head, tail].every((half) => countWords(half) >= LEAST_WORDS) &&
      !/\b(?:if|when|between|both|either|that)\b/i.test(head) &&
      !JOINED_BY_COMMA.test(head);
    if (isWhole) return head + by + (by === '. ' ? capitalise(tail) : tail);
  }
  return sentence;
}

/** Splits every very long sentence that has a place to be split; if there is none, the longest other one. */
function splitLong(draft: EmailDraft): string {
  const { raw } = draft.body;
  const split = proseSentences(draft)
    .map(({ start, end }) => ({ start, end, count: countWords(raw.slice(start, end)), by: splitSentence(raw.slice(start, end)) }))
    .filter(({ start, end, by }) => by !== raw.slice(start, end))
    .toSorted((one, other) => other.count - one.count);
  const veryLong = split.filter(({ count }) => count >= VERY_LONG);
  return replaceRanges(raw, veryLong.length > 0 ? veryLong : split.slice(0, 1));
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
