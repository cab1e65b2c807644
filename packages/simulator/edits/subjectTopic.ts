import { isContentWord } from '../damage/lexicon.ts';
import { isOfAnything } from '../damage/sayingWords.ts';
import type { Lead } from '../lead.ts';

/** The words of a subject that say something, without variables and the reader's names. */
function countTopicWords(subject: string, { company, firstName, name }: Omit<Lead, 'email'>): number {
  const names = [company, name, firstName].filter((one) => one !== null && one !== '');
  const rest = names.reduce((text: string, one) => text.replaceAll(one ?? '', ' '), subject.replace(/\{\{[^{}]*\}\}/g, ' '));
  return (rest.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*/gu) ?? []).filter(
    (word) => isContentWord(word) && !isOfAnything(word),
  ).length;
}

/** Whether a subject still has a topic: a reader's name alone says nothing. */
export const keepsTopic = (before: string, after: string, lead: Omit<Lead, 'email'>): boolean =>
  countTopicWords(after, lead) > 0 || countTopicWords(before, lead) === 0;
