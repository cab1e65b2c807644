import { toTable } from '../../../../scripts/documents/markdownTable.ts';
import { PRIORS, type PriorRow } from '@coldcast/simulator/priors';
import { baseRateTable } from './baseRates.ts';
import { readCoefficient } from './coefficient.ts';
import { OUTCOME_GROUPS } from './outcomeGroups.ts';

function toCells(row: PriorRow): string[] {
  const { name, kind, effect, range } = readCoefficient(row);
  const value = kind === 'oddsRatio' ? `×${effect}` : effect;
  return [`\`${name}\``, value, range ?? '-', row.grade, String(row.facts.length), row.reason];
}

const groupTables = OUTCOME_GROUPS.map(({ title, note, outcomes }) => {
  const rows = PRIORS.filter((row) => outcomes.includes(row.outcome)).map(toCells);
  return `### ${title}\n\n${note}\n\n${toTable(['Row', 'Effect', '80%', 'Grade', 'Sources', 'Reason'], rows)}`;
});

/** The generated part of `docs/model.md`: base rates and every coefficient as Markdown tables. */
const modelTables = (): string =>
  [
    `### Base rates at bucket 40-50\n\n${toTable(['Outcome', 'Of sent emails', 'Of opened emails', 'Grade'], baseRateTable())}`,
    ...groupTables,
  ].join('\n\n');

const START = '<!-- generated: node scripts/writeModelDocument.ts -->';
const END = '<!-- end of the generated part -->';

/** The document with its generated part replaced. Throws if either marker is missing. */
export function withModelTables(document: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start === -1 || end < start) throw new Error('The marks of the generated part are missing.');
  return `${document.slice(0, start)}${START}\n\n${modelTables()}\n\n${document.slice(end)}`;
}
