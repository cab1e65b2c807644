import { accessSync, chmodSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { linkLibraries, type Binaries } from './binaries.ts';
import { canReach, type DatabaseUser } from './databaseUser.ts';

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** A folder for the copy, writable only by us, because its files are executed. */
const findCacheFolder = (user: DatabaseUser | undefined): string => {
  const candidates = user === undefined ? [join(homedir(), '.cache')] : ['/var/cache', '/var/lib', '/opt', '/var/tmp'];
  for (const candidate of candidates) {
    const folder = join(candidate, 'coldcast');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(folder);
      if (uid === process.getuid?.() && (mode & 0o022) === 0 && (user === undefined || canReach(folder, user))) return folder;
    } catch {}
  }
  throw new Error(
    `No folder for a copy of PostgreSQL could be made (tried ${candidates.join(', ')}). Move the project to a folder every user can read, or set DATABASE_URL.`,
  );
};

const copyBinaries = ({ folder, version }: Binaries, user: DatabaseUser | undefined): string => {
  const cache = findCacheFolder(user);
  const copy = join(cache, `postgresql-${version}`, 'native');
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  chmodSync(unfinished, 0o755);
  cpSync(folder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(join(unfinished, 'native'));
  try {
    renameSync(unfinished, join(cache, `postgresql-${version}`));
  } catch (error) {
    // Another process finished its copy first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
};

/** Where PostgreSQL can run from: the package itself, or a copy if its user cannot reach the package or the links cannot be created. */
export const findReadableBinaries = (binaries: Binaries, user: DatabaseUser | undefined): string => {
  const lib = join(binaries.folder, 'lib');
  const canRunInPlace = user === undefined || canReach(lib, user);
  if (!canRunInPlace) return copyBinaries(binaries, user);
  try {
    linkLibraries(binaries.folder);
    return binaries.folder;
  } catch (error) {
    if (isWritable(lib)) throw error;
    return copyBinaries(binaries, user);
  }
};
