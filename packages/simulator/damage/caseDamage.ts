import { isEveryday, isShortEveryday } from '../reading/spelling/findMisspellings.ts';
import { ALSO_SHOUTED, SHOUTED_SHORT_WORDS } from '../reading/text/acronyms.ts';
import { spellName } from '../reading/text/properNames.ts';
import { isDay } from '../reading/text/timeWords.ts';
import { isAllShouted } from '../signs/prose/allShouted.ts';
import { isPraiseWord } from '../signs/prose/praiseWords.ts';
import type { Flaw } from './damage.ts';
import { isFormOfWord } from './isFormOfWord.ts';
import { isContentWord, isVerb, UNITS } from './lexicon.ts';
import type { PartText, Token } from './partText.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const holdsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`, 'u').test(text);

/** Whether a word in capitals is certainly an ordinary one, so that it may be written small: it is known, or the text has it in lower case. */
export function isOrdinaryWord(written: string, text: string): boolean {
  const word = written.toLowerCase();
  if (!/^[\p{L}'\u2019-]+$/u.test(word)) return false;
  const parts = word.split('-');
  return (
    (parts.length === 1 ? isOrdinaryPart(word, text) : parts.some((part) => isOrdinaryPart(part, text))) &&
    parts.every((part) => part.length >= LEAST_PART || isOrdinaryPart(part, text))
  );
}

/** A shorter part of a compound may be an abbreviation. */
const LEAST_PART = 4;
const PREFIX = /^(?:pre|re|non|co|un|anti|mid|multi|semi|sub|ultra|self)$/;
const isOrdinaryPart = (part: string, text: string): boolean =>
  SHOUTED_SHORT_WORDS.has(part.toUpperCase()) ||
  [ALSO_SHOUTED, UNITS].some((words) => words.has(part)) ||
  !isContentWord(part) ||
  isVerb(part) ||
  isEveryday(part) ||
  isShortEveryday(part) ||
  isFormOfWord(part) ||
  isPraiseWord(part) ||
  PREFIX.test(part) ||
  holdsWord(text, part) ||
  holdsWord(text, `${part}s`) ||
  (part.length > LEAST_PART && part.endsWith('s') && holdsWord(text, part.slice(0, -1)));

/** "AT&S", "kWh", "PCB", "B2B": a spelling of its own. */
const OWN_SPELLING = /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|(?=.*\p{L})(?=.*[\d&])/u;
const OPENS = /^[.!?\u2026:"'\u201c\u2018(\u2022*\u2013\u2014-]$/u;

const opensSentence = (before: Token | undefined): boolean =>
  before === undefined || before.kind === 'start' || before.kind === 'line' || (before.kind === 'mark' && OPENS.test(before.text));

/** Shorter words in capitals may be abbreviations. */
const LEAST_SHOUTED = 6;
/** A long word in capitals that may be a name keeps its first one. */
const isTitled = (written: string, old: string): boolean =>
  old.length >= LEAST_SHOUTED && /^\p{Lu}+$/u.test(old) && written === old.charAt(0) + old.slice(1).toLowerCase();

/** Whether a word in another spelling is damage. `text`: all that the email says. */
function isMisspelled(
  { text: written, key }: Token,
  olds: ReadonlySet<string>,
  { left, text }: { left: Token | undefined; text: string },
): boolean {
  if (isDay(key)) return written === key;
  if (/^(?:May|March)$/.test(written) || spellName(key) === written) return false;
  const own = [...olds].filter((old) => OWN_SPELLING.test(old) && old.length > 1);
  if (own.length > 0) {
    const isNamed = new RegExp(`(?<=[\\p{L},&] )${escape(written)}(?![\\p{L}\\p{N}])`, 'u').test(text) && /^\p{Lu}/u.test(written);
    return !isNamed && !own.every((old) => isTitled(written, old) || isOrdinaryWord(old, text));
  }
  return /^\p{Lu}/u.test(written) && written.length > 1 && [...olds].every((old) => old === key) && !opensSentence(left);
}

/** Words that changed only their capitals and should not have: acronyms, names with a spelling of their own, and words inside a sentence. */
export function findCaseDamage(before: PartText, after: PartText, body: string): Flaw[] {
  // Where all is in capitals, they mark nothing.
  if (isAllShouted(before.raw) || (isAllShouted(body) && before.raw === before.raw.toUpperCase())) return [];
  const spellings = new Map<string, Set<string>>();
  for (const { kind, key, text } of before.tokens)
    if (kind === 'word') spellings.set(key, (spellings.get(key) ?? new Set<string>()).add(text));
  // A letter that is left in capitals among words that no longer are: "a" of "I WANT A DEMO".
  const isLeft = (token: Token, index: number): boolean =>
    token.text === 'A' &&
    /^\p{Ll}/u.test(after.tokens[index - 1]?.text ?? '') &&
    /^\p{Ll}/u.test(after.tokens[index + 1]?.text ?? '') &&
    !before.visible.includes(`${after.tokens[index - 1]?.text ?? ''} A`);
  return after.tokens.flatMap((token, index): Flaw[] => {
    if (isLeft(token, index)) return [{ kind: 'changed_case', text: token.text }];
    const olds = token.kind === 'word' ? spellings.get(token.key) : undefined;
    if (olds === undefined || olds.has(token.text)) return [];
    const left = after.tokens[index - 1];
    return isMisspelled(token, olds, { left, text: `${before.raw}\n${body}` }) ? [{ kind: 'changed_case', text: token.text }] : [];
  });
}
