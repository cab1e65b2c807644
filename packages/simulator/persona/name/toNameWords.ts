import { remember } from '../../reading/text/remember.ts';
import { CREDENTIALS, HONORIFICS, PARTICLES } from './nameParts.ts';

/** What files write for unknown names. */
const NOTHING = /^(?:n\/?a|none|null|undefined|unknown|not available|-+|\.+|\?+|#n\/a)$/i;

const plain = (word: string): string => word.toLowerCase().replaceAll('.', '');
const hasLower = (word: string): boolean => /\p{Ll}/u.test(word);

/** `DOE` and `doe` become `Doe`; `McDonald` and `O'Neil` stay unchanged. */
function toNameCase(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  if (!isFirst && PARTICLES.has(lower)) return lower;
  const isWritten = word !== lower && hasLower(word);
  if (isWritten) return word;
  return lower
    .replace(/(^|['\u2019-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})(?=\p{L}{3})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

function stripTitles(words: readonly string[]): string[] {
  let first = 0;
  let last = words.length;
  while (first < last - 1 && HONORIFICS.has(plain(words[first] ?? ''))) first += 1;
  // A name of two words may end like a degree ("Jane Ma"); the last two words stay.
  while (last - first > 2 && CREDENTIALS.has(plain(words[last - 1] ?? ''))) last -= 1;
  return words.slice(first, last);
}

/** `Doe, Jane` is swapped; `Jane Doe, PhD, PMP` loses the rest. */
function dropComma(text: string): string {
  const [before = '', ...after] = text.split(',');
  const rest = after.join(' ').trim();
  if (rest === '') return before;
  const isCredential = rest.split(/\s+/).some((word) => CREDENTIALS.has(plain(word)));
  return isCredential || before.trim().includes(' ') ? before : `${rest} ${before}`;
}

/** Most names need no cleaning. */
const PLAIN_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** A name without remarks, emoji and the part after a comma; empty if it is not a name. */
function cleanName(text: string): string {
  const cleaned = dropComma(
    text.normalize('NFC').replace(/\([^)]*\)|"[^"]*"|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu, ' '),
  );
  return /[@\d{}[\]<>]|https?:/.test(cleaned) ? '' : cleaned;
}

/** The words of a person's name from a file or a slug, with normal capitals; empty if there is none. The same leads are read with many texts. */
export const toNameWords = remember(20_000, (text): readonly string[] => {
  if (text === '') return [];
  const isPlain = PLAIN_NAME.test(text);
  const cleaned = isPlain ? text : cleanName(text);
  if (NOTHING.test(cleaned.trim())) return [];
  const words = isPlain ? text.split(' ') : cleaned.split(/[\s|/_]+/).filter((word) => /\p{L}/u.test(word));
  return stripTitles(words).map((word, index) => toNameCase(word, index === 0));
});
