import type { Queryable } from '../database/database.ts';
import type { Job } from './job.ts';

export type EnqueueOptions = {
  /** Higher goes first. */
  priority?: number;
  singletonKey?: string;
  /** By the app's clock. */
  startAfter?: Date;
};

export type JobQueue = {
  /** Jobs become visible when the transaction of `db` commits. Empty `data` does nothing. */
  enqueue: <Data extends object>(db: Queryable, job: Job<Data>, data: readonly Data[], options?: EnqueueOptions) => Promise<void>;
};
