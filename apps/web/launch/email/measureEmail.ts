import { readEmail } from '@coldcast/simulator/readEmail';
import type { EmailText } from '../leads/leadSource.ts';

export type EmailMeasures = {
  words: number;
  /** School grade needed to read it; null if the text is too short or not English. */
  readingGrade: number | null;
  questions: number | null;
};

const draftLead = {
  leadKey: 'draft',
  slug: 'draft',
  name: null,
  firstName: null,
  company: null,
  title: null,
  companySize: null,
  industry: null,
};

/** Measures a draft with the simulator's own reading, so that both agree. */
export function measureEmail(email: EmailText): EmailMeasures {
  const { values } = readEmail({ ...draftLead, email }, { contactsAtCompany: 1, ownWords: [] });
  return { words: values.bodyWords ?? 0, readingGrade: values.readingGrade, questions: values.questions };
}
