import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PostgresServer = {
  url: string;
  version: string;
  /** Ends the server without a clean shutdown: SIGKILL takes the main process alone, SIGQUIT all at once. */
  crash: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>;
  /** Starts it again on the same files and address, and waits until it takes connections. */
  restart: () => Promise<void>;
  /** Stops every process of the server where it stands, connections and all, until it is thawed; Linux alone. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

const START_LIMIT_MS = 60_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Folder of an installed PostgreSQL server's programs, newest first; installs Debian's package as root where there is none. */
function findServerPrograms(): string | null {
  const installed = () => {
    const home = '/usr/lib/postgresql';
    const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
    return versions.map((version) => join(home, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
  };
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet);
  } catch {
    return null;
  }
  return installed() ?? null;
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

/** PostgreSQL refuses to run as root: the account its own package made is used there. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A throw-away PostgreSQL server on loopback; null where none is installed or installable. */
export async function startPostgresServer(): Promise<PostgresServer | null> {
  const programs = findServerPrograms();
  if (programs === null) return null;
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'coldcast-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const run = { ...account, cwd: '/', stdio: 'ignore' } as const;
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
  const isReady = (): boolean => {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
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
      // What a killed server left behind holds the files for up to some seconds.
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) server = spawnServer();
      if (isReady()) return;
    }
    throw new Error('The throw-away PostgreSQL did not start.');
  };
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = server?.pid;
    if (pid === undefined) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
    // The main process first, so that it starts no further one.
    for (const one of [pid, ...children]) process.kill(one, signal);
  };
  // Should the run be broken off, the server goes with it.
  process.once('exit', () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  await start();
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  return {
    url: `postgres://coldcast@127.0.0.1:${port}/postgres`,
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
