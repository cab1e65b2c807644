import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { countMigrations, listTables, type Table } from './tables.ts';

export const BACKUP_FORMAT = 'coldcast backup 1';

/** Rows fetched at once: a few megabytes at most. */
const FETCH = 2000;

const readRows = async function* (client: pg.ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(picked)::text as line from (select ${list} from ${pg.escapeIdentifier(name)}) picked`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${FETCH} from backup_rows`);
    if (rows.length === 0) break;
    yield* rows.map(({ line }) => line);
  }
  await client.query('close backup_rows');
};

export type BackupCount = { tables: number; rows: number };

const readLines = async function* (client: pg.ClientBase, count: BackupCount): AsyncGenerator<string> {
  // One consistent snapshot of the whole database during concurrent writes.
  await client.query('begin isolation level repeatable read read only');
  yield `${JSON.stringify({ format: BACKUP_FORMAT, migrations: await countMigrations(client) })}\n`;
  for (const table of await listTables(client)) {
    count.tables += 1;
    yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`;
    for await (const line of readRows(client, table)) {
      count.rows += 1;
      yield `${line}\n`;
    }
  }
  yield `${JSON.stringify({ end: true, rows: count.rows })}\n`;
  await client.query('commit');
};

/**
 * Writes every row of the product to one compressed file: one JSON line per row, with tables in insertable order. The file gets its final
 * name once it is complete. It contains no jobs; running work is started again after a restore.
 */
export const writeBackup = async (target: pg.ClientConfig, path: string): Promise<BackupCount> => {
  const client = new pg.Client({ ...target, application_name: 'coldcast backup' });
  client.on('error', () => undefined);
  await client.connect();
  const count = { tables: 0, rows: 0 };
  try {
    const unfinished = `${path}.unfinished`;
    try {
      await pipeline(Readable.from(readLines(client, count)), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    return count;
  } finally {
    await client.end();
  }
};
