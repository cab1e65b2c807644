import { createHash } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { canReach, type DatabaseUser } from './databaseUser.ts';

/** Maximum length of a Unix socket's path in bytes, including the closing zero. */
const SOCKET_PATH_LIMIT = 107;
const SOCKET_NAME = '/.s.PGSQL.5432';
/** The major version is in the name: another major cannot read the folder. */
const CLUSTER = 'postgresql-18';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Creates a folder that only PostgreSQL's user may enter. */
export const makePrivateFolder = (folder: string, user: DatabaseUser | undefined): void => {
  mkdirSync(folder, { mode: 0o700 });
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
};

const linkToReachable = (cluster: string, user: DatabaseUser): string => {
  const elsewhere = join('/var/lib/coldcast', hashOf(cluster), CLUSTER);
  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
  if (!canReach(dirname(elsewhere), user)) {
    throw new Error(
      `PostgreSQL does not run as root and cannot reach ${cluster}. Set DATA_DIR to a folder that every user can reach, such as /srv/coldcast.`,
    );
  }
  symlinkSync(elsewhere, cluster);
  return elsewhere;
};

/** Node's recursive `mkdir` never returns on a file system that reports ENOENT below an existing folder, as /proc does. */
const makeFolders = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it at the same moment.
    if (!existsSync(folder)) throw error;
  }
};

const makeDataFolder = (dataDir: string): void => {
  let isFolder: boolean;
  const advice = 'Set DATA_DIR to a folder that this user may write to.';
  try {
    makeFolders(dataDir);
    isFolder = statSync(dataDir).isDirectory();
    if (isFolder) accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The data folder ${dataDir} cannot be made or written to${code}. ${advice}`, { cause: error });
  }
  if (!isFolder) throw new Error(`The data folder ${dataDir} is a file. ${advice}`);
};

/**
 * The folder of the database files in DATA_DIR. If PostgreSQL's user cannot reach DATA_DIR (for example below /root), the files are in
 * /var/lib/coldcast and DATA_DIR contains a link.
 */
export const prepareClusterFolder = (dataDir: string, user: DatabaseUser | undefined): string => {
  makeDataFolder(dataDir);
  const cluster = join(realpathSync(dataDir), CLUSTER);
  const isLink = lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (isLink) return resolve(dirname(cluster), readlinkSync(cluster));
  if (user === undefined || canReach(dirname(cluster), user)) return cluster;
  if (existsSync(cluster)) {
    throw new Error(
      `PostgreSQL cannot reach ${cluster} as its own user. Let every user enter the folders above it (chmod o+x), or set DATA_DIR.`,
    );
  }
  return linkToReachable(cluster, user);
};

/** A short private folder for the socket, the same for every process that uses this cluster. */
export const prepareSocketFolder = (cluster: string, user: DatabaseUser | undefined): string => {
  const name = `coldcast-${user?.uid ?? process.getuid?.() ?? 0}-${hashOf(cluster)}`;
  const parent = Buffer.byteLength(join(tmpdir(), name) + SOCKET_NAME) > SOCKET_PATH_LIMIT || user !== undefined ? '/tmp' : tmpdir();
  const folder = join(realpathSync(parent), name);
  try {
    makePrivateFolder(folder, user);
  } catch (error) {
    // An earlier start left it, or someone else created it.
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (found === undefined) throw error;
    const own = process.getuid?.();
    const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0;
    // Another process that starts at the same moment has made it, but not handed it over yet.
    const isBeingMade = isPrivate && user !== undefined && found.uid === own;
    if (isBeingMade) chownSync(folder, user.uid, user.gid);
    else if (!isPrivate || found.uid !== (user?.uid ?? own))
      throw new Error(`${folder} belongs to another user. Remove it, or set TMPDIR to another folder.`, { cause: error });
  }
  return folder;
};
