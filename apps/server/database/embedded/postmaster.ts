import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Postmaster = { pid: number; isReady: boolean };

/** Contents of postmaster.pid: the process id in line one, the state in line eight. */
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
 * After a power cut or the end of a container, the process id in a leftover lock file may belong to an unrelated program. PostgreSQL
 * ignores its own "grandparent" process, so that program is passed as such and does not block the start.
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
