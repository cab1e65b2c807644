import type { Sighting } from './finding.ts';

/** Cyrillic and Greek letters that look like Latin ones, and those. */
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
 * Words of Latin letters in which some only look like it. A word that also holds letters of the other script that look like none (`PRщик`,
 * `kΩ`) is a word of that script, or a unit; one where Latin letters are in the minority is written in the other script.
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
