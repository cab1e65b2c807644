import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printEmails } from './replies/printEmails.ts';
import { readEmails } from './replies/readEmails.ts';

const USAGE = 'Usage: node scripts/printReplies.ts FILE.txt [--count 30] [--seed TEXT] [--only NUMBER]';

/** Prints possible replies to each email of a file; `scripts/replies/emails.txt` shows the format. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '30' },
      seed: { type: 'string', default: 'coldcast' },
      only: { type: 'string' },
    },
  });
  const [path] = positionals;
  if (path === undefined) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const emails = readEmails(readFileSync(path, 'utf8'));
  const chosen = values.only === undefined ? emails : emails.slice(Number(values.only) - 1, Number(values.only));
  process.stdout.write(printEmails(chosen, { count: Number(values.count), seed: values.seed }));
}

main();
