const VOWELS = 'aeiou';
const isVowel = (letter: string): boolean => `${VOWELS}y`.includes(letter);

/**
 * The words that may be meant by one misspelled by ear: one vowel for another, left out or too many, a letter doubled or not, two letters
 * swapped. The first letter is always right.
 */
export function* listHeardAs(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    for (const vowel of VOWELS) yield head + vowel + letter + tail;
    if (letter === '') return;
    if (isVowel(letter)) {
      yield head + tail;
      for (const vowel of VOWELS) if (vowel !== letter) yield head + vowel + tail;
    } else {
      yield head + letter + letter + tail;
    }
    if (letter === word[at - 1]) yield head + tail;
    if (tail !== '' && letter !== tail[0]) yield head + tail.charAt(0) + letter + tail.slice(1);
  }
}

/** Shorter words are near too many others. */
export const SHORTEST_HEARD = 6;
/** No everyday word is longer; trying every letter of a longer one takes quadratic time. */
export const LONGEST_HEARD = 24;

/** Words in the form of `everydayWords.ts`: each with the number of letters that it shares with the one before. */
export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .toSorted()
    .map((word) => {
      let shared = 0;
      while (shared < 9 && shared < before.length && before[shared] === word[shared]) shared += 1;
      before = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join('');
}

export function unpackWords(packed: string): Set<string> {
  let word = '';
  return new Set(
    [...packed.matchAll(/(\d)([a-z]+)/g)].map(([, shared = '0', rest = '']) => {
      word = word.slice(0, Number(shared)) + rest;
      return word;
    }),
  );
}
