import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../../apps/server/database/embedded/binaries.ts';
import { canReach, findDatabaseUser, type DatabaseUser } from '../../apps/server/database/embedded/databaseUser.ts';
import { findReadableBinaries } from '../../apps/server/database/embedded/readableBinaries.ts';

export type PostgresServer = {
  url: string;
  version: string;
  /** Ends the server without a clean shutdown: SIGKILL kills only the main process, SIGQUIT all of them. */
  crash: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>;
  /** Restarts it on the same files and address, and waits until it accepts connections. */
  restart: () => Promise<void>;
  /** Pauses every process of the server, with its connections open, until `thaw`; Linux only. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

const START_LIMIT_MS = 60_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Folder with the programs of the newest installed PostgreSQL server. */
function findInstalledPrograms(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** Programs of a server: the installed ones, or the product's own; only these if `isBundled`. */
function findServerPrograms(user: DatabaseUser | undefined, isBundled: boolean): string | null {
  const installed = isBundled ? undefined : findInstalledPrograms();
  if (installed !== undefined) return installed;
  try {
    return join(findReadableBinaries(findBinaries(), user), 'bin');
  } catch {
    return null;
  }
}

/** A folder that the server's user can reach: only root may be allowed in `TMPDIR`. */
function makeFolder(user: DatabaseUser | undefined): string {
  const parent = user === undefined || canReach(tmpdir(), user) ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(parent, 'coldcast-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

/** Whether it accepts connections; the built-in programs have no `pg_isready`. */
async function isReady(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A throw-away PostgreSQL server on loopback; null if there is none for this machine. */
export async function startPostgresServer({ isBundled = false } = {}): Promise<PostgresServer | null> {
  const user = findDatabaseUser();
  const programs = findServerPrograms(user, isBundled);
  if (programs === null) return null;
  const folder = makeFolder(user);
  const data = join(folder, 'data');
  const run = { ...user, cwd: '/', stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'coldcast', '-A', 'trust', '-E', 'UTF8', '--locale=C'], run);

  const port = await findFreePort();
  const settings = [
    '-c',
    `port=${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=200',
  ];
  const url = `postgres://coldcast@127.0.0.1:${port}/postgres`;
  const spawnServer = (): ChildProcess => spawn(join(programs, 'postgres'), ['-D', data, ...settings], run);
  let server: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const start = async (): Promise<void> => {
    for (const deadline = performance.now() + START_LIMIT_MS; performance.now() < deadline; await sleep(100)) {
      // Processes of a killed server hold the files for a few seconds.
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) server = spawnServer();
      if (await isReady(url)) return;
    }
    throw new Error('The throw-away PostgreSQL did not start.');
  };
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = server?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    // The main process first, so that it starts no others.
    for (const one of [pid, ...children]) process.kill(one, signal);
  };
  // If the run is interrupted, the server ends with it.
  process.once('exit', () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return {
    url,
    version,
    crash: end,
    restart: start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
