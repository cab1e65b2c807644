import { ANYBODY } from '@coldcast/simulator/lead';
import { readMeasures } from '@coldcast/simulator/readMeasures';
import type { EmailText } from '../leads/leadSource.ts';

export type EmailMeasures = {
  words: number;
  /** School grade needed to read it; null if the text is too short or not English. */
  readingGrade: number | null;
  questions: number | null;
};

/** Measures a draft with the simulator's own reading, so that both agree. */
export function measureEmail(email: EmailText): EmailMeasures {
  const { bodyWords, ...rest } = readMeasures({ ...ANYBODY, email }, { contactsAtCompany: 1, ownWords: [] });
  return { words: bodyWords, ...rest };
}
