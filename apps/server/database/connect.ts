import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

const CONNECTION_WAIT_MS = 4000;
/** An abandoned transaction would hold its locks forever. */
const IDLE_TRANSACTION_MS = 60_000;

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> };

type ConnectOptions = {
  target: pg.ClientConfig;
  poolSize: number;
  statementTimeoutMs: number;
  /** How long a call waits for a connection before it answers 503. */
  connectionWaitMs?: number;
  /** Called when an idle connection breaks; without a listener that would end the process. */
  onConnectionLost: (error: Error) => void;
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
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
};
