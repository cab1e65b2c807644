import { BENEFITS, KNOWN_TO_ALL } from '../prose/wornPhrases.ts';

/** Talk that any seller of anything could send to anybody. Each match is one. */
const STOCK = new RegExp(String.raw`\b(?:${KNOWN_TO_ALL}|${BENEFITS})`, 'giu');

/** The platitudes in a text. */
export const listPlatitudes = (text: string): string[] => text.match(STOCK) ?? [];

/** The text without them. */
export const withoutPlatitudes = (text: string): string => text.replace(STOCK, ' ');

/** A scene that the reader is told to picture, what is said to be over, and studies that nobody names: "No more cold calling." */
const SCENE =
  /^\W*(?:imagine\b|picture this|say goodbye to|no more [^.!?]{3,60}[.!]|just you\b)|\b(?:studies|statistics|research) (?:shows?|have shown|has shown|says?|proves?)\b/iu;

/** With so many platitudes, a sentence says little else. */
const MANY = 2;

/**
 * Whether a sentence is a platitude: it tells the reader to picture something, or it has platitudes and nothing that can be checked. `isConcrete`:
 * whether it says what is sold, too.
 */
export function isPlatitude(text: string, { isChecked, isConcrete }: { isChecked: boolean; isConcrete: boolean }): boolean {
  if (SCENE.test(text)) return true;
  const found = listPlatitudes(text).length;
  if (found === 0 || isChecked) return false;
  return OPINES.test(text) || (found >= MANY && OF_PROCESS.test(text)) || !isConcrete;
}
/** Who works, or what it is like, in place of what is sold. */
const OF_PROCESS =
  /^\W*(?:finding\b|(?:our|my|the) [^.!?]{0,80}\b(?:process|team|network|approach|facilit(?:y|ies)|equipment|technology|experts?|experience)\b|we work with\b)/iu;
/** What the sender thinks, and what everybody knows. */
const OPINES =
  /^\W*(?:as (?:you|we|an?)\b|(?:we|I) (?:also |all |really |truly |firmly )*(?:think|believe|feel|know|understand|(?:am|are) (?:sure|convinced|certain))\b)/iu;
