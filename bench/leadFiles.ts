// Reads lead files of 200,000 rows with our reader and, as the yardstick, with Papa Parse alone: node bench/leadFiles.ts
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Papa from 'papaparse';
import { readLeadFile } from '../packages/rules/leadFile.ts';

const ROWS = 200_000;
const ROUNDS = 9;
/**
 * The limit for our time divided by Papa Parse's. Our reader also finds the delimiter and the columns, checks every link and turns rows
 * into leads.
 */
const AIM = 3;

const header = 'First Name,Last Name,Title,Company,Email,# Employees,Industry,Person Linkedin Url,Company Linkedin Url';

function writeFile(name: string, quote: (cell: string, index: number) => string) {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const company = index % 9 === 0 ? `"Harrow ${index % 4000}, Ltd"` : quote(`Quillmere ${index % 4000}`, index);
    const profile = index % 50 === 0 ? 'https://uk.linkedin.com/in/' : 'http://www.linkedin.com/in/';
    return `${quote(`Ines${index % 700}`, index)},Calder${index},Head of Operations,${company},ines.${index}@quillmere.example,51-200,Logistics,${profile}ines-calder-${index},http://www.linkedin.com/company/quillmere-${index % 4000}`;
  });
  return { name, bytes: new TextEncoder().encode([header, ...lines].join('\r\n')) };
}

const files = [writeFile('quotes where they are needed', (cell) => cell), writeFile('some cells always quoted', (cell) => `"${cell}"`)];

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Milliseconds of one run. The row count keeps both readers honest, and neither pays for the other's garbage. */
function time(read: () => number): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const start = performance.now();
  const count = read();
  if (count !== ROWS) throw new Error(`Read ${count} rows of ${ROWS}.`);
  return performance.now() - start;
}

const readByPapa = (bytes: Uint8Array) => Papa.parse<string[]>(new TextDecoder().decode(bytes), { delimiter: ',' }).data.length - 1;
const readByUs = (bytes: Uint8Array) => {
  const reading = readLeadFile(bytes, { mode: 'leads' });
  return reading.ok ? reading.totalRowCount : 0;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const show = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;

console.log(`${ROWS} rows, median of ${ROUNDS} rounds`);
for (const { name, bytes } of files) {
  // The readers alternate, so that a busy moment of the machine slows down both.
  const rounds = Array.from({ length: ROUNDS }, () => ({ papaMs: time(() => readByPapa(bytes)), ourMs: time(() => readByUs(bytes)) }));
  const ratio = median(rounds.map(({ papaMs, ourMs }) => ourMs / papaMs));
  const times = `Papa Parse ${show(rounds.map(({ papaMs }) => papaMs))}, readLeadFile ${show(rounds.map(({ ourMs }) => ourMs))}`;
  console.log(`${name}, ${(bytes.length / 1e6).toFixed(1)} MB: ${times}, median ratio ${ratio.toFixed(2)} (aim: at most ${AIM})`);
}
