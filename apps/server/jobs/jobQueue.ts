import type { Queryable } from '../database/database.ts';

/** Uniqueness by singletonKey: `exclusive` allows one queued or active job per key, `short` one queued job. */
export type JobPolicy = 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';

/** The light half of a job: code that enqueues imports only this. */
export type Job<Data extends object> = {
  name: string;
  policy: JobPolicy;
  batchSize: number;
  concurrency: number;
  expireSeconds: number;
  groupLimit: number | undefined;
  parse: (data: unknown) => Data;
};

type EnqueueOptions = {
  /** Higher runs first; may differ between the jobs of one call. */
  priority?: number | ((index: number) => number);
  singletonKey?: string;
  /** The organization the job belongs to, for jobs with a `groupLimit`. */
  group?: string;
  /** By the app's clock. */
  startAfter?: Date;
};

type EnqueueCall<Data extends object> = [db: Queryable, job: Job<Data>, data: readonly Data[], options?: EnqueueOptions];

export type JobQueue = {
  /** Jobs become visible when the transaction of `db` commits. Does nothing if `data` is empty. */
  enqueue: <Data extends object>(...call: EnqueueCall<Data>) => Promise<void>;
};
