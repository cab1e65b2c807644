import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { ERRORS } from '@coldcast/contract/errors';
import { endpoints } from '@coldcast/contract/endpoints';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import { Command, Option } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { CommandError } from '../CommandError.ts';
import { EXIT } from '../exitCodes.ts';
import { cleanText } from '../output/cleanText.ts';
import { note, printJson, printLine } from '../output/print.ts';
import { renderTable, type TableColumn } from '../output/renderTable.ts';
import { getSession } from '../session/findSession.ts';
import { withShared, type SharedOptions } from './options.ts';

type ImportOptions = SharedOptions & { automaticReplies?: 'counted' | 'not_counted'; columns?: string };

const COLUMNS: readonly TableColumn[] = [
  { head: 'Campaign' },
  { head: 'Started' },
  { head: 'Sent', isEnd: true },
  { head: 'Replied', isEnd: true },
  { head: 'Version', isEnd: true },
];

function readFile(path: string): Blob {
  try {
    if (statSync(path).size > MAX_FILE_BYTES)
      throw new CommandError(ERRORS.too_large.message, { exitCode: EXIT.failed, code: 'too_large' });
    return new Blob([new Uint8Array(readFileSync(path))], { type: 'text/csv' });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${path} could not be read.`, { exitCode: EXIT.failed, code: 'bad_file' });
  }
}

async function importSends(path: string, { automaticReplies, columns, ...options }: ImportOptions): Promise<void> {
  const session = getSession(options);
  const form = new FormData();
  if (automaticReplies !== undefined) form.set('automaticReplies', automaticReplies);
  if (columns !== undefined) form.set('columns', columns);
  form.set('file', readFile(path), basename(path));
  const answer = await callEndpoint(session, endpoints.importSends, { form });
  if (options.json) return printJson(answer);
  if (answer.result === 'mapping_needed') {
    throw new CommandError(
      `${answer.message} Name them by number, from 0: --columns '{"name": 0, "sent": 3, "replied": 4}'. The file has: ${answer.headers.map((header) => cleanText(header)).join(', ')}`,
      { exitCode: EXIT.failed, code: 'mapping_needed' },
    );
  }
  const rows = answer.sends.map(({ name, startedOn, figures, version }) => [
    cleanText(name),
    startedOn ?? '-',
    String(figures.sent),
    figures.replied === null ? '-' : String(figures.replied),
    String(version),
  ]);
  printLine(renderTable(COLUMNS, rows));
  printLine(`${answer.message}.`);
  for (const { row, problems } of answer.invalidRows) note(`Row ${row}: ${problems.join(' ')}`);
  for (const { row, text } of answer.notes) note(`Row ${row}: ${text}`);
  if (answer.guessedDays !== null) {
    note(`Dates such as 03/04/2026 were read ${answer.guessedDays === 'day_first' ? 'day first: April 3' : 'month first: March 4'}.`);
  }
  const unsaid = answer.sends.filter(({ figures, hasAutomaticReplies }) => figures.replied !== null && hasAutomaticReplies === null);
  if (unsaid.length > 0) note('Counts every reply as a person’s. Say with --automatic-replies whether automatic ones are included.');
}

export const sendsCommand = (): Command => {
  const imports = withShared(new Command('import'))
    .description('Import a sending tool’s campaign export; importing the same figures again changes nothing')
    .argument('<file>', 'export of Instantly, Smartlead, lemlist, Apollo, HubSpot, Reply.io, Woodpecker, Outreach or Salesloft')
    .addOption(new Option('--automatic-replies <how>', 'whether its replies include automatic ones').choices(['counted', 'not_counted']))
    .option('--columns <json>', 'the columns of a file whose headers are not known, by number from 0')
    .action(importSends);
  return new Command('sends').description('Record what you really sent, so that forecasts learn from it').addCommand(imports);
};
