import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { JobQueue } from './jobs/jobQueue.ts';

/** What every handler depends on, passed in so that tests can replace it. */
export type App = {
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** Checks that the database answers; rejects if it does not. */
  askDatabase: () => Promise<void>;
  clock: Clock;
  jobs: JobQueue;
  log: Logger;
};
