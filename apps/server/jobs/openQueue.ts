import type { PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { createSendingBoss, createWorkingBoss, installBoss } from './boss.ts';
import { createJobQueue } from './createJobQueue.ts';
import { installQueues } from './installQueues.ts';
import type { Job, JobQueue } from './jobQueue.ts';

/** How long a running batch may continue after the process is asked to stop; then its jobs return to the queue. */
const STOP_LIMIT_MS = 20_000;

type Wishes = { jobs: readonly Job<object>[]; isWorker: boolean; database: OpenDatabase };

export type OpenQueue = { boss: PgBoss; jobs: JobQueue; close: () => Promise<void> };

/** Opens the queue with its tables and queues installed, for a process that only enqueues jobs or also runs them. */
export const openQueue = async (ground: Omit<App, 'jobs'>, { jobs, isWorker, database }: Wishes): Promise<OpenQueue> => {
  const { log, pool, clock, config } = ground;
  if (!isWorker) await installBoss(database.target, log);
  const boss = isWorker ? createWorkingBoss(database.target, config.QUEUE_POOL_SIZE, log) : createSendingBoss(pool, log);
  await boss.start();
  await installQueues(boss, jobs);
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    // Its connections may still report that the database ends.
    boss.removeAllListeners('error').on('error', () => undefined);
  };
  return { boss, jobs: createJobQueue(boss, clock), close };
};
