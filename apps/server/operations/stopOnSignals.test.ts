import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'stop-'));
const program = join(folder, 'program.ts');
const launcher = join(folder, 'launcher.ts');
writeFileSync(
  program,
  `import { stopOnSignals } from ${JSON.stringify(join(import.meta.dirname, 'stopOnSignals.ts'))};
   stopOnSignals(async () => { console.log('stopped cleanly'); }, { withParent: true });
   setInterval(() => undefined, 1000);
   console.log('pid ' + process.pid);`,
);
// Stays between the test and the shell, as npm does, and passes on no signal.
writeFileSync(
  launcher,
  `import { spawn } from 'node:child_process';
   spawn('sh', ['-c', process.argv[2]], { stdio: 'inherit' });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, npm_lifecycle_event: 'start' };

/** Collects what a process and its children print. */
function listen(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program started by npm', () => {
  // The second command keeps the shell alive behind npm; a shell may replace itself by a single command.
  it.each(['', '; true'])(
    'stops cleanly when npm is killed, with %j after its command',
    async (more) => {
      const npm = spawn(process.execPath, [launcher, `${process.execPath} ${program}${more}`], { env });
      const said = listen(npm);
      await expect.poll(said, { timeout: 20_000 }).toContain('pid ');
      const pid = Number(/pid (\d+)/.exec(said())?.[1]);
      npm.kill('SIGKILL');
      await expect.poll(said, { timeout: 20_000 }).toContain('stopped cleanly');
      await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    },
    60_000,
  );

  it('takes one Ctrl-C that arrives twice as one', async () => {
    const child = spawn(process.execPath, [program], { env });
    const said = listen(child);
    await expect.poll(said, { timeout: 20_000 }).toContain('pid ');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(said()).toContain('stopped cleanly');
  }, 60_000);
});
