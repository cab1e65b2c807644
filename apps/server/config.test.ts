import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configSchema, loadConfig } from './config.ts';

const readExample = (): Record<string, string> => {
  const lines = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n');
  const pairs = lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return Object.fromEntries(pairs);
};

describe('configuration', () => {
  it('has a default for everything', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ PORT: 3000, DATA_DIR: './data', SERVICES: ['api', 'worker'], TRUST_PROXY: 0 });
  });

  it('is described in .env.example, variable by variable', () => {
    expect(Object.keys(readExample()).toSorted()).toEqual(Object.keys(configSchema.shape).toSorted());
  });

  it('has in .env.example the values it takes without it', () => {
    expect(loadConfig(readExample())).toEqual(loadConfig({}));
  });

  it('lists every fault at once', () => {
    const load = () => loadConfig({ PORT: 'many', SERVICES: 'api,cook', DATABASE_URL: 'mysql://localhost/x' });
    expect(load).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*SERVICES/);
  });

  it.each(['https://example.com/mocks', 'https://example.com/?a=1', 'https://ann@example.com', 'ftp://example.com', 'nonsense'])(
    'refuses %s as the public address',
    (PUBLIC_URL) => {
      expect(() => loadConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL:');
    },
  );

  it('accepts the public address with and without a trailing slash', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe('https://example.com');
    expect(loadConfig({ PUBLIC_URL: 'http://example.com:8080' }).PUBLIC_URL).toBe('http://example.com:8080');
  });

  it('reads a value from the file that NAME_FILE names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'coldcast-config-'));
    const path = join(folder, 'password');
    writeFileSync(path, 'a long demo password\n');
    expect(loadConfig({ DEMO_PASSWORD_FILE: path }).DEMO_PASSWORD).toBe('a long demo password');
    rmSync(folder, { recursive: true });
  });

  it('refuses a value that is given directly and as a file', () => {
    expect(() => loadConfig({ DEMO_EMAIL: 'a@b.example', DEMO_EMAIL_FILE: '/tmp/x' })).toThrow('DEMO_EMAIL: is set twice');
  });

  it('names the file that cannot be read', () => {
    expect(() => loadConfig({ DEMO_EMAIL_FILE: '/does/not/exist' })).toThrow('DEMO_EMAIL_FILE');
  });
});
