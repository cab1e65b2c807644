import { hashText } from '../../draws.ts';
import type { EmailDraft } from '../../reading/draft.ts';

const QUESTIONS = [
  'Is this worth a look for you?',
  'Would it make sense to look at this?',
  'Is this something you are looking at?',
  'Would this be useful to you?',
] as const;

/** A question about interest. The same template gets the same question for every lead: names are left out of the choice. */
export const questionFor = ({ body, prose }: EmailDraft): string => {
  const key = body.raw.slice(prose.start, prose.start + 400).replace(/\b\p{Lu}\S*/gu, '');
  return QUESTIONS[Math.abs(hashText(key)[0]) % QUESTIONS.length] ?? QUESTIONS[0];
};
