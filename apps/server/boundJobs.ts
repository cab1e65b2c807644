import type { BoundJob } from './jobs/job.ts';
import type { Schedule } from './jobs/schedule.ts';

/** Every kind of job with its handler, for the worker. */
export const boundJobs: BoundJob[] = [];

/** Everything that repeats. */
export const schedules: Schedule[] = [];
