import { setTimeout as wait } from 'node:timers/promises';
import { readFileSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { findDatabaseUser, type DatabaseUser } from './databaseUser.ts';
import { prepareClusterFolder, prepareSocketFolder } from './folders.ts';
import { initCluster, SUPERUSER } from './initCluster.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { findReadableBinaries } from './readableBinaries.ts';
import { startSupervisedServer, type Places, type SupervisedServer } from './supervisedServer.ts';

/** After a kill -9 the old processes hold the files for up to two seconds; recovering a busy database may take longer. */
const START_LIMIT_MS = 30_000;
const POLL_MS = 15;
const WATCH_MS = 500;

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  /** False if another process had started the server, which is then shared. */
  isStartedHere: () => boolean;
  clusterFolder: string;
  /** Stops the server if this process started it. */
  stop: () => Promise<void>;
};

const connectionOf = (socketFolder: string, database: string): EmbeddedPostgres['connection'] => ({
  host: socketFolder,
  port: 5432,
  user: SUPERUSER,
  database,
});

const withClient = async <T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const isReady = async (places: Places): Promise<boolean> => {
  if (readPostmaster(places.cluster)?.isReady !== true) return false;
  return withClient(connectionOf(places.socketFolder, 'postgres'), () => Promise.resolve(true)).catch(() => false);
};

/** PostgreSQL's last message about why it cannot start; empty if there is none. */
const readLastFault = ({ logPath }: Places): string => {
  try {
    return /^.*(?:FATAL|PANIC): +(.*)$/m.exec(readFileSync(logPath, 'utf8').split('\n').toReversed().join('\n'))?.[1] ?? '';
  } catch {
    return '';
  }
};

type StartWishes = { user: DatabaseUser | undefined; signal?: AbortSignal | undefined };

/** Joins the running server or starts one; retries if old processes or a second start are in the way. */
const ensureRunning = async (places: Places, { user, signal }: StartWishes): Promise<SupervisedServer | undefined> => {
  const deadline = performance.now() + START_LIMIT_MS;
  let server: SupervisedServer | undefined;
  while (performance.now() < deadline && signal?.aborted !== true) {
    if (await isReady(places)) return server?.isRunning() === true ? server : undefined;
    if (server?.isRunning() !== true) {
      // Waits between attempts.
      if (server !== undefined) await wait(200);
      // The process that stopped the last server removed the folder.
      prepareSocketFolder(places.cluster, user);
      server = startSupervisedServer(places, user);
    }
    await wait(POLL_MS);
  }
  await server?.stop();
  signal?.throwIfAborted();
  const fault = readLastFault(places);
  const why = fault === '' ? '' : ` It says: "${fault}".`;
  throw new Error(`The built-in PostgreSQL did not start within ${START_LIMIT_MS / 1000} seconds.${why} Its log: ${places.logPath}`);
};

const createDatabase = async (places: Places): Promise<void> => {
  await withClient(connectionOf(places.socketFolder, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SUPERUSER]);
    // 42P04, 23505: a second process created it at the same moment.
    if (rowCount === 0) await client.query(`create database ${SUPERUSER}`).catch(ignoreDuplicate);
  });
};

const ignoreDuplicate = (error: unknown): void => {
  if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error;
};

const removeIfEmpty = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // Another process has already started a server on it.
  }
};

/** Restarts a server that ended (killed, or stopped with the process that owned it) while this process runs. */
const watch = (places: Places, user: DatabaseUser | undefined, first: SupervisedServer | undefined) => {
  let server = first;
  let repair: Promise<void> | undefined;
  const isUp = (): boolean => server?.isRunning() ?? isAlive(readPostmaster(places.cluster)?.pid ?? Number.MAX_SAFE_INTEGER);
  const timer = setInterval(() => {
    if (repair !== undefined || isUp()) return;
    repair = ensureRunning(places, { user })
      .then((started) => void (server = started))
      .catch(() => undefined)
      .finally(() => (repair = undefined));
  }, WATCH_MS);
  timer.unref();
  return {
    isStartedHere: () => server?.isRunning() === true,
    stop: async () => {
      clearInterval(timer);
      await repair;
      await server?.stop();
      if (server !== undefined) removeIfEmpty(places.socketFolder);
    },
  };
};

/** The built-in PostgreSQL on the files in `dataDir`: created on the first start, joined if already running. `signal` cancels the start. */
export const startEmbeddedPostgres = async (dataDir: string, signal?: AbortSignal): Promise<EmbeddedPostgres> => {
  const user = findDatabaseUser();
  const binaries = findReadableBinaries(findBinaries(), user);
  const cluster = prepareClusterFolder(dataDir, user);
  const places = { cluster, binaries, socketFolder: prepareSocketFolder(cluster, user), logPath: join(resolve(dataDir), 'postgresql.log') };
  initCluster(cluster, binaries, user);
  const { isStartedHere, stop } = watch(places, user, await ensureRunning(places, { user, signal }));
  await createDatabase(places);
  return { connection: connectionOf(places.socketFolder, SUPERUSER), isStartedHere, clusterFolder: cluster, stop };
};
