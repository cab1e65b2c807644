import type { z } from 'zod';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import type { Job, JobPolicy } from './jobQueue.ts';

type JobOptions<Data> = {
  name: string;
  /** Parses what comes back from the queue; without it the data is taken as it is. */
  data?: z.ZodType<Data>;
  policy?: JobPolicy;
  /** Jobs one worker claims at once. */
  batchSize?: number;
  /** Workers of this job in one process. */
  concurrency?: number;
  /** Ceiling of the batch a job is claimed in. A worker that dies is noticed by its heartbeat long before. */
  expireSeconds?: number;
  /**
   * For jobs that take long or wait for strangers: how many of one group a process works at once, so that nobody delays the others. At most `concurrency`.
   * The jobs of a batch run in parallel.
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

/** A job one worker holds. */
export type ClaimedJob<Data extends object> = {
  id: string;
  data: Data;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the worker stops or has lost the job. */
  signal: AbortSignal;
  /**
   * Completes the job inside the caller's transaction, so that results and completion commit together.
   * Throws, and so rolls the transaction back, if another worker holds the job by now.
   * A job whose handler returns without this is completed afterward.
   */
  complete: (tx: Transaction) => Promise<void>;
};

export type JobHandler<Data extends object> = (app: App, job: ClaimedJob<Data>) => Promise<void>;

export type BoundJob = {
  job: Job<object>;
  run: (app: App, claimed: ClaimedJob<object>) => Promise<void>;
  /** What to do once the fifth attempt has failed; undefined = only keep the dead letter. */
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
