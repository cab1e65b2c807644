import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system user PostgreSQL runs as. */
export type DatabaseUser = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. As root, uses the user `postgres` if it exists, otherwise `nobody`; undefined means the current user.
 */
export const findDatabaseUser = (): DatabaseUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (row === undefined)
    throw new Error(
      'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody". Start as another user, or set DATABASE_URL.',
    );
  return { uid: Number(row[2]), gid: Number(row[3]) };
};

/** Whether the user may enter the folder at this path and every folder above it. */
export const canReach = (path: string, user: DatabaseUser): boolean => {
  const { uid, gid, mode } = statSync(path);
  const allowed = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
  return allowed !== 0 && (path === '/' || canReach(dirname(path), user));
};
