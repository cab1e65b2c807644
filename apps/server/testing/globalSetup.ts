import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../database/migrate.ts';
import { createLogger } from '../operations/createLogger.ts';
import { createWorkingBoss } from '../jobs/boss.ts';
import { dropDatabase } from './dropDatabase.ts';
import { runOnce } from './runOnce.ts';

export type DatabaseServer = { connectionString?: string; host?: string; port?: number; user?: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
    templateDatabase: string;
  }
}

type RunningServer = { server: DatabaseServer; stop: () => Promise<void> };

const startServer = async (): Promise<RunningServer> => {
  const connectionString = process.env['TEST_DATABASE_URL'];
  if (connectionString !== undefined) return { server: { connectionString }, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'coldcast-tests-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const { host, port, user } = connection;
  return {
    server: { host, port, user },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Connection settings for one database of the server. */
export const toTarget = (server: DatabaseServer, database: string): pg.ClientConfig => {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};

const createTemplate = async (server: DatabaseServer, name: string): Promise<void> => {
  await runOnce(toTarget(server, 'postgres'), `create database ${name}`);
  const target = toTarget(server, name);
  await migrate(target);
  const boss = createWorkingBoss(target, 2, createLogger('warn'));
  await boss.start();
  await boss.stop({ graceful: false });
};

/** One PostgreSQL for the whole run, with one migrated database that every test file copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { server, stop } = await startServer();
  const name = `coldcast_template_${randomUUID().slice(0, 8)}`;
  await createTemplate(server, name);
  project.provide('databaseServer', server);
  project.provide('templateDatabase', name);
  return async () => {
    await dropDatabase(toTarget(server, 'postgres'), name);
    await stop();
  };
};
