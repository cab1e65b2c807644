import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../cluster/member.ts';

/** Resident memory in MB; undefined if the system does not report it. */
export const memoryOf = (member: Member): number | undefined => {
  try {
    const status = readFileSync(`/proc/${member.pid()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

/** Watches a process's memory until stopped; returns the maximum. */
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
