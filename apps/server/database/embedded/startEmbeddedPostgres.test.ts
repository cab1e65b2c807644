import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries, linkLibraries } from './binaries.ts';
import { canReach, findDatabaseUser } from './databaseUser.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './startEmbeddedPostgres.ts';

const LAUNCHER = join(import.meta.dirname, 'startEmbeddedPostgres.ts');
const HOLD = `import { startEmbeddedPostgres } from ${JSON.stringify(LAUNCHER)};
const server = await startEmbeddedPostgres(process.argv[1]);
console.log(JSON.stringify({ connection: server.connection, isStartedHere: server.isStartedHere() }));
setInterval(() => {}, 1000);`;

const isRoot = process.getuid?.() === 0;
const ask = async (connection: pg.ClientConfig, question: string): Promise<unknown> => {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query({ text: question, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
};

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await wait(50);
};

describe('the built-in PostgreSQL', () => {
  let folder: string;
  let started: EmbeddedPostgres[];
  let children: ChildProcess[];

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'coldcast-embedded-')));
    chmodSync(folder, 0o755);
    started = [];
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const server of started) await server.stop();
    const pid = readPostmaster(join(folder, 'postgresql-18'))?.pid;
    if (pid !== undefined) await until(() => !isAlive(pid));
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (dataDir = folder): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres(dataDir);
    started.push(server);
    return server;
  };
  const startProcess = async (): Promise<{ child: ChildProcess; isStartedHere: boolean; connection: pg.ClientConfig }> => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', HOLD, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    if (child.stdout === null) throw new Error('no output');
    const [line] = await once(child.stdout, 'data');
    return { child, ...JSON.parse(String(line)) };
  };

  it('listens only on a private socket, with confirmed writes on disk', async () => {
    const { connection } = await start();
    expect(await ask(connection, 'show listen_addresses')).toBe('');
    expect(await ask(connection, 'show fsync')).toBe('on');
    expect(await ask(connection, 'show synchronous_commit')).toBe('on');
    expect(await ask(connection, 'show server_encoding')).toBe('UTF8');
    expect(lstatSync(connection.host).mode & 0o777).toBe(0o700);
  });

  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await ask(first.connection, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(await ask(second.connection, 'select answer from kept')).toBe(42);
  });

  it('is joined, not started twice, by a second process on the same folder', async () => {
    const first = await start();
    const second = await startProcess();
    expect([first.isStartedHere(), second.isStartedHere]).toEqual([true, false]);
    expect(second.connection).toEqual(first.connection);
  });

  it('starts once if several processes start on an empty folder together', async () => {
    const processes = await Promise.all([startProcess(), startProcess(), startProcess()]);
    expect(processes.filter(({ isStartedHere }) => isStartedHere)).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('stops cleanly when its process is killed with -9', async () => {
    const { child } = await startProcess();
    const pid = readPostmaster(join(folder, 'postgresql-18'))?.pid ?? 0;
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
    expect(existsSync(join(folder, 'postgresql-18/postmaster.pid'))).toBe(false);
  });

  it('comes back while the process lives after a kill -9 of the database, with everything it had confirmed', async () => {
    const { connection, clusterFolder } = await start();
    await ask(connection, 'create table kept as select 42 as answer');
    const pid = readPostmaster(clusterFolder)?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(async () => (await ask(connection, 'select answer from kept').catch(() => 0)) === 42);
    expect(readPostmaster(clusterFolder)?.pid).not.toBe(pid);
  });

  it('is taken over by the process that had joined it when its owner ends', async () => {
    const owner = await startProcess();
    const { connection, isStartedHere } = await start();
    expect(isStartedHere()).toBe(false);
    owner.child.kill('SIGTERM');
    await until(() => isStartedHere());
    expect(await ask(connection, 'select 1')).toBe(1);
  });

  it.runIf(isRoot)('runs as another user where root starts it, below a folder only root may enter', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const { connection, clusterFolder } = await start(join(closed, 'data'));
    expect(await ask(connection, 'select 1')).toBe(1);
    expect(clusterFolder).toMatch(/^\/var\/lib\/coldcast\//);
    expect(lstatSync(join(closed, 'data/postgresql-18')).isSymbolicLink()).toBe(true);
    rmSync(join(clusterFolder, '..'), { recursive: true, force: true });
  });

  it.each(['/proc/nope', '/dev/null', '/dev/null/below'])('refuses a data folder that cannot be one: %s', async (dataDir) => {
    await expect(start(dataDir)).rejects.toThrow(
      /^The data folder \S+ (?:is a file|cannot be made or written to \(\w+\))\. Set DATA_DIR to a folder that this user may write to\.$/,
    );
  });

  it('leaves no server behind if the start is canceled', async () => {
    await expect(startEmbeddedPostgres(folder, AbortSignal.abort())).rejects.toThrow(/abort/i);
    const pid = readPostmaster(join(folder, 'postgresql-18'))?.pid;
    if (pid !== undefined) await until(() => !isAlive(pid));
  });

  it.runIf(isRoot)('starts for an ordinary user', () => {
    chownSync(folder, 65_534, 65_534);
    const script = `${HOLD.split('\n').slice(0, 3).join('\n')}\nawait server.stop();`;
    const args = [
      '--reuid=65534',
      '--regid=65534',
      '--clear-groups',
      process.execPath,
      '--input-type=module-typescript',
      '-e',
      script,
      folder,
    ];
    const { stdout, stderr } = spawnSync('setpriv', args, { encoding: 'utf8', env: { HOME: folder } });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout).isStartedHere).toBe(true);
  });

  it.runIf(isRoot)('knows which folders the database user cannot enter', () => {
    const user = findDatabaseUser();
    mkdirSync(join(folder, 'closed/inner'), { recursive: true, mode: 0o755 });
    chmodSync(join(folder, 'closed'), 0o700);
    if (user === undefined) throw new Error('root runs PostgreSQL as somebody else');
    expect([canReach(folder, user), canReach(join(folder, 'closed/inner'), user)]).toEqual([true, false]);
  });

  it('creates the library links that a skipped install script left out', () => {
    const binaries = findBinaries();
    const copy = join(folder, 'native');
    cpSync(binaries.folder, copy, {
      recursive: true,
      filter: (source) => !lstatSync(source).isSymbolicLink() && !source.includes('/share'),
    });
    expect(existsSync(join(copy, 'lib/libpq.so.5'))).toBe(false);
    linkLibraries(copy);
    expect(existsSync(join(copy, 'lib/libpq.so.5'))).toBe(true);
    const { status } = spawnSync(join(copy, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
    expect(status).toBe(0);
  });
});
