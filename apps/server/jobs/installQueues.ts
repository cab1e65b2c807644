import type { PgBoss } from 'pg-boss';
import { HEARTBEAT_SECONDS } from './boss.ts';
import type { Job } from './jobQueue.ts';

/** Errors of a job's own after which it is a dead letter. */
export const ATTEMPT_LIMIT = 5;
/** Attempts in all, those lost with a killed worker or an absent database included: a job that kills every worker ends here. */
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

/** A dead letter's own handler is tried on for as long as it takes. */
const deadQueueOptions = {
  ...shared,
  retryLimit: 10_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: HEARTBEAT_SECONDS,
};

/** Creates the queues that are missing and brings the settings of the others up to date. */
export const installQueues = async (boss: PgBoss, jobs: readonly Job<object>[]): Promise<void> => {
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const job of jobs) {
    const dead = deadQueueOf(job);
    if (!present.has(dead)) await boss.createQueue(dead, deadQueueOptions);
    if (present.has(job.name)) await boss.updateQueue(job.name, queueOptions(job));
    else await boss.createQueue(job.name, { ...queueOptions(job), policy: job.policy });
  }
  // Filled again now: a launch that had to look its queue up first would wait for a second connection while it holds one.
  for (const job of jobs) await boss.insert(job.name, []);
};
