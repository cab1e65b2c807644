import { toPartText } from '../damage/partText.ts';
import type { Lead } from '../lead.ts';
import { plainWords } from '../reading/text/plainWords.ts';

/** Shorter values occur in other words. */
const LEAST_LENGTH = 2;
/** If subjects share fewer words, each lead has one of its own. */
const LEAST_SHARED = 2;

const FIRST_NAME = /first_?name/i;

/**
 * Whether a new subject keeps each variable of the old one, whether it is filled or not. `mayDropName`: but for the reader's first name, in place of a
 * subject that is of no use.
 */
export function keepsVariables(
  before: string,
  after: string,
  { company, firstName, title, industry, mayDropName = false }: Omit<Lead, 'email'> & { mayDropName?: boolean },
): boolean {
  const kept = new Set(toPartText(after).variables);
  const [old, edited] = [before.toLowerCase(), after.toLowerCase()];
  const values = [company, mayDropName ? null : firstName, title, industry].flatMap((value) =>
    value === null || value.length < LEAST_LENGTH ? [] : [value.toLowerCase()],
  );
  return (
    toPartText(before).variables.every((variable) => kept.has(variable) || (mayDropName && FIRST_NAME.test(variable))) &&
    values.every((value) => !old.includes(value) || edited.includes(value))
  );
}

/** Whether the new subjects of a list keep the words in which the old ones differ: a column fills them. */
export function keepsOwnWords(before: readonly string[], after: readonly string[]): boolean {
  const [first = '', ...rest] = new Set(before);
  const others = rest.map((subject) => new Set(plainWords(subject)));
  const shared = new Set(plainWords(first).filter((word) => others.every((words) => words.has(word))));
  if (others.length === 0 || shared.size < LEAST_SHARED) return true;
  return before.every((subject, index) => {
    const kept = new Set(plainWords(after[index] ?? subject));
    return plainWords(subject).every((word) => shared.has(word) || kept.has(word));
  });
}
