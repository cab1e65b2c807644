import type { Email, Lead } from '../lead.ts';
import { findLinks } from '../reading/links/findLinks.ts';

const NUMBER = /\d[\d.,]*/g;
/** A capital inside a sentence: the name of somebody or something. */
const INNER_NAME = /(?<=[\p{Ll}\p{N},;:)][ \t])\p{Lu}[\p{L}'\u2019-]+/gu;
const PLACEHOLDER = /\{\{\s*\w+\s*\}\}/g;

const textOf = ({ subject, body }: Email): string => `${subject}\n${body}`;
const plain = (text: string): string => text.toLowerCase();

/** Numbers, links and names of an edited email that neither the email before nor the lead's own row holds. */
export function findAdditions(before: Email, after: Email, { firstName, name, company, title }: Lead): string[] {
  const known = plain([textOf(before), firstName, name, company, title].join('\n'));
  const text = textOf(after).replace(PLACEHOLDER, '');
  const found = [
    ...(text.match(NUMBER) ?? []),
    ...findLinks(text).map(({ target }) => target),
    ...(text.match(INNER_NAME) ?? []).filter((word) => !/^I['\u2019]?\p{L}*$/u.test(word)),
  ];
  return found.filter((piece) => !known.includes(plain(piece).replace(/[.,]$/, '')));
}
