import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Outcome, Target } from './target.ts';

export type Result = Outcome & { target: Target; tookMs: number };

export type Run = { command: string; seed: number; database: string; results: readonly Result[] };

const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

const toRow = ({ target, figures, faults, tookMs }: Result): string =>
  `| ${target.name} | ${target.title} | ${figures.join('<br>')} | ${faults.length === 0 ? 'holds' : '**does not hold**'} | ${(tookMs / 1000).toFixed(0)} s |`;

const toText = ({ command, seed, database, results }: Run): string => {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores${cpu === undefined ? '' : ` (${cpu.model.trim()})`}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}, ${database}`;
  return [
    BEGIN,
    `Made by \`${command}\` with seed ${seed} on ${machine}.`,
    'After each target, `npm run check-invariants` checked the whole database. A broken invariant counts as a failed target.',
    '',
    '| | What is done, and what must hold | Figures | | Time |',
    '|---|---|---|---|---|',
    ...results.map(toRow),
    END,
  ].join('\n');
};

/** Writes a run's figures into their place in the document; the rest stays unchanged. */
export const writeReport = (path: string, run: Run): void => {
  const document = readFileSync(path, 'utf8');
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${path} has no place for figures`);
  writeFileSync(path, document.slice(0, before) + toText(run) + document.slice(after + END.length));
};
