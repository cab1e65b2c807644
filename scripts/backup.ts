import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writeBackup } from '../apps/server/operations/backup/writeBackup.ts';
import { readArguments } from './operations/readArguments.ts';
import { exitWithMessage } from './operations/exitWithMessage.ts';
import { withOpenDatabase } from './operations/withDatabase.ts';

/** `npm run backup -- FILE`: writes everything except jobs to one file while the product runs. */
const { positionals } = readArguments({ usage: 'Usage: npm run backup -- FILE', options: {}, positionals: 1 });
const [file = ''] = positionals;
if (!existsSync(dirname(resolve(file)))) exitWithMessage(`The folder ${dirname(resolve(file))} does not exist.`);
if (existsSync(file)) exitWithMessage(`${file} already exists and was not changed. Choose another name.`);

await withOpenDatabase(async ({ target }) => {
  const { tables, rows } = await writeBackup(target, resolve(file));
  console.log(`${rows} rows of ${tables} tables are in ${file}.`);
});
