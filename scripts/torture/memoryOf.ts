import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../cluster/member.ts';

/** Resident memory in MB; undefined if the system does not tell. */
export const memoryOf = (member: Member): number | undefined => {
  try {
    const status = readFileSync(`/proc/${member.pid()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

/** Looks at a process's memory until it is ended; gives the most that was seen. */
export const watchMemory = (member: Member): (() => Promise<number>) => {
  let [most, isDone] = [0, false];
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, memoryOf(member) ?? 0);
      await wait(100);
    }
  })();
  return async () => {
    isDone = true;
    await watching;
    return most;
  };
};
