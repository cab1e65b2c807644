import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Connection } from '../database/connect.ts';
import { toTarget } from './globalSetup.ts';
import { dropDatabase } from './dropDatabase.ts';
import { runOnce } from './runOnce.ts';

const POOL_SIZE = 10;
/** Also limits the wait for a connection: a busy machine answers many concurrent requests late. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** A copy of the migrated template, dropped by `close`. */
export const createTestDatabase = async (): Promise<Connection & { target: ReturnType<typeof toTarget> }> => {
  const server = inject('databaseServer');
  const name = `coldcast_test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(toTarget(server, 'postgres'), `create database ${name} template ${inject('templateDatabase')}`);
  const target = toTarget(server, name);
  const connection = connect({
    target,
    poolSize: POOL_SIZE,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    connectionWaitMs: STATEMENT_TIMEOUT_MS,
    onConnectionLost: () => undefined,
  });
  return {
    ...connection,
    target,
    close: async () => {
      await connection.close();
      await dropDatabase(toTarget(server, 'postgres'), name);
    },
  };
};
