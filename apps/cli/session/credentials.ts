import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import envPaths from 'env-paths';
import { z } from 'zod';

const stored = z.object({ url: z.string(), token: z.string() });
export type Credentials = z.output<typeof stored>;

/** The file in the user's settings folder: below XDG_CONFIG_HOME, ~/Library/Preferences or %APPDATA%. */
export const credentialsPath = (): string => join(envPaths('coldcast', { suffix: '' }).config, 'credentials.json');

/** What the last login stored; null if there is none or it cannot be read. */
export function findCredentials(path = credentialsPath()): Credentials | null {
  try {
    return stored.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Stores a session so that only this user can read it. An interrupted write leaves the old file. */
export function writeCredentials(credentials: Credentials, path = credentialsPath()): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(draft, path);
}

export const deleteCredentials = (path = credentialsPath()): void => rmSync(path, { force: true });
