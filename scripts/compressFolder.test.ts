import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from './compressFolder.ts';

it('writes both forms next to large texts only, and they unpack to the same bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coldcast-compress-'));
  mkdirSync(join(folder, 'assets'));
  const script = 'export const answer = 42;\n'.repeat(200);
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'assets/font.woff2'), Buffer.alloc(5000));
  const { plain, brotli } = await compressFolder(folder);
  expect([plain, brotli < plain / 10]).toEqual([script.length, true]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
  for (const name of ['small.css.br', 'assets/font.woff2.br', 'assets/font.woff2.gz']) expect(existsSync(join(folder, name))).toBe(false);
  rmSync(folder, { recursive: true });
});
