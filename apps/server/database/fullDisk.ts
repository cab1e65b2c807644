import { isDiskFull } from './isDatabaseAway.ts';

/** How long one refusal counts: while the disk is full, the next write is refused too. */
const REMEMBERED_MS = 30_000;

let refusedAt = Number.NEGATIVE_INFINITY;

/** Records that the database refused a write because its disk is full; other errors change nothing. */
export const noteFullDisk = (error: unknown): void => {
  if (isDiskFull(error)) refusedAt = performance.now();
};

/** Whether the database's disk was full a moment ago, as far as this process has tried to write. */
export const hasFullDisk = (): boolean => performance.now() - refusedAt < REMEMBERED_MS;

/** For a process that switches to another database, as test runs do. */
export const forgetFullDisk = (): void => {
  refusedAt = Number.NEGATIVE_INFINITY;
};
