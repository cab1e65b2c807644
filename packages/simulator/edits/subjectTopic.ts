import { isContentWord } from '../damage/lexicon.ts';
import type { Lead } from '../lead.ts';

/** Words that any seller could put above any email. */
const OF_ANYTHING =
  /^(?:excellence|grow(?:th|ing)?|success(?:ful)?|future|potential|values?|innovat(?:e|ion|ive)|partnership|opportunit(?:y|ies)|solutions?|results?|performance|productivity|efficien(?:t|cy)|business(?:es)?|compan(?:y|ies)|better|best|next|level|possibilities|transformation|journey|synerg(?:y|ies)|sustainab(?:le|ility)|smart(?:er)?|strateg(?:y|ic)|together|today|tomorrow|teams?|world|leading|quality|services?|experience|real|true|power|ready|forward|ahead|goals?|vision|impact)$/;

/** The words of a subject that say something, without variables and the reader's names. */
function countTopicWords(subject: string, { company, firstName, name }: Omit<Lead, 'email'>): number {
  const names = [company, name, firstName].filter((one) => one !== null && one !== '');
  const rest = names.reduce((text: string, one) => text.replaceAll(one ?? '', ' '), subject.replace(/\{\{[^{}]*\}\}/g, ' '));
  return (rest.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*/gu) ?? []).filter(
    (word) => isContentWord(word) && !OF_ANYTHING.test(word),
  ).length;
}

/** Whether a subject still has a topic: a reader's name alone says nothing. */
export const keepsTopic = (before: string, after: string, lead: Omit<Lead, 'email'>): boolean =>
  countTopicWords(after, lead) > 0 || countTopicWords(before, lead) === 0;
