import { plural } from '../leads/countsText.ts';
import type { EmailMeasures } from './measureEmail.ts';

/** `61 words · reading grade 5 · 1 question` */
export function toMeasuresText({ words, readingGrade, questions }: EmailMeasures): string {
  const parts = [plural(words, 'word', 'words')];
  if (readingGrade !== null) parts.push(`reading grade ${Math.max(0, Math.round(readingGrade))}`);
  if (questions !== null) parts.push(plural(questions, 'question', 'questions'));
  return parts.join(' · ');
}
