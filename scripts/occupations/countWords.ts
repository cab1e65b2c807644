import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listStems } from '../../packages/simulator/fit/stems.ts';
import { tradeOfOccupation } from './tradeOfOccupation.ts';

/** How often each trade uses each word. */
export type WordCounts = Map<string, Map<string, number>>;

const STOP_WORDS = new Set(
  listStems(
    'the a an and or of to in on for with by from at as into such be is are that this other others using use may all any not their its it which when who more than per no including according based related various appropriate specific necessary needed required provide provided ensure perform determine such using example used within between through about during under over between after before up out new also both each new non i ii iii n s e',
  ),
);

/** The rows of an O*NET table, without its column names. */
const readTable = (folder: string, table: string): string[][] =>
  gunzipSync(readFileSync(join(folder, `${table}.txt.gz`)))
    .toString('utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const add = (counts: WordCounts, word: string, [trade, weight]: readonly [string, number]): void => {
  const byTrade = counts.get(word) ?? new Map<string, number>();
  byTrade.set(trade, (byTrade.get(trade) ?? 0) + weight);
  counts.set(word, byTrade);
};

function count(counts: WordCounts, code: string, [text, weight]: readonly [string, number]): void {
  const trade = tradeOfOccupation(code);
  if (trade === null) return;
  for (const word of new Set(listStems(text))) if (word.length > 2 && !STOP_WORDS.has(word)) add(counts, word, [trade, weight]);
}

/** Words of the job titles people report, a count per title. */
export function countTitleWords(folder: string): WordCounts {
  const counts: WordCounts = new Map();
  for (const table of ['alternate_titles', 'sample_of_reported_titles', 'occupation_data'])
    for (const [code = '', title = ''] of readTable(folder, table)) count(counts, code, [title.replace(/\(.*?\)/g, ''), 1]);
  return counts;
}

/** Words of tasks, titles and tools; each occupation is one document of a trade. */
export function countWorkWords(folder: string): WordCounts {
  const counts: WordCounts = new Map();
  for (const [code = '', title = '', description = ''] of readTable(folder, 'occupation_data')) {
    count(counts, code, [title, 3]);
    count(counts, code, [description, 2]);
  }
  for (const [code = '', , task = ''] of readTable(folder, 'task_statements')) count(counts, code, [task, 1]);
  for (const [code = '', title = ''] of readTable(folder, 'alternate_titles')) count(counts, code, [title, 0.5]);
  for (const [code = '', product = '', , commodity = ''] of readTable(folder, 'technology_skills'))
    count(counts, code, [`${product} ${commodity}`, 0.3]);
  return counts;
}
