import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../../apps/cli/bin/coldcast.mjs');

export type CommandRun = {
  child: ChildProcess;
  /** Resolves once standard error contains the text. */
  said: (words: string) => Promise<void>;
  ended: Promise<{ code: number | null; out: string; err: string }>;
};

export type CommandPlace = { configFolder: string; env?: Record<string, string> };

/** Starts the real `coldcast` as a child process with its own settings folder. */
export function startCommand(args: readonly string[], { configFolder, env = {} }: CommandPlace, input = ''): CommandRun {
  const { COLDCAST_URL: _url, COLDCAST_API_KEY: _key, ...inherited } = process.env;
  const child = spawn(process.execPath, [bin, ...args], { env: { ...inherited, XDG_CONFIG_HOME: configFolder, ...env } });
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.err += chunk.toString()));
  child.stdin.end(input);
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...text }));
  });
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (text.err.includes(words)) resolve();
      };
      child.stderr.on('data', look);
      child.once('close', () => reject(new Error(`it ended without saying "${words}": ${text.err}`)));
      look();
    });
  return { child, said, ended };
}

/** Runs one command until it ends. */
export const runCommand = (args: readonly string[], place: CommandPlace, input = '') => startCommand(args, place, input).ended;
