import { bodyWordsReader } from '../signs/prose/bodyWords.ts';
import { readingGradeReader } from '../signs/prose/readGrade.ts';
import { questionsReader } from '../signs/asks/findQuestions.ts';
import type { Lead, LeadContext } from '../lead.ts';
import { toEmailDraft } from './draft.ts';
import { valueOf } from './featureReader.ts';

/** The grade is null without sentences, and in languages other than English. */
export type EmailMeasures = { bodyWords: number; readingGrade: number | null; questions: number };

/** The same values as `readEmail` for what a writer sees after each key, without the rest of the engine, which takes longer to load. */
export function readMeasures(lead: Lead, context: LeadContext): EmailMeasures {
  const draft = toEmailDraft(lead, context);
  return {
    bodyWords: valueOf(bodyWordsReader, draft) ?? 0,
    readingGrade: draft.language === 'en' ? valueOf(readingGradeReader, draft) : null,
    questions: valueOf(questionsReader, draft) ?? 0,
  };
}
