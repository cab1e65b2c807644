import type { Email, Lead } from '../lead.ts';
import { findLinks } from '../reading/links/findLinks.ts';
import { findPhrases } from '../reading/phrases/findPhrases.ts';
import { splitWords } from '../reading/text/splitWords.ts';

const NUMBER = /\d[\d.,]*/g;
/** A capitalized word inside a sentence: a name. */
const INNER_NAME = /(?<=[\p{Ll}\p{N},;:)][ \t])\p{Lu}[\p{L}'\u2019-]+/gu;
const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/g;

const textOf = ({ subject, body }: Email): string => `${subject}\n${body}`;
/** Claims of a mutual acquaintance, which only the sender can confirm. */
const findReferrals = (text: string): string[] =>
  findPhrases({ text, words: splitWords(text), isQuestionAt: () => false })
    .filter(({ stock }) => stock === 'referral')
    .map(({ start, end }) => text.slice(start, end));

const plain = (text: string): string => text.toLowerCase();

/** Numbers, links, names and acquaintances in an edited email that are neither in the original email nor in the lead's own row. */
export function findAdditions(
  before: Email,
  after: Email,
  { firstName, name, company, title }: Pick<Lead, 'firstName' | 'name' | 'company' | 'title'>,
): string[] {
  const known = plain([textOf(before), firstName, name, company, title].join('\n'));
  const text = textOf(after).replace(PLACEHOLDER, '');
  const found = [
    ...(text.match(NUMBER) ?? []),
    ...findLinks(text).map(({ target }) => target),
    ...findReferrals(text),
    ...(text.match(INNER_NAME) ?? []).filter((word) => !/^I['\u2019]?\p{L}*$/u.test(word)),
  ];
  return found.filter((piece) => !known.includes(plain(piece).replace(/(?:['\u2019]s|[.,])$/, '')));
}
