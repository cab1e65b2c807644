import { NICKNAMES } from './nicknames.ts';
import { NOT_NAMES } from './slugWords.ts';
import { toNameWords } from './toNameWords.ts';

/** Some exports have member ids instead of readable slugs; they contain no name. */
const MEMBER_ID = /^AC[ow]AA/;

/** The words of the name in a profile slug: `jane-van-der-berg-1a2b3c` gives Jane van der Berg. Empty if no name is certain. */
export function slugNameWords(slug: string): readonly string[] {
  if (MEMBER_ID.test(slug)) return [];
  const tokens = slug.split(/[-_.]+/).filter((token) => token !== '');
  while (/\d/.test(tokens.at(-1) ?? '')) tokens.pop();
  const work = tokens.findIndex((token) => NOT_NAMES.has(token.toLowerCase()));
  // Words before a job word are a name only if they start like one: jane-doe-marketing, not london-marketing.
  if (work === 0 || (work > 0 && !NICKNAMES.has(tokens[0]?.toLowerCase() ?? ''))) return [];
  const words = toNameWords((work === -1 ? tokens : tokens.slice(0, work)).join(' '));
  // Without a hyphen, the end of the first name is unknown, unless there is nothing else.
  if (words.length === 1 && !NICKNAMES.has(words[0]?.toLowerCase() ?? '')) return [];
  return words;
}
