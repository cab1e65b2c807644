import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './databaseUser.ts';
import { makePrivateFolder } from './folders.ts';

export const SUPERUSER = 'coldcast';
/** The C library's message in the locale initdb runs in. */
const NO_SPACE = 'No space left on device';

/** Creates the database files next to their final folder and then moves them, so that a kill leaves nothing half done. */
export const initCluster = (cluster: string, binaries: string, user: DatabaseUser | undefined): void => {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.unfinished-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, user);
  const args = ['-D', unfinished, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const { status, stderr, error } = spawnSync(join(binaries, 'bin', 'initdb'), args, { ...user, cwd: '/', encoding: 'utf8', env: {} });
  if (error !== undefined || status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    if (stderr?.includes(NO_SPACE)) throw new Error(`The disk is full: PostgreSQL needs about 60 MB for its files in ${cluster}.`);
    throw new Error(`The database files could not be created in ${cluster}: ${error?.message ?? stderr.trim()}`);
  }
  try {
    renameSync(unfinished, cluster);
  } catch (failure) {
    rmSync(unfinished, { recursive: true, force: true });
    // A second process that started on the same folder was faster.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw failure;
  }
};
