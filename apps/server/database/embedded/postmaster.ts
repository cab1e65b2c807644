import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Postmaster = { pid: number; isReady: boolean };

/** What postmaster.pid says: the process id in its first line, the state in its eighth. */
export const readPostmaster = (cluster: string): Postmaster | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * The process id in a lock file that a power cut or a container's end left behind may meanwhile belong to another program.
 * PostgreSQL takes its own "grandparent" for no rival; named so, that program does not keep the database from starting.
 */
export const findFalseRival = (cluster: string): number | undefined => {
  const postmaster = readPostmaster(cluster);
  if (postmaster === undefined || !isAlive(postmaster.pid)) return undefined;
  try {
    const command = readFileSync(`/proc/${postmaster.pid}/cmdline`, 'utf8').split('\0')[0];
    return command?.endsWith('postgres') ? undefined : postmaster.pid;
  } catch {
    return undefined;
  }
};
