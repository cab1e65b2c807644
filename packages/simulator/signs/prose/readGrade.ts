import type { BodySentence, EmailDraft } from '../../reading/draft.ts';
import type { FeatureReader } from '../../reading/featureReader.ts';
import { toSpans } from '../../reading/featureReader.ts';
import type { Range } from '../../reading/sections/splitBlocks.ts';
import { textOf } from '../../reading/textOf.ts';
import { countSyllables } from '../../reading/text/countSyllables.ts';
import type { Spelling } from '../../reading/text/spelling.ts';
import { isFiller } from './fillerSentences.ts';
import { isPuff } from './puffs.ts';

/** A text with fewer words has no meaningful grade. */
const MIN_WORDS = 8;
const MAX_GRADE = 30;
const ACRONYM = /^[A-Z]{2,5}s?$/;

/** The sentences of the prose, without greeting and signature; a sentence that starts in the greeting is cut. */
function proseSentences({ sentences, prose }: EmailDraft): BodySentence[] {
  return sentences
    .filter((sentence) => touches(sentence, prose))
    .map((sentence) => ({ ...sentence, start: Math.max(sentence.start, prose.start), end: Math.min(sentence.end, prose.end) }));
}

function countUncached(word: string): number {
  // A number reads like a short word; an initialism letter by letter.
  if (/^\d/.test(word)) return 2;
  return ACRONYM.test(word) ? word.length : countSyllables(word);
}

const syllablesOf = (spelling: Spelling): number => (spelling.syllables ??= countUncached(spelling.written));

const touches = (sentence: Range, prose: Range): boolean => sentence.end > prose.start && sentence.start < prose.end;

const LONGEST_SKIMMED = 140;
/** Wishes, self-praise and closing formulas, which readers skip: a short one does not make the rest easier to read. */
function isSkimmed(body: { raw: string }, sentence: Range): boolean {
  const text = textOf(body, sentence);
  return text.length <= LONGEST_SKIMMED && (isFiller(text) || isPuff(text));
}

/** Flesch-Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59, limited to 0 to 30. */
function readGrade({ sentences, prose, body }: EmailDraft): number | null {
  let wordCount = 0;
  let syllables = 0;
  const skimmed = sentences.filter((sentence) => touches(sentence, prose) && isSkimmed(body, sentence));
  for (const { start, end, spelling } of body.words) {
    if (start < prose.start || end > prose.end || skimmed.some((one) => start >= one.start && end <= one.end)) continue;
    wordCount += 1;
    syllables += syllablesOf(spelling);
  }
  let sentenceCount = -skimmed.length;
  for (const sentence of sentences) if (touches(sentence, prose)) sentenceCount += 1;
  if (wordCount < MIN_WORDS || sentenceCount <= 0) return null;
  const grade = (0.39 * wordCount) / sentenceCount + (11.8 * syllables) / wordCount - 15.59;
  return Math.min(MAX_GRADE, Math.max(0, grade));
}

export const readingGradeReader: FeatureReader = { find: (draft) => toSpans('body', proseSentences(draft)), read: readGrade };
