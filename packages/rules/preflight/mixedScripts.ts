import type { Sighting } from './finding.ts';

/** Cyrillic and Greek letters that look like Latin ones, and their Latin counterparts. */
const CYRILLIC = 'аеорсухіјѕһԁАВЕКМНОРСТХІЈЅ';
const CYRILLIC_AS_LATIN = 'aeopcyxijshdABEKMHOPCTXIJS';
const GREEK = 'ανορυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const GREEK_AS_LATIN = 'avopuikABEZHIKMNOPTYX';
const latinOf = new Map(
  [...CYRILLIC, ...GREEK].map((letter, index) => [letter, [...CYRILLIC_AS_LATIN, ...GREEK_AS_LATIN][index] ?? letter]),
);

const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/gu;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/**
 * Words of Latin letters of which some only look Latin. A word that also has letters unique to the other script (`PRщик`, `kΩ`) is a word
 * of that script or a unit, and so is a word in which Latin letters are the minority.
 */
export function findMixedScripts(text: string): Sighting[] {
  if (!OTHER_SCRIPT.test(text)) return [];
  const words = [...new Set(text.match(WORD))].filter((word) => {
    const [latin, other] = [word.match(LATIN) ?? [], word.match(OTHER) ?? []];
    return latin.length >= 2 && other.length > 0 && latin.length >= other.length && other.every((letter) => latinOf.has(letter));
  });
  return words.map((word) => {
    const to = word.replace(OTHER, (letter) => latinOf.get(letter) ?? letter);
    return { kind: 'mixed_scripts', text: word, instead: to, fix: { kind: 'replace', from: word, to } };
  });
}
