import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const READY = /Coldcast is ready: (http:\S+)/;

export type Product = {
  address: string;
  /** Sends the signal and waits for the end. Returns the exit code, or null if the signal ended the process. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

function waitUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = READY.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready:\n${output}`)));
  });
}

/** Starts the product as `npm start` does, on a free port, with its built-in database in `dataFolder` and these additional settings. */
export async function startProduct(dataFolder: string, settings: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataFolder, DEMO: 'false', LOG_LEVEL: 'warn', ...settings },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await waitUntilReady(child);
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { address, end };
}

/** Runs the operators' check of the whole database. Returns its output and exit code. */
export function checkInvariants(dataFolder: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/checkInvariants.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output }));
  });
}
