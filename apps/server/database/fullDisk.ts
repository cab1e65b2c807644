import { isDiskFull } from './isDatabaseAway.ts';

/** How long one refusal counts: while the disk is full, the next write is refused too. */
const REMEMBERED_MS = 30_000;

let refusedAt = Number.NEGATIVE_INFINITY;

/** Notes that the database refused to write because its disk is full; other errors change nothing. */
export const noteFullDisk = (error: unknown): void => {
  if (isDiskFull(error)) refusedAt = performance.now();
};

/** Whether the disk of the database was full a moment ago, as far as this process has tried to write. */
export const hasFullDisk = (): boolean => performance.now() - refusedAt < REMEMBERED_MS;

/** For a process that continues with another database, as a test run does. */
export const forgetFullDisk = (): void => {
  refusedAt = Number.NEGATIVE_INFINITY;
};
