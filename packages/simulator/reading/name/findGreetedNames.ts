import { HONORIFICS } from '../../persona/name/nameParts.ts';
import { NICKNAMES } from '../../persona/name/nicknames.ts';
import { NOBODY } from '../sections/greetingWords.ts';
import { splitWords, type Word } from '../text/splitWords.ts';
import type { Lead } from '../../lead.ts';
import type { Greeting } from '../sections/findGreeting.ts';
import { foldName } from './foldName.ts';

const isCapital = (word: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(word);

/** The parts of an email that show whom it greets; placeholders in its body are runs of NUL. */
export type GreetingText = { body: { visible: string }; greeting: Greeting | undefined; lead: Pick<Lead, 'company'> };

/** The words of the greeting that name a person; none for "Hi there", a team, a role, a company or a placeholder. */
export function findGreetedNames({ body, greeting, lead }: GreetingText): Word[] {
  if (greeting === undefined) return [];
  const { start, end } = greeting.names;
  const text = body.visible.slice(start, end);
  if (text.trim() === '' || text.includes('\0')) return [];
  const words = splitWords(text).filter((word) => !HONORIFICS.has(word.key.replaceAll('.', '')));
  if (words.some((word) => NOBODY.has(word.key) && word.key !== 'and')) return [];
  const company = new Set(splitWords(lead.company ?? '').map((word) => word.key));
  return words
    .filter((word) => {
      const written = text.slice(word.start, word.end);
      if (company.has(word.key) || /\p{N}/u.test(word.key)) return false;
      // In lowercase, only a known given name counts as a name.
      return isCapital(written) || NICKNAMES.has(foldName(written));
    })
    .map((word) => ({ ...word, start: start + word.start, end: start + word.end }));
}
