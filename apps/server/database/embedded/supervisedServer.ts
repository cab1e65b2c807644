import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './databaseUser.ts';
import { findFalseRival } from './postmaster.ts';

/**
 * Starts PostgreSQL and waits on a pipe from the app (descriptor 3). However the app ends, the pipe closes, and the supervisor stops the
 * database with SIGINT. It repeats the signal, because a server that is still starting misses the first. If PostgreSQL ends first, so does
 * the supervisor.
 */
const SUPERVISOR = `
trap '' INT TERM HUP
"$@" 3<&- & server=$!
{ cat <&3 >/dev/null; while kill -INT $server; do sleep 0.3; done; } 2>/dev/null & watcher=$!
wait $server; status=$?
kill -KILL $watcher 2>/dev/null
exit $status`;

const SETTINGS = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '128MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

/** A log larger than this is emptied at the next start. */
const LOG_LIMIT_BYTES = 5_000_000;

const openLog = (path: string): number => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(path, size > LOG_LIMIT_BYTES ? 'w' : 'a');
};

export type Places = { cluster: string; binaries: string; socketFolder: string; logPath: string };

export type SupervisedServer = {
  isRunning: () => boolean;
  /** A fast shutdown; resolves when the server has ended. */
  stop: () => Promise<void>;
};

const toArguments = ({ cluster, binaries, socketFolder }: Places): string[] => {
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder };
  const server = [join(binaries, 'bin', 'postgres'), '-D', cluster, '-p', '5432'];
  return [...server, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
};

const stopThrough = async (supervisor: ChildProcess, ended: Promise<void>): Promise<void> => {
  const pipe = supervisor.stdio[3];
  if (pipe !== null && pipe !== undefined) pipe.destroy();
  await ended;
};

export const startSupervisedServer = (places: Places, user: DatabaseUser | undefined): SupervisedServer => {
  const log = openLog(places.logPath);
  const rival = findFalseRival(places.cluster);
  const supervisor = spawn('/bin/sh', ['-c', SUPERVISOR, 'supervisor', ...toArguments(places)], {
    ...user,
    cwd: '/',
    // Its own process group: Ctrl-C reaches only the app, which then stops the database last.
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
    env: { PATH: '/usr/bin:/bin', ...(rival === undefined ? {} : { PG_GRANDPARENT_PID: String(rival) }) },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    supervisor.once('error', () => resolve());
    supervisor.once('exit', () => resolve());
  });
  supervisor.stdio[3]?.on('error', () => undefined);
  return { isRunning: () => supervisor.exitCode === null && supervisor.signalCode === null, stop: () => stopThrough(supervisor, ended) };
};
