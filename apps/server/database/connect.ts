import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

const CONNECTION_WAIT_MS = 4000;
/** An abandoned transaction would hold its locks forever. */
const IDLE_TRANSACTION_MS = 60_000;

export type Connection = {
  db: Database;
  pool: pg.Pool;
  /** Checks that the database answers; rejects if it does not. Never waits for a pooled connection; concurrent checks share one query. */
  ask: () => Promise<void>;
  close: () => Promise<void>;
};

type ConnectOptions = {
  target: pg.ClientConfig;
  poolSize: number;
  statementTimeoutMs: number;
  /** How long a call waits for a connection before it answers 503. */
  connectionWaitMs?: number;
  /** Called when an idle connection breaks; without a listener that would end the process. */
  onConnectionLost: (error: Error) => void;
};

/** Uses its own connection, so that calls waiting for the pool do not delay the probe. */
const createProbe = (target: pg.ClientConfig, waitMs: number) => {
  const pool = new pg.Pool({
    ...target,
    max: 1,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    keepAlive: true,
    application_name: 'coldcast probe',
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  let asking: Promise<void> | undefined;
  const askOnce = async (): Promise<void> => {
    try {
      await pool.query('select 1');
    } finally {
      asking = undefined;
    }
  };
  return { ask: () => (asking ??= askOnce()), close: () => pool.end() };
};

export const connect = (options: ConnectOptions): Connection => {
  const { target, poolSize, statementTimeoutMs, connectionWaitMs = CONNECTION_WAIT_MS, onConnectionLost } = options;
  const pool = new pg.Pool({
    ...target,
    max: poolSize,
    connectionTimeoutMillis: connectionWaitMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    // Ends the wait for a server that is silent without closing the connection.
    query_timeout: statementTimeoutMs + 5000,
    keepAlive: true,
    application_name: 'coldcast',
  });
  // The pool listens on idle connections only. If one breaks while a transaction uses it, the unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
  const probe = createProbe(target, connectionWaitMs);
  return {
    pool,
    db: drizzle(pool, { schema }),
    ask: probe.ask,
    close: async () => {
      await Promise.all([pool.end(), probe.close()]);
    },
  };
};
