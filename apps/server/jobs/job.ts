import type { z } from 'zod';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import type { Job, JobPolicy } from './jobQueue.ts';

type JobOptions<Data> = {
  name: string;
  /** Parses the data from the queue; without it, the data is not checked. */
  data?: z.ZodType<Data>;
  policy?: JobPolicy;
  /** How many jobs one worker claims at once. */
  batchSize?: number;
  /** Workers for this job in one process. */
  concurrency?: number;
  /** Time limit of the batch a job is claimed in. The heartbeat notices a dead worker long before. */
  expireSeconds?: number;
  /**
   * For jobs that take long or wait for external servers: how many jobs of one group run in a process at once, so that no group delays the
   * others. At most `concurrency`. The jobs of a batch run in parallel.
   */
  groupLimit?: number;
};

/** `name` must be in a file `*.job.ts` of its feature and be unique in the product. */
export const defineJob = <Data extends object>(options: JobOptions<Data>): Job<Data> => {
  const { data } = options;
  return {
    name: options.name,
    policy: options.policy ?? 'standard',
    batchSize: options.batchSize ?? 10,
    concurrency: options.concurrency ?? 1,
    expireSeconds: options.expireSeconds ?? 300,
    groupLimit: options.groupLimit,
    parse: data === undefined ? (value) => value as Data : (value) => data.parse(value),
  };
};

/** A job that one worker holds. */
export type ClaimedJob<Data extends object> = {
  id: string;
  data: Data;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the worker stops or loses the job. */
  signal: AbortSignal;
  /**
   * Completes the job in the caller's transaction, so that results and completion commit together. Throws, and so rolls back, if another
   * worker holds the job by then. If the handler returns without calling this, the job is completed afterward.
   */
  complete: (tx: Transaction) => Promise<void>;
};

export type JobHandler<Data extends object> = (app: App, job: ClaimedJob<Data>) => Promise<void>;

export type BoundJob = {
  job: Job<object>;
  run: (app: App, claimed: ClaimedJob<object>) => Promise<void>;
  /** What to do after the fifth failed attempt; undefined = only keep the dead letter. */
  runDead: ((app: App, claimed: ClaimedJob<object>) => Promise<void>) | undefined;
};

type DeadLetter<Data extends object> = { onDead?: JobHandler<Data> };

export const bindJob = <Data extends object>(job: Job<Data>, handler: JobHandler<Data>, { onDead }: DeadLetter<Data> = {}): BoundJob => {
  const withParsedData =
    (inner: JobHandler<Data>): BoundJob['run'] =>
    (app, claimed) =>
      inner(app, { ...claimed, data: job.parse(claimed.data) });
  return { job, run: withParsedData(handler), runDead: onDead === undefined ? undefined : withParsedData(onDead) };
};
