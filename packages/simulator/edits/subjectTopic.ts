import { isContentWord } from '../damage/lexicon.ts';
import { isOfAnything } from '../damage/sayingWords.ts';
import type { Lead } from '../lead.ts';

/** The words of a subject that say something, without variables and the reader's names. */
function countTopicWords(subject: string, { company, firstName, name }: Omit<Lead, 'email'>): number {
  const names = [company, name, firstName].filter((one) => one !== null && one !== '');
  const rest = names.reduce((text: string, one) => text.replaceAll(one ?? '', ' '), subject.replace(/\{\{[^{}]*\}\}/g, ' '));
  // "IT" in capitals is a trade.
  return (rest.match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*/gu) ?? []).filter(
    (word) => word === 'IT' || (isContentWord(word.toLowerCase()) && !isOfAnything(word.toLowerCase())),
  ).length;
}

/** Whether a subject still has a topic: a reader's name alone says nothing. */
export const keepsTopic = (before: string, after: string, lead: Omit<Lead, 'email'>): boolean =>
  countTopicWords(after, lead) > 0 || countTopicWords(before, lead) === 0;
