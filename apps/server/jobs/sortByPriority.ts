import type { JobWithMetadata } from 'pg-boss';

/** The queue chooses a batch by priority and age but returns it in any order. */
export const sortByPriority = <T extends Pick<JobWithMetadata, 'priority' | 'createdOn'>>(batch: readonly T[]): T[] =>
  batch.toSorted((a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime());
