import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { systemClock } from '../../apps/server/clock.ts';
import { configSchema } from '../../apps/server/config.ts';
import { connect } from '../../apps/server/database/connect.ts';
import { migrate } from '../../apps/server/database/migrate.ts';
import { checkInvariants } from '../../apps/server/operations/checkInvariants.ts';
import { createLogger } from '../../apps/server/operations/createLogger.ts';
import { startCluster, type Cluster } from '../cluster/startCluster.ts';
import type { PostgresServer } from '../testing/postgresServer.ts';
import { createRandom } from './random.ts';
import type { Outcome, Target } from './target.ts';

export type RunOptions = { postgres: PostgresServer; port: number; seed: number; soakMinutes: number; logFile?: string };

const ENVIRONMENT = { DEMO: 'false', SIGNUPS_PER_HOUR: '100000', LOG_LEVEL: 'info', REQUESTS_PER_SECOND: '10000' };
const ERROR_LINE = /"level":(50|60)/;

const createDatabase = async ({ url }: PostgresServer, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

/** Runs one target on an empty database, then checks the invariants. */
export const runTarget = async (
  target: Target,
  { postgres, port, seed, soakMinutes, logFile }: RunOptions,
): Promise<Outcome & { tookMs: number }> => {
  const start = performance.now();
  const databaseUrl = await createDatabase(postgres, `torture_${target.name.toLowerCase()}_${process.pid}`);
  await migrate({ connectionString: databaseUrl });
  const connection = connect({
    target: { connectionString: databaseUrl },
    poolSize: 12,
    statementTimeoutMs: 60_000,
    onConnectionLost: () => undefined,
  });
  const clusters: Cluster[] = [];
  const errors: string[] = [];
  const config = configSchema.parse({});
  const { db, pool, ask } = connection;
  const app = {
    config,
    db,
    pool,
    askDatabase: ask,
    clock: systemClock,
    log: createLogger('silent'),
    jobs: { enqueue: () => Promise.resolve() },
  };
  try {
    const { figures, faults } = await target.run({
      postgres,
      databaseUrl,
      pool,
      app,
      random: createRandom(seed),
      soakMinutes,
      errorLines: () => errors,
      startCluster: async ({ apis, workers, env }) => {
        const onLine = (member: string, line: string): void => {
          if (ERROR_LINE.test(line)) errors.push(`${member}: ${line}`);
          if (logFile !== undefined) appendFileSync(logFile, `${member}: ${line}\n`);
        };
        const cluster = await startCluster({ apis, workers, port, databaseUrl, env: { ...ENVIRONMENT, ...env }, onLine });
        clusters.push(cluster);
        return cluster;
      },
    });
    const breaches = (await checkInvariants(db)).map(({ invariant, subject, detail }) => `broken: ${invariant}: ${subject} ${detail}`);
    return { figures, faults: [...faults, ...breaches], tookMs: performance.now() - start };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { figures: [], faults: [reason, ...errors.slice(0, 5)], tookMs: performance.now() - start };
  } finally {
    for (const cluster of clusters) await cluster.stop();
    await connection.close();
  }
};
