import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { noteFullDisk } from '../database/fullDisk.ts';
import { isDatabaseAway } from '../database/isDatabaseAway.ts';
import { observeJob } from '../operations/metrics.ts';
import { ATTEMPT_LIMIT, deadQueueOf } from './installQueues.ts';
import type { BoundJob, ClaimedJob } from './job.ts';

/** Thrown when a worker completes a job that another worker has taken over: its transaction must not commit. */
class LostJobError extends Error {
  constructor(id: string) {
    super(`Job ${id} is now held by another worker`);
    this.name = 'LostJobError';
  }
}

const affectedRows = (response: object): number =>
  'affected' in response && typeof response.affected === 'number' ? response.affected : 0;

const earlierErrors = ({ output }: JobWithMetadata): number =>
  output !== null && 'errors' in output && typeof output.errors === 'number' ? output.errors : 0;

type Work = { boss: PgBoss; bound: BoundJob; isDeadLetter: boolean };

const claim = ({ boss }: Work, job: JobWithMetadata): ClaimedJob<object> => ({
  id: job.id,
  data: job.data,
  attempt: earlierErrors(job) + 1,
  signal: job.signal ?? new AbortController().signal,
  complete: async (tx: Transaction) => {
    const response = await boss.complete(job.name, job, null, { db: fromDrizzle(tx, sql) });
    if (affectedRows(response) !== 1) throw new LostJobError(job.id);
  },
});

/** Settles a job whose handler threw: back to the queue with a growing delay, or to the dead letters. */
const settleFailure = async (app: App, work: Work, { job, error }: { job: JobWithMetadata; error: unknown }): Promise<void> => {
  const { boss, bound, isDeadLetter } = work;
  // An unreachable database or network says nothing about the job.
  const errors = earlierErrors(job) + (isDatabaseAway(error) ? 0 : 1);
  const output = { errors, message: error instanceof Error ? error.message : String(error) };
  if (isDeadLetter || errors < ATTEMPT_LIMIT) {
    await boss.fail(job.name, job, output);
    return;
  }
  await app.db.transaction(async (tx) => {
    const db = fromDrizzle(tx, sql);
    const response = await boss.complete(job.name, job, output, { db });
    if (affectedRows(response) === 1) await boss.insert(deadQueueOf(bound.job), [{ data: job.data, priority: job.priority }], { db });
  });
};

/** Runs one claimed job and settles it in any case; false = it could not be settled and must be returned. */
export const runClaimedJob = async (app: App, work: Work, job: JobWithMetadata): Promise<boolean> => {
  const { boss, bound, isDeadLetter } = work;
  const run = isDeadLetter ? bound.runDead : bound.run;
  const log = app.log.child({ job: job.name, jobId: job.id });
  const start = performance.now();
  const observe = (outcome: 'done' | 'failed'): void => observeJob(job.name, outcome, performance.now() - start);
  try {
    await run?.(app, claim(work, job));
    // Does nothing if the handler has completed the job in its own transaction.
    await boss.complete(job.name, job);
    observe('done');
    return true;
  } catch (error) {
    observe('failed');
    noteFullDisk(error);
    log[error instanceof LostJobError || isDatabaseAway(error) ? 'warn' : 'error'](
      { err: error, attempt: earlierErrors(job) + 1 },
      'job failed',
    );
    return settleFailure(app, work, { job, error }).then(
      () => true,
      (failure: unknown) => {
        log.warn({ err: failure }, 'job could not be settled');
        return false;
      },
    );
  }
};
