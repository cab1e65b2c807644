import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { toWords } from '../operations/toWords.ts';
import { checkDurability } from './checkDurability.ts';
import { connect, type Connection } from './connect.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { isDatabaseAway } from './isDatabaseAway.ts';
import { migrate } from './migrate.ts';

/** How long to wait for an external server that is still starting. */
const SERVER_WAIT_MS = 60_000;
const RETRY_MS = 500;
/** While it waits, it says so this often. */
const TELL_MS = 10_000;

/** `signal` cancels a start that waits for a database. */
type Waiting = { log: Logger; signal?: AbortSignal | undefined };

export type OpenDatabase = Connection & { target: pg.ClientConfig };

const waitForServer = async (target: pg.ClientConfig, { log, signal }: Waiting): Promise<void> => {
  const deadline = performance.now() + SERVER_WAIT_MS;
  let toldAt = -Infinity;
  for (;;) {
    const client = new pg.Client({ ...target, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
      if (performance.now() - toldAt >= TELL_MS) {
        toldAt = performance.now();
        log.warn(`waiting for the database. ${toWords(error)}`);
      }
      await wait(RETRY_MS, undefined, { signal });
    }
  }
};

const findTarget = async (config: Config, waiting: Waiting): Promise<{ target: pg.ClientConfig; stop: () => Promise<void> }> => {
  if (config.DATABASE_URL !== undefined) {
    const target = { connectionString: config.DATABASE_URL };
    await waitForServer(target, waiting);
    return { target, stop: () => Promise.resolve() };
  }
  const { connection, clusterFolder, stop } = await startEmbeddedPostgres(resolve(config.DATA_DIR), waiting.signal);
  waiting.log.info({ folder: clusterFolder }, 'built-in PostgreSQL is up');
  return { target: connection, stop };
};

/** Opens the configured database, starting the built-in one if needed, and checks and migrates it. */
export const openDatabase = async (config: Config, log: Logger, signal?: AbortSignal): Promise<OpenDatabase> => {
  const { target, stop } = await findTarget(config, { log, signal });
  try {
    await migrate(target);
    let isClosing = false;
    const connection = connect({
      target,
      poolSize: config.POOL_SIZE,
      statementTimeoutMs: config.STATEMENT_TIMEOUT_MS,
      onConnectionLost: (error) => {
        if (!isClosing) log.warn({ err: error }, 'database connection lost');
      },
    });
    if (!config.ALLOW_UNSAFE_DATABASE) await checkDurability(connection.pool);
    return {
      ...connection,
      target,
      close: async () => {
        isClosing = true;
        await connection.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
