import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const READY = /Coldcast is ready: (http:\S+)/;
const folder = mkdtempSync(join(tmpdir(), 'coldcast-stop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAnswering = (address: string): Promise<boolean> =>
  fetch(`${address}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startByNpm() {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // A process group of its own, as a terminal creates it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'warn' },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(READY);
  return { npm, address: READY.exec(output)?.[1] ?? '', readOutput: () => output };
}

describe('npm start', () => {
  it.each([
    { how: 'SIGTERM reaches npm alone', send: (pid: number) => process.kill(pid, 'SIGTERM') },
    { how: 'Ctrl-C reaches all that the terminal started', send: (pid: number) => process.kill(-pid, 'SIGINT') },
  ])('ends the product, and says so, when $how', { timeout: 120_000 }, async ({ send }) => {
    const { npm, address, readOutput } = await startByNpm();
    expect(await isAnswering(address)).toBe(true);
    send(npm.pid ?? 0);
    await expect.poll(() => isAnswering(address), { timeout: 30_000, interval: 250 }).toBe(false);
    await expect.poll(readOutput, { timeout: 10_000 }).toContain('Stopping after running work has finished');
  });

  it('stops a start that is waiting for its database, without an error', { timeout: 120_000 }, async () => {
    const child = spawn(process.execPath, ['apps/server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'warn' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 60_000 }).toContain('waiting for the database');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
