import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../apps/server/main.ts');

export type Service = 'api' | 'worker';

/** One process of the product, which can be restarted after it has ended. */
export type Member = {
  name: string;
  service: Service;
  /** Where an API listens; undefined for a worker. */
  port: number | undefined;
  pid: () => number | undefined;
  /** Resolves when the process serves; rejects if it ends before that. */
  start: () => Promise<void>;
  /** Sends the signal and waits for the end; returns the exit code, null if the signal ended it. Does nothing if it has already ended. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

export type MemberOptions = {
  name: string;
  service: Service;
  port?: number;
  env: Record<string, string | undefined>;
  /** Every line the process logs. */
  onLine?: (line: string) => void;
  /** Called when the process ends unexpectedly. */
  onLost?: (member: Member) => void;
};

const isStarted = (line: string): boolean => line.includes('"msg":"started"');

const untilStarted = (child: ChildProcess, name: string, onLine: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const last: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        last.push(line);
        last.splice(0, last.length - 12);
        onLine(line);
        if (isStarted(line)) resolve();
      });
    }
    child.once('exit', (code, signal) => reject(new Error(`${name} ended before it was ready (${signal ?? code}):\n${last.join('\n')}`)));
  });

/** None outlives the parent process, however that ends, except by kill -9. */
const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

export const createMember = ({ name, service, port, env, onLine = () => undefined, onLost }: MemberOptions): Member => {
  let child: ChildProcess | undefined;
  let isAsked = false;
  const isRunning = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  const member: Member = {
    name,
    service,
    port,
    pid: () => (isRunning() ? child?.pid : undefined),
    start: async () => {
      isAsked = false;
      const started = spawn(process.execPath, [MAIN], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env, SERVICES: service, ...(port === undefined ? {} : { PORT: String(port) }) },
      });
      child = started;
      children.add(started);
      started.once('exit', () => children.delete(started));
      await untilStarted(started, name, onLine);
      started.once('exit', () => {
        if (!isAsked) onLost?.(member);
      });
    },
    end: async (signal) => {
      const ending = child;
      if (ending === undefined || !isRunning()) return ending?.exitCode ?? null;
      isAsked = true;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      await ended;
      return ending.exitCode;
    },
  };
  return member;
};
