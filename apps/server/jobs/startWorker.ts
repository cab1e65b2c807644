import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import { HEARTBEAT_SECONDS } from './boss.ts';
import { sortByPriority } from './sortByPriority.ts';
import { deadQueueOf } from './installQueues.ts';
import type { BoundJob } from './job.ts';
import { runClaimedJob } from './runClaimedJob.ts';
import { installSchedules } from './installSchedules.ts';
import type { Schedule } from './schedule.ts';

/** New jobs are announced; polling only finds retries and delayed jobs that have become due. */
const POLLING_SECONDS = 1;
/** The queue fetches again immediately only after a full batch of at least two; with batches of one it would run one job per second. */
const MIN_BATCH = 2;

const workOptions = ({ job }: BoundJob) => ({
  batchSize: Math.max(MIN_BATCH, job.batchSize),
  localConcurrency: job.concurrency,
  localGroupConcurrency: job.groupLimit,
  includeMetadata: true as const,
  perJobResults: true as const,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: POLLING_SECONDS,
  notifyPollingIntervalSeconds: POLLING_SECONDS,
  heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3,
});

const toResult = (id: string, isSettled: boolean): JobResult => ({ id, status: isSettled ? 'completed' : 'failed' });

type Worker = { boss: PgBoss; boundJobs: readonly BoundJob[]; schedules: readonly Schedule[] };

/** Runs jobs until the boss is stopped. The jobs of a batch run one after the other unless they have groups; each is settled separately. */
export const startWorker = async (app: App, { boss, boundJobs, schedules }: Worker): Promise<void> => {
  for (const bound of boundJobs) {
    const work = (isDeadLetter: boolean) => async (jobs: JobWithMetadata[]) => {
      const run = async (job: JobWithMetadata) => toResult(job.id, await runClaimedJob(app, { boss, bound, isDeadLetter }, job));
      if (bound.job.groupLimit !== undefined) return Promise.all(jobs.map(run));
      const results: JobResult[] = [];
      for (const job of sortByPriority(jobs)) results.push(await run(job));
      return results;
    };
    await boss.work(bound.job.name, workOptions(bound), work(false));
    if (bound.runDead !== undefined) await boss.work(deadQueueOf(bound.job), workOptions(bound), work(true));
  }
  await installSchedules(app, boss, schedules);
};
