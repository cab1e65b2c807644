import { findNew, type Flaw } from './damage.ts';
import type { PartText } from './partText.ts';

/**
 * A question to which something was joined that is none: a statement with a subject of its own, a condition, or what the reader should give
 * the sender. "Would you like to see it and you can ask?"
 */
const SECOND_CLAUSE =
  /^(?:would|do|does|did|could|can|may|shall|should|will|is|are) [^?]*?,? (?:and|but|so(?! (?:that )?you can\b)|or)(?: (?:that|then))? ((?:(?:you|I|we|they|he|she)\b|if (?:you|we|it|this)\b|(?:get|hear|have|ask|take|share|give) (?:me |us )?your\b)[^?]*)\?$/iu;

const FIRST_WORDS = /^\P{L}*(?:\p{L}+\P{L}+){2}\p{L}+/u;
const startOf = (sentence: string): string => FIRST_WORDS.exec(sentence)?.[0].toLowerCase() ?? sentence;

/** New questions that go on as if they were statements. One that was so before, and lost only a word, is not new. */
export const findQuestionDamage = ({ sentences: before }: PartText, { sentences: after }: PartText): Flaw[] =>
  findNew(before, after).flatMap((written): Flaw[] => {
    const tail = SECOND_CLAUSE.exec(written.trim())?.[1];
    const isOld = tail !== undefined && before.some((old) => startOf(old) === startOf(written) && old.includes(tail));
    return tail === undefined || isOld ? [] : [{ kind: 'changed_sense', text: written }];
  });
