import type { PgBoss } from 'pg-boss';
import { HEARTBEAT_SECONDS } from './boss.ts';
import type { Job } from './jobQueue.ts';

/** After this many errors of its own, a job becomes a dead letter. */
export const ATTEMPT_LIMIT = 5;
/** All attempts, including those lost with a killed worker or an unreachable database: a job that kills every worker ends here. */
const CLAIM_LIMIT = 50;
const DAY_SECONDS = 86_400;

export const deadQueueOf = (job: Pick<Job<object>, 'name'>): string => `${job.name}-dead`;

const shared = { notify: true, deleteAfterSeconds: DAY_SECONDS, retentionSeconds: 60 * DAY_SECONDS };

const queueOptions = (job: Job<object>) => ({
  ...shared,
  deadLetter: deadQueueOf(job),
  retryLimit: CLAIM_LIMIT,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: job.expireSeconds,
});

/** A dead letter's own handler is retried without limit. */
const deadQueueOptions = {
  ...shared,
  retryLimit: 10_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: HEARTBEAT_SECONDS,
};

/** Creates missing queues and updates the settings of the others. */
export const installQueues = async (boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> => {
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const job of jobs) {
    const dead = deadQueueOf(job);
    if (!present.has(dead)) await boss.createQueue(dead, deadQueueOptions);
    if (present.has(job.name)) await boss.updateQueue(job.name, queueOptions(job));
    else await boss.createQueue(job.name, { ...queueOptions(job), policy: job.policy });
  }
  // Refills the cache: otherwise a launch would look its queue up while it holds one connection, and wait for a second.
  for (const job of jobs) await boss.insert(job.name, []);
};
