import type { Feature } from '../features.ts';
import { askReaders } from './asks.ts';
import { contentReaders } from './content.ts';
import { formatReaders } from './format.ts';
import { greetingReaders } from './greeting.ts';
import { lengthReaders } from './length.ts';
import { personalReaders } from './personal.ts';
import { questionsReader } from './questions.ts';
import type { FeatureReader } from './reader.ts';
import { readingGradeReader } from './readingGrade.ts';
import { saidWordsReader } from './saidWords.ts';
import { subjectReaders } from './subject.ts';
import { manners } from './manners.ts';
import { slips } from './slips.ts';
import { toneReaders } from './tone.ts';

export const FEATURE_READERS: Readonly<Record<Feature, FeatureReader>> = {
  ...subjectReaders,
  ...lengthReaders,
  ...personalReaders,
  ...greetingReaders,
  ...askReaders,
  ...formatReaders,
  ...contentReaders,
  ...toneReaders,
  ...manners,
  ...slips,
  saidWords: saidWordsReader,
  readingGrade: readingGradeReader,
  questions: questionsReader,
};

/** Features that rest on English words or English syllables; null in every other language. */
export const LANGUAGE_DEPENDENT_FEATURES: ReadonlySet<Feature> = new Set<Feature>([
  'subjectHype',
  'subjectBuzzwords',
  'subjectReferral',
  'readingGrade',
  'interestAsks',
  'meetingAsks',
  'asks',
  'attachments',
  'optOutLine',
  'socialProof',
  'numberClaims',
  'hype',
  'buzzwords',
  'spamPhrases',
  'guilt',
  'referral',
  'occasion',
  'apologies',
  'slips',
  'thanks',
  'salutation',
  'youShare',
  'formality',
]);
