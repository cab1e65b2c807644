import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'coldcast-planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Code that reads the clock or random numbers in ways the linter does not know. */
const CLOCK = /\bnew Date\(\)|\bDate\(\)|\bperformance\.|\bTemporal\.Now\b|\bcrypto\./;

const listSources = (place: string): string[] =>
  readdirSync(join(place, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/node_modules|\.test\.ts$|(^|\/)testing\//.test(path))
    .map((path) => join(place, 'packages', path));

const findClocks = (place: string): string[] => listSources(place).filter((path) => CLOCK.test(readFileSync(path, 'utf8')));

describe('the checks', () => {
  it('find a clock, random numbers and a process in the pure packages', () => {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    plant('packages/rules/clock.ts', 'export const now = Date.now();\n');
    plant('packages/contract/chance.ts', 'export const draw = Math.random();\n');
    plant('packages/simulator/place.ts', "import { cwd } from 'node:process';\n\nexport const place = cwd();\n");
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['packages'], { cwd: folder, encoding: 'utf8' });
    for (const path of ['packages/rules/clock.ts', 'packages/contract/chance.ts', 'packages/simulator/place.ts'])
      expect(stdout).toContain(path);
  });

  it('find a clock read in planted code and none in the pure packages', () => {
    plant('packages/rules/moment.ts', 'export const today = new Date();\n');
    expect(findClocks(folder)).toEqual([join(folder, 'packages/rules/moment.ts')]);
    expect(listSources(root).length).toBeGreaterThan(100);
    expect(findClocks(root)).toEqual([]);
  });

  it('find an export of the packages that nobody imports', () => {
    cpSync(join(root, 'knip.json'), join(folder, 'knip.json'));
    plant('package.json', '{ "name": "planted", "type": "module", "workspaces": ["packages/*", "apps/*"] }');
    for (const name of ['rules', 'contract', 'simulator'])
      plant(`packages/${name}/package.json`, `{ "name": "@coldcast/${name}", "type": "module", "exports": { "./*": "./*.ts" } }`);
    for (const name of ['rules', 'contract', 'simulator']) plant(`packages/${name}/lonely.ts`, `export const lonelyOf${name} = 1;\n`);
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/knip'), ['--include', 'exports'], { cwd: folder, encoding: 'utf8' });
    for (const name of ['rules', 'contract', 'simulator']) expect(stdout).toContain(`lonelyOf${name}`);
  });
});
