import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReport } from './documents/writeReport.ts';
import { reportReader } from './reader/reportReader.ts';
import type { CorpusPart } from './reader/splitCorpus.ts';

/**
 * Prints how well the committed reader reads emails that were not used for training. Usage: node scripts/checkReader.ts [tune | --write]
 * `--write` stores the report that the methodology page shows.
 */
const shownReport = join(import.meta.dirname, '../apps/web/documents/methodology/readerReport.json');
const part: CorpusPart = process.argv[2] === 'tune' ? 'tune' : 'test';
const report = reportReader(part);
const percent = (share: number): string => (100 * share).toFixed(1).padStart(6);
console.log(`${part} part: ${report.emails} emails, ${report.sentences} sentences`);
console.log('role             sentences  precision  recall  F1      80% low end');
for (const { role, sentences, precision, recall, f1, f1Low80 } of report.roles)
  console.log(
    `${role.padEnd(16)} ${String(sentences).padStart(9)}  ${percent(precision)}     ${percent(recall)}  ${percent(f1)}  ${percent(f1Low80)}`,
  );
console.log(`macro F1 ${percent(report.macroF1)}, kinds right ${percent(report.kindsRight)}`);
for (const line of report.confusions) console.log(`  ${line}`);
const { kept } = report;
console.log(
  `${kept.emails} emails of kinds that are easily mistaken, which nothing is trained on: kinds right ${percent(kept.kindsRight)}`,
);
for (const line of kept.confusions) console.log(`  ${line}`);
if (process.argv[2] === '--write') {
  writeFileSync(shownReport, writeReport(report));
  console.log('The report of the methodology page is up to date. Now run node scripts/writeGuide.ts.');
}
