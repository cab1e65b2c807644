import { isNickname } from '../../persona/name/nicknames.ts';
import { foldName, soundOf } from './foldName.ts';

const isLatin = (folded: string): boolean => /^[a-z0-9]*$/.test(folded);

/** Whether two words differ by one letter changed, added or dropped, or by two letters swapped. */
function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && right === `${left[1]}${left[0]}`);
}

function mayBeSame(greeted: string, known: string): boolean {
  if (greeted === known || isNickname(greeted, known)) return true;
  // A script that cannot be transliterated letter by letter decides nothing.
  if (isLatin(greeted) !== isLatin(known)) return true;
  const [short, long] = greeted.length < known.length ? [greeted, known] : [known, greeted];
  // Initials, short forms, and two names written together.
  if (short.length > 0 && long.startsWith(short)) return true;
  if (short.length >= 4 && long.endsWith(short)) return true;
  if (short.length >= 5 && isOneLetterApart(greeted, known)) return true;
  return soundOf(greeted) === soundOf(known);
}

/**
 * Whether a greeting's words name someone other than the person with these names. Nicknames, initials, family names, missing accents, other spellings and
 * other scripts count as the same person. If no name is known, the answer is no.
 */
export function isOtherPerson(greetedWords: readonly string[], knownWords: readonly string[]): boolean {
  const greeted = greetedWords.map(foldName).filter((word) => word !== '');
  const known = knownWords
    .flatMap((word) => [word, ...word.split(/['\u2019-]/)])
    .map(foldName)
    .filter((word) => word !== '');
  if (greeted.length === 0 || known.length === 0) return false;
  const initials = knownWords.map((word) => foldName(word).charAt(0)).join('');
  return !greeted.some((word) => (word.length <= 3 && word === initials) || known.some((other) => mayBeSame(word, other)));
}
