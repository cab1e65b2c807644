import { resolve } from 'node:path';
import { writeBackup } from '../apps/server/operations/backup/writeBackup.ts';
import { stopWith, withOpenDatabase } from './operations/withDatabase.ts';

/** `npm run backup -- FILE`: everything but the jobs, in one file, while the product runs. */
const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) stopWith('Usage: npm run backup -- FILE');

await withOpenDatabase(async ({ target }) => {
  const { tables, rows } = await writeBackup(target, resolve(file));
  console.log(`${rows} rows of ${tables} tables are in ${file}.`);
});
