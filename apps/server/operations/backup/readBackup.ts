import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { countMigrations, listTables, type Table } from './tables.ts';
import { BACKUP_FORMAT, type BackupCount } from './writeBackup.ts';

const header = z.object({ format: z.literal(BACKUP_FORMAT), migrations: z.int() });
/** Every line that is not a row; no row has these columns. */
const mark = z.union([z.object({ table: z.string(), columns: z.array(z.string()) }), z.object({ end: z.literal(true), rows: z.int() })]);

/** How many rows one statement inserts. */
const BATCH = 1000;

type Insertion = { table: Table; lines: string[] };

const insertRows = async (client: pg.ClientBase, { table, lines }: Insertion): Promise<void> => {
  if (lines.length === 0) return;
  const name = pg.escapeIdentifier(table.name);
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await client.query(
    `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
};

/** Sequences continue after the highest restored number. */
const continueSequences = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    const [name, key] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select max(${key}) from ${name}), 1), exists (select from ${name}))`,
      [table, column],
    );
  }
};

const checkTarget = async (client: pg.ClientBase, migrations: number): Promise<void> => {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from organisations) or exists (select from settings) as used',
  );
  if (rows[0]?.used !== false) throw new Error('The database is not empty. Restore into a new one.');
  const present = await countMigrations(client);
  if (present !== migrations)
    throw new Error(
      `The backup has schema ${migrations}; this version has ${present}. Restore it with the version that made it, then upgrade.`,
    );
};

/** A damaged file or compression makes the reading fail with an error. */
const readLines = async function* (path: string): AsyncGenerator<string> {
  const text = createGunzip();
  text.setEncoding('utf8');
  // The reader sees the error, which ends its reading.
  pipeline(createReadStream(path), text, () => undefined);
  let pieces: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...rest] = String(chunk).split('\n');
    pieces.push(first);
    for (const piece of rest) {
      yield pieces.join('');
      pieces = [piece];
    }
  }
  if (pieces.some((piece) => piece !== '')) yield pieces.join('');
};

/** The first line describes the file. */
const readHeader = (line: string): { migrations: number } => {
  try {
    return header.parse(JSON.parse(line));
  } catch {
    throw new Error('The file is not a Coldcast backup, or it is damaged.');
  }
};

const insertAll = async (client: pg.ClientBase, path: string): Promise<BackupCount> => {
  const known = new Set((await listTables(client)).map(({ name }) => name));
  const count = { tables: 0, rows: 0 };
  let isHeaderRead = false;
  let isWhole = false;
  let insertion: Insertion | undefined;
  const flush = async (): Promise<void> => {
    if (insertion === undefined) return;
    await insertRows(client, insertion);
    count.rows += insertion.lines.length;
    insertion.lines = [];
  };
  for await (const line of readLines(path)) {
    if (!isHeaderRead) {
      await checkTarget(client, readHeader(line).migrations);
      isHeaderRead = true;
    } else if (line.startsWith('{"table":') || line.startsWith('{"end":')) {
      await flush();
      const found = mark.parse(JSON.parse(line));
      if ('end' in found) isWhole = found.rows === count.rows;
      else {
        if (!known.has(found.table)) throw new Error(`The backup contains a table this version does not have: ${found.table}`);
        insertion = { table: { name: found.table, columns: found.columns }, lines: [] };
        count.tables += 1;
      }
    } else {
      insertion?.lines.push(line);
      if (insertion !== undefined && insertion.lines.length >= BATCH) await flush();
    }
  }
  if (!isWhole) throw new Error('The backup is incomplete: its end is missing.');
  return count;
};

/** Fills an empty, migrated database from a backup in one transaction, all or nothing. */
export const readBackup = async (target: pg.ClientConfig, path: string): Promise<BackupCount> => {
  const client = new pg.Client({ ...target, application_name: 'coldcast restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const count = await insertAll(client, path);
    await continueSequences(client);
    await client.query('commit');
    await client.query('analyze');
    return count;
  } finally {
    // Rolls back an uncommitted transaction.
    await client.end();
  }
};
