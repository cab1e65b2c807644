const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const isVowel = (letter: string): boolean => letter !== '' && `${VOWELS}y`.includes(letter);
/** Consonants that are written for each other, as they can sound the same. */
const SOUNDS_LIKE: Readonly<Record<string, string>> = { c: 'sk', s: 'cz', k: 'c', z: 's', m: 'n', n: 'm', g: 'j', j: 'g' };

/** How rarely people make a mistake, in halvings: each is as likely as a word used half as often. */
const COST = { doubled: 0, swapped: 0.5, vowelDropped: 0.5, vowel: 1, dropped: 1, consonant: 1.5, vowelAdded: 1.5, added: 3 } as const;

/** Words from this length on may have a consonant too many. */
const LEAST_ADDED = 9;

/**
 * How many letters a word shares with the start of any listed word. A list holds few words with a given start, so that most mistakes in a word that
 * is in none need not be tried. The words are in order.
 */
function sharedStart(word: string, listed: readonly string[]): number {
  let [low, high] = [0, listed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((listed[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const shared = (other = ''): number => {
    let length = 0;
    while (length < word.length && word[length] === other[length]) length += 1;
    return length;
  };
  return Math.max(shared(listed[low - 1]), shared(listed[low]));
}

/** The words of a list in order; kept for the list that was asked for last. */
let inOrder: { of: ReadonlyMap<string, number>; words: readonly string[] } | undefined;
function wordsInOrder(of: ReadonlyMap<string, number>): readonly string[] {
  if (inOrder?.of !== of) inOrder = { of, words: [...of.keys()].toSorted((a, b) => (a < b ? -1 : 1)) };
  return inOrder.words;
}

/**
 * The words that may be meant by a misspelled one, with the cost of the mistake: a letter dropped, added, doubled or not, two letters swapped,
 * one vowel or like consonant for another. The first letter is always right, and the mistake is in one of the first `most` letters or after them.
 */
function* listMeant(word: string, most: number): Generator<readonly [meant: string, cost: number]> {
  for (let at = 1; at <= most; at += 1) {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const beside = `${word.charAt(at - 1)}${letter}`;
    for (const vowel of VOWELS) yield [head + vowel + letter + tail, COST.vowelDropped];
    for (const one of CONSONANTS) yield [head + one + letter + tail, beside.includes(one) ? COST.doubled : COST.dropped];
    if (letter === '') return;
    const isDouble = letter === word[at - 1];
    if (isDouble) yield [head + tail, COST.doubled];
    else if (isVowel(letter)) yield [head + tail, COST.vowelAdded];
    // A short word may be a name, and a last "s" makes a plural.
    else if (tail !== '' && word.length >= LEAST_ADDED) yield [head + tail, COST.added];
    if (isVowel(letter)) {
      for (const vowel of VOWELS) if (vowel !== letter) yield [head + vowel + tail, COST.vowel];
    } else {
      for (const one of SOUNDS_LIKE[letter] ?? '') yield [head + one + tail, COST.consonant];
    }
    if (tail !== '' && letter !== tail[0]) yield [head + tail.charAt(0) + letter + tail.slice(1), COST.swapped];
  }
}

/** How much likelier than any other word the one that is meant must be, in doublings. */
const MARGIN = 2;

/** The everyday word that is surely meant by one that is none; undefined if two are about as likely. `everyday` has how often each is used, in doublings. */
export function chooseMeant(word: string, everyday: ReadonlyMap<string, number>): string | undefined {
  const scores = new Map<string, number>();
  for (const [meant, cost] of listMeant(word, sharedStart(word, wordsInOrder(everyday)))) {
    const uses = everyday.get(meant);
    if (uses !== undefined) scores.set(meant, Math.max(scores.get(meant) ?? Number.NEGATIVE_INFINITY, uses - cost));
  }
  const [best, second] = [...scores].toSorted(([, a], [, b]) => b - a);
  return best === undefined || (second !== undefined && best[1] - second[1] < MARGIN) ? undefined : best[0];
}

/** Shorter words are near too many others. */
export const SHORTEST_MEANT = 6;
/** No everyday word is longer; trying every letter of a longer one takes quadratic time. */
export const LONGEST_MEANT = 24;

/** A word's use as a letter: none if it is rare, else A for twice as much, B for four times. */
const useOf = (uses: number): string => (uses === 0 ? '' : String.fromCodePoint(64 + Math.min(26, uses)));

/** Words in the form of `everydayWords.ts`: each with the number of letters that it shares with the one before, and its use in doublings. */
export function packWords(words: Iterable<readonly [word: string, uses: number]>): string {
  let before = '';
  return [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, uses]) => {
      let shared = 0;
      while (shared < 9 && shared < before.length && before[shared] === word[shared]) shared += 1;
      before = word;
      return `${shared}${word.slice(shared)}${useOf(uses)}`;
    })
    .join('');
}

/** Packed words with the use of each, in doublings. */
export function unpackWords(packed: string): Map<string, number> {
  let word = '';
  return new Map(
    [...packed.matchAll(/(\d)([a-z]+)([A-Z]?)/g)].map(([, shared = '0', rest = '', use = '']) => {
      word = word.slice(0, Number(shared)) + rest;
      return [word, use === '' ? 0 : (use.codePointAt(0) ?? 64) - 64];
    }),
  );
}
