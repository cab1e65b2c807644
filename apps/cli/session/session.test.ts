import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCredentials, findCredentials, writeCredentials } from './credentials.ts';
import { findSession, getSession } from './findSession.ts';
import { isOpenToOthers, parseAddress } from './parseAddress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coldcast-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('stored credentials', () => {
  it('can be read only by their owner, and are written atomically', () => {
    const path = join(folder, 'deep', 'credentials.json');
    writeCredentials({ url: 'http://localhost:3000', token: 'one' }, path);
    writeCredentials({ url: 'http://localhost:3000', token: 'two' }, path);
    expect(findCredentials(path)).toEqual({ url: 'http://localhost:3000', token: 'two' });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['credentials.json']);
    deleteCredentials(path);
    expect(findCredentials(path)).toBeNull();
  });
});

describe('the session of a command', () => {
  it('prefers what is given over the environment, and the key over what is stored', () => {
    vi.stubEnv('COLDCAST_URL', 'https://mocks.example.com/');
    vi.stubEnv('COLDCAST_API_KEY', ' key ');
    expect(findSession({})).toEqual({ url: 'https://mocks.example.com', token: 'key' });
    expect(findSession({ url: 'localhost:4000' })).toEqual({ url: 'http://localhost:4000', token: 'key' });
    vi.unstubAllEnvs();
  });

  it('asks for a login without a session', () => {
    vi.stubEnv('COLDCAST_API_KEY', '');
    expect(() => getSession({ url: 'https://nobody.example.com' })).toThrow('Not signed in to https://nobody.example.com.');
    vi.unstubAllEnvs();
  });
});

describe('parseAddress', () => {
  it.each([
    ['mocks.example.com', 'https://mocks.example.com'],
    ['http://10.0.0.5:3000/', 'http://10.0.0.5:3000'],
    ['localhost:3000', 'http://localhost:3000'],
    ['https://example.com/coldcast/', 'https://example.com/coldcast'],
  ])('reads %s as %s', (text, url) => {
    expect(parseAddress(text)).toBe(url);
  });

  it.each(['', 'https://', 'https://user:secret@example.com', 'ht tp://x'])('refuses "%s"', (text) => {
    expect(() => parseAddress(text)).toThrow('This is not the address of a server');
  });

  it('knows whether a password could be intercepted', () => {
    expect([
      isOpenToOthers('http://10.0.0.5:3000'),
      isOpenToOthers('http://localhost:3000'),
      isOpenToOthers('https://example.com'),
    ]).toEqual([true, false, false]);
  });
});
