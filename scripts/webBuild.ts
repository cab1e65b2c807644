import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const SKIPPED = new Set(['node_modules', 'dist']);

const newestChange = (path: string): number => {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  const entries = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(status.mtimeMs, ...entries.map((name) => newestChange(join(path, name))));
};

const isStale = (): boolean => {
  const built = statSync(join(web, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [web, join(root, 'packages'), join(root, 'package-lock.json')].filter((path) => existsSync(path));
  return sources.some((path) => newestChange(path) > built);
};

const runVite = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: web,
      stdio: 'inherit',
      signal,
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app could not be built; the errors are above.'))));
  });

/** Builds the web app if any source is newer than the last build. `signal` cancels it. */
export const buildWebIfStale = async (signal?: AbortSignal): Promise<void> => {
  if (!existsSync(join(web, 'index.html')) || !isStale()) return;
  console.log('Building the web app ...');
  await runVite(signal);
};
