import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunningProduct = { address: string; folder: string; stop: () => Promise<void> };

/** Starts the whole product as `npm start` does, in a temporary folder that is deleted when it stops. */
export async function startProduct(port: string): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'coldcast-bench-'));
  const settings = { PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'false', REQUESTS_PER_SECOND: '0', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/start.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await Promise.race([once(server, 'exit'), sleep(20_000)]);
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('Coldcast is ready')) return { address: `http://127.0.0.1:${port}`, folder, stop };
  }
  await stop();
  throw new Error('the product did not start');
}
