import type { EmailDraft } from '../draft.ts';
import type { FeatureReader } from './reader.ts';
import { toSpans } from './reader.ts';
import { countSyllables } from '../text/countSyllables.ts';
import type { BodySentence } from '../draft.ts';

/** Fewer words than this have no grade worth the name. */
const MIN_WORDS = 8;
const MAX_GRADE = 30;
const ACRONYM = /^[A-Z]{2,5}s?$/;

/** The sentences of the prose: greeting and signature left out, a sentence that begins in the greeting cut. */
function proseSentences({ sentences, prose }: EmailDraft): BodySentence[] {
  return sentences
    .filter((sentence) => sentence.end > prose.start && sentence.start < prose.end)
    .map((sentence) => ({ ...sentence, start: Math.max(sentence.start, prose.start), end: Math.min(sentence.end, prose.end) }));
}

function syllablesOf(word: string): number {
  // A figure is read like a short word; an abbreviation letter by letter.
  if (/^\d/.test(word)) return 2;
  return ACRONYM.test(word) ? word.length : countSyllables(word);
}

/** Flesch-Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59, held between 0 and 30. */
function readGrade(draft: EmailDraft): number | null {
  const sentences = proseSentences(draft);
  const { words, visible } = draft.body;
  let wordCount = 0;
  let syllables = 0;
  for (const word of words) {
    if (word.start < draft.prose.start || word.end > draft.prose.end) continue;
    wordCount += 1;
    syllables += syllablesOf(visible.slice(word.start, word.end));
  }
  if (wordCount < MIN_WORDS || sentences.length === 0) return null;
  const grade = (0.39 * wordCount) / sentences.length + (11.8 * syllables) / wordCount - 15.59;
  return Math.min(MAX_GRADE, Math.max(0, grade));
}

export const readingGradeReader: FeatureReader = { find: (draft) => toSpans('body', proseSentences(draft)), read: readGrade };
