import { writeFileSync } from 'node:fs';
import { TRADES } from '../packages/simulator/fit/trades.ts';
import { LEAST_LIFT } from '../packages/simulator/fit/work/workWords.ts';
import { packWords } from '../packages/simulator/reading/spelling/meantWords.ts';
import { countTitleWords, countWorkWords, type WordCounts } from './occupations/countWords.ts';

/**
 * Derives the words of job titles and of work from five tables of O*NET 27.0: `node scripts/deriveOccupations.ts <folder>`, where the
 * folder contains them tab-separated and gzipped (`occupation_data.txt.gz`, ...).
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the O*NET tables.');

const target = (name: string): URL => new URL(`../packages/simulator/fit/${name}.ts`, import.meta.url);
const trades = TRADES.map(({ id }) => id);

const totalOf = (byTrade: ReadonlyMap<string, number>): number => [...byTrade.values()].reduce((sum, weight) => sum + weight, 0);

/** Title words that occur almost only in one or two trades. */
function toTitleLines(counts: WordCounts): string {
  const wordsOf = new Map<string, string[]>(trades.map((trade) => [trade, []]));
  for (const [word, byTrade] of counts) {
    const total = totalOf(byTrade);
    const shares = [...byTrade].map(([trade, weight]) => ({ trade, share: weight / total }));
    if (total < 2 || shares.every(({ share }) => share < 0.5)) continue;
    for (const { trade, share } of shares) if (share >= 0.3) wordsOf.get(trade)?.push(word);
  }
  return [...wordsOf].flatMap(([trade, words]) => (words.length === 0 ? [] : [`${trade}:${words.toSorted().join(' ')}`])).join('\n');
}

const MAX_TRADES = 4;
const MIN_COUNT = 4;

/**
 * For each word, the trades that use it most relative to their size, each with the natural log of its frequency relative to the average
 * trade, in tenths: the words with how many trades each has, and all their trades and lifts in the same order.
 */
function toWork(counts: WordCounts): string {
  const sizes = new Map<string, number>();
  for (const byTrade of counts.values()) for (const [trade, weight] of byTrade) sizes.set(trade, (sizes.get(trade) ?? 0) + weight);
  const rows: { word: string; lifts: { index: number; lift: number }[] }[] = [];
  for (const [word, byTrade] of counts) {
    if (totalOf(byTrade) < MIN_COUNT || /\d/.test(word)) continue;
    const rates = trades.map((trade) => ((byTrade.get(trade) ?? 0) + 0.3) / ((sizes.get(trade) ?? 0) + 900));
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    const lifts = rates
      .map((rate, index) => ({ index, lift: Math.round(Math.log(rate / mean) * 10) }))
      .filter(({ index, lift }) => lift >= LEAST_LIFT && (byTrade.get(trades[index] ?? '') ?? 0) >= 1.5)
      .toSorted((one, other) => other.lift - one.lift)
      .slice(0, MAX_TRADES);
    if ((lifts[0]?.lift ?? 0) < 14) continue;
    rows.push({ word, lifts });
  }
  const all = rows.toSorted((one, other) => (one.word < other.word ? -1 : 1)).flatMap(({ lifts }) => lifts);
  return `{
  words: '${packWords(rows.map(({ word, lifts }) => [word, lifts.length]))}',
  trades: '${all.map(({ index }) => index.toString(36).padStart(2, '0')).join('')}',
  lifts: '${all.map(({ lift }) => (lift - LEAST_LIFT).toString(36)).join('')}',
}`;
}

const notice = `/**
 * Includes information from the O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA).
 * Used under the CC BY 4.0 license. Modified. Written by \`scripts/deriveOccupations.ts\`.
 */`;
writeFileSync(
  target('titles/occupationTitles'),
  `${notice}\nexport const OCCUPATION_TITLES = \`\n${toTitleLines(countTitleWords(folder))}\n\`;\n`,
);
writeFileSync(target('work/occupationWork'), `${notice}\nexport const OCCUPATION_WORK = ${toWork(countWorkWords(folder))};\n`);
