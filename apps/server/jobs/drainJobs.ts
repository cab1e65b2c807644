import type { PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import { sortByPriority } from './sortByPriority.ts';
import { deadQueueOf } from './installQueues.ts';
import type { BoundJob } from './job.ts';
import { runClaimedJob } from './runClaimedJob.ts';

const drainQueue = async (app: App, boss: PgBoss, { bound, isDeadLetter }: { bound: BoundJob; isDeadLetter: boolean }): Promise<number> => {
  const name = isDeadLetter ? deadQueueOf(bound.job) : bound.job.name;
  const claimed = await boss.fetch<object>(name, { batchSize: bound.job.batchSize, includeMetadata: true });
  for (const job of sortByPriority(claimed)) await runClaimedJob(app, { boss, bound, isDeadLetter }, job);
  return claimed.length;
};

/** Runs every due job in this process, one after the other, until none is left. */
export const drainJobs = async (app: App, boss: PgBoss, boundJobs: readonly BoundJob[]): Promise<void> => {
  let worked: number;
  do {
    worked = 0;
    for (const bound of boundJobs) {
      worked += await drainQueue(app, boss, { bound, isDeadLetter: false });
      if (bound.runDead !== undefined) worked += await drainQueue(app, boss, { bound, isDeadLetter: true });
    }
  } while (worked > 0);
};
