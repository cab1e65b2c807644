// Reads a lead file of 200,000 rows with our reader and with the bare CSV library under it: node bench/leadFiles.ts
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/browser/esm/sync';
import Papa from 'papaparse';
import { readLeadFile } from '../packages/rules/leadFile.ts';

const ROWS = 200_000;
const ROUNDS = 9;
/** Our reader also decodes, chooses delimiter and columns, and judges every link. */
const AIM = 2.5;

const header = 'First Name,Last Name,Title,Company,Email,# Employees,Industry,Person Linkedin Url,Company Linkedin Url';
const lines = Array.from({ length: ROWS }, (_, index) => {
  const company = index % 9 === 0 ? `"Harrow ${index % 4000}, Ltd"` : `Quillmere ${index % 4000}`;
  const profile = index % 50 === 0 ? 'https://uk.linkedin.com/in/' : 'http://www.linkedin.com/in/';
  return `Ines${index % 700},Calder${index},Head of Operations,${company},ines.${index}@quillmere.example,51-200,Logistics,${profile}ines-calder-${index},http://www.linkedin.com/company/quillmere-${index % 4000}`;
});
const bytes = new TextEncoder().encode([header, ...lines].join('\r\n'));

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Milliseconds of one run; the count keeps both honest, and neither pays for the other's garbage. */
function time(read: () => number): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const start = performance.now();
  const count = read();
  if (count !== ROWS) throw new Error(`Read ${count} rows of ${ROWS}.`);
  return performance.now() - start;
}

const library = { delimiter: ',', record_delimiter: ['\r\n', '\n', '\r'], relax_quotes: true, relax_column_count: true };
const readBare = () => parse(bytes, library).length - 1;
const readByPapa = () => Papa.parse<string[]>(new TextDecoder().decode(bytes), { delimiter: ',' }).data.length - 1;
const readOurs = () => {
  const reading = readLeadFile(bytes, { mode: 'leads' });
  return reading.ok ? reading.totalRowCount : 0;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

// Alternating, so that a busy moment of the machine slows both.
const rounds = Array.from({ length: ROUNDS }, () => ({ bareMs: time(readBare), oursMs: time(readOurs) }));
const ratio = median(rounds.map(({ bareMs, oursMs }) => oursMs / bareMs));
const show = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;
console.log(`${ROWS} rows, ${(bytes.length / 1e6).toFixed(1)} MB, median of ${ROUNDS} rounds`);
console.log(`csv-parse ${show(rounds.map(({ bareMs }) => bareMs))}, readLeadFile ${show(rounds.map(({ oursMs }) => oursMs))}`);
console.log(`median ratio ${ratio.toFixed(2)} (aim: under ${AIM})`);
const papaMs = Array.from({ length: 3 }, () => time(readByPapa));
console.log(`for comparison: PapaParse ${show(papaMs)}`);
