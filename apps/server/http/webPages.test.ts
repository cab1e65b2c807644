import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const PAGE = '<!doctype html><div id="root"></div>';
const SCRIPT = 'console.log("a".repeat(3))';
const html = { accept: 'text/html,application/xhtml+xml' };

describe('the pages of the web app', () => {
  let webFolder: string;
  let test: TestApp;
  beforeAll(async () => {
    webFolder = mkdtempSync(join(tmpdir(), 'coldcast-web-'));
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(join(webFolder, 'index.html'), PAGE);
    writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(webFolder, 'assets/app-1a2b.js'), SCRIPT);
    writeFileSync(join(webFolder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
    test = await startTestApp({ parts: { webFolder }, config: { SUPPORT_FORM_URL: 'https://forms.example.com/support' } });
  });
  afterAll(async () => {
    await test.stop();
    rmSync(webFolder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => test.api.inject({ method: 'GET', url, headers });

  it.each(['/', '/login?demo=true', '/app/campaigns/7', '/app/support', '/anything/else'])(
    'are one page for a browser at %s',
    async (url) => {
      const answer = await get(url, html);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it.each(['/campaign/7', '/users/none', '/config/none', '/openapi.json', '/support/none', '/billing/none'])(
    'are never shown at %s',
    async (url) => {
      const answer = await get(url, html);
      expect(answer.headers['content-type']).toMatch('application/json');
    },
  );

  it('are served at the root to any client, such as curl', async () => {
    const answer = await get('/', { accept: '*/*' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await test.api.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  it('serve a shared campaign to people as a page that is neither indexed nor cached, and to programs as JSON', async () => {
    const page = await get('/shared/some-token', html);
    expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex, nofollow']);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.body).toContain('<div id="root">');
    const call = await get('/shared/some-token');
    expect([call.statusCode, call.json().code]).toEqual([404, 'share_not_found']);
  });

  it('let a worker fetch the chunks of its own script', async () => {
    const { headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
  });

  it('allow only their own script and style files, and no frame except the support form', async () => {
    const { headers } = await get('/', html);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain('frame-src https://forms.example.com;');
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('serve files that never change, compressed if the build compressed them', async () => {
    const plain = await get('/assets/app-1a2b.js');
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect([plain.body, plain.headers['cache-control']]).toEqual([SCRIPT, 'public, max-age=31536000, immutable']);
    expect([compressed.headers['content-encoding'], compressed.headers['content-type']]).toEqual(['br', plain.headers['content-type']]);
  });

  it('revalidate files without a hash', async () => {
    const { statusCode, headers } = await get('/favicon.svg');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it.each(['/assets/none.js', '/assets/%2e%2e/index.html', '/../package.json'])('are not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('give way to the maintenance page, and the calls to 503', async () => {
    const closed = await startTestApp({ parts: { webFolder }, config: { MAINTENANCE: true } });
    const page = await closed.api.inject({ url: '/app/campaigns', headers: html });
    const call = await closed.api.inject({ method: 'POST', url: '/users/login' });
    const maintenance = await closed.api.inject({ url: '/maintenance', headers: html });
    expect([page.statusCode, page.headers.location, call.statusCode, maintenance.statusCode]).toEqual([302, '/maintenance', 503, 200]);
    await closed.stop();
  });
});
