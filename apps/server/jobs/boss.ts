import type pg from 'pg';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/isDatabaseAway.ts';

/** How often a worker looks for jobs whose worker has died; with the heartbeat below, such a job is queued again within 25 seconds. */
const SUPERVISE_SECONDS = 5;

/** A heartbeat must be at least 10 seconds. */
export const HEARTBEAT_SECONDS = 12;

const withLog = (boss: PgBoss, log: Logger): PgBoss => {
  boss.on('error', (error) => log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue warning'));
  return boss;
};

/** For a process that only enqueues: uses the app's own pool and runs no timers on the database. */
export const createSendingBoss = (pool: pg.Pool, log: Logger): PgBoss => {
  const db: ConstructorOptions['db'] = { executeSql: (text, values) => pool.query(text, values) };
  return withLog(new PgBoss({ db, migrate: false, supervise: false, schedule: false }), log);
};

const toConnection = ({ host, port, user, database, connectionString }: pg.ClientConfig) =>
  connectionString === undefined ? { host, port, user, database } : { connectionString };

/** Creates the queue's tables if a process that only enqueues is the first on a new database. */
export const installBoss = async (target: pg.ClientConfig, log: Logger): Promise<void> => {
  const boss = withLog(new PgBoss({ ...toConnection(target), max: 2, supervise: false, schedule: false }), log);
  await boss.start();
  await boss.stop({ graceful: false });
};

/** For a worker: has its own connections, one of which listens for new jobs; installs and upgrades the queue's tables. */
export const createWorkingBoss = (target: pg.ClientConfig, poolSize: number, log: Logger): PgBoss =>
  withLog(
    new PgBoss({
      ...toConnection(target),
      max: poolSize,
      connectionTimeoutMillis: 5000,
      application_name: 'coldcast queue',
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    }),
    log,
  );
