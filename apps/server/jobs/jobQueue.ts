import type { Queryable } from '../database/database.ts';

/** Uniqueness by singletonKey: `exclusive` keeps one job queued or active per key, `short` one queued. */
export type JobPolicy = 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';

/** The light half of a job: enqueuing imports only this. */
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
  /** Higher goes first; may differ from one job of the call to the next. */
  priority?: number | ((index: number) => number);
  singletonKey?: string;
  /** Whose job it is, for jobs with a `groupLimit`: the organization. */
  group?: string;
  /** By the app's clock. */
  startAfter?: Date;
};

type EnqueueCall<Data extends object> = [db: Queryable, job: Job<Data>, data: readonly Data[], options?: EnqueueOptions];

export type JobQueue = {
  /** Jobs become visible when the transaction of `db` commits. Empty `data` does nothing. */
  enqueue: <Data extends object>(...call: EnqueueCall<Data>) => Promise<void>;
};
