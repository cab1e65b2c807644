import { parseArgs } from 'node:util';
import { readCampaignFile, type EmailSource } from './simulation/readCampaignFile.ts';
import { renderTable } from './simulation/renderTable.ts';
import { simulateFile } from './simulation/simulateFile.ts';

const USAGE = 'Usage: npm run simulate -- FILE.csv [--subject TEXT --body-file FILE.txt] [--seed TEXT] [--json]';
const DEFAULT_SEED = 'coldcast';
/** Shorter files are done before a bar could be read. */
const LONG_FILE = 2000;
const BAR_WIDTH = 30;

type Arguments = { path: string; email: EmailSource | null; seed: string; isJson: boolean };

function readArguments(): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        subject: { type: 'string' },
        'body-file': { type: 'string' },
        seed: { type: 'string', default: DEFAULT_SEED },
        json: { type: 'boolean', default: false },
      },
    });
    const [path] = positionals;
    const { subject, 'body-file': bodyFile } = values;
    if (path === undefined || positionals.length > 1 || (subject === undefined) !== (bodyFile === undefined)) return USAGE;
    const email = subject === undefined || bodyFile === undefined ? null : { subject, bodyFile };
    return { path, email, seed: values.seed, isJson: values.json };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
}

function showProgress(total: number): (done: number) => void {
  if (total < LONG_FILE) return () => {};
  return (done) => {
    const filled = Math.floor((BAR_WIDTH * done) / total);
    process.stderr.write(
      `\r[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${total} leads${done === total ? '\n' : ''}`,
    );
  };
}

function main(): void {
  const asked = readArguments();
  if (typeof asked === 'string') return fail(asked);
  const file = readCampaignFile(asked.path, asked.email);
  if (!file.ok) return fail(file.problem);
  if (file.invalidRowCount > 0) process.stderr.write(`${file.invalidRowCount} invalid row(s) left out.\n`);
  const simulation = simulateFile(file.leads, asked.seed, showProgress(file.leads.length));
  process.stdout.write(asked.isJson ? `${JSON.stringify(simulation)}\n` : renderTable(simulation));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

main();
