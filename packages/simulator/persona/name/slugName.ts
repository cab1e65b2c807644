import { NICKNAMES } from './nicknames.ts';
import { NOT_NAMES } from './slugWords.ts';
import { toNameWords } from './toNameWords.ts';

/** Some exports have member ids instead of readable slugs; they contain no name. */
const MEMBER_ID = /^AC[ow]AA/;

/** The words of the name a profile slug spells: `jane-van-der-berg-1a2b3c` gives Jane van der Berg. Empty if it spells none for sure. */
export function slugNameWords(slug: string): string[] {
  if (MEMBER_ID.test(slug)) return [];
  const tokens = slug.split(/[-_.]+/).filter((token) => token !== '');
  while (/\d/.test(tokens.at(-1) ?? '')) tokens.pop();
  const work = tokens.findIndex((token) => NOT_NAMES.has(token.toLowerCase()));
  // What comes before a job word is a name only if it begins like one: jane-doe-marketing, not london-marketing.
  if (work === 0 || (work > 0 && !NICKNAMES.has(tokens[0]?.toLowerCase() ?? ''))) return [];
  const words = toNameWords((work === -1 ? tokens : tokens.slice(0, work)).join(' '));
  // Without a hyphen nobody can say where the first name ends, unless it is all there is.
  if (words.length === 1 && !NICKNAMES.has(words[0]?.toLowerCase() ?? '')) return [];
  return words;
}
