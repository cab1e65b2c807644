import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { loadConfig } from '../apps/server/config.ts';
import { startServer } from '../apps/server/main.ts';
import { fixClock } from './screenshots/fixClock.ts';
import { SCENES } from './screenshots/scenes.ts';
import { takeWebp } from './screenshots/takeWebp.ts';
import { findChromium } from './testing/findChromium.ts';
import { buildWebIfStale } from './webBuild.ts';

/** `npm run screenshots`: retakes the pictures of README and documentation from the demo account of a separate product. */
const SIZE = { width: 1280, height: 800 };
const MAX_BYTES = 150_000;
const folder = join(import.meta.dirname, '../apps/web/documents/pictures');

const found = findChromium();
if ('problem' in found) {
  console.error(`The pictures cannot be taken: ${found.problem}.`);
  process.exit(1);
}
const executablePath = found.path;
const dataFolder = mkdtempSync(join(tmpdir(), 'coldcast-pictures-'));
const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
const server = await startServer({ config: loadConfig(settings), prepare: buildWebIfStale });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
try {
  await server.demoSeeded;
  mkdirSync(folder, { recursive: true });
  for (const { name, open } of SCENES) {
    const context = await browser.newContext({
      viewport: SIZE,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await fixClock(context);
    const page = await context.newPage();
    await page.goto(`${server.address}/login?demo=true`);
    await page.getByRole('link', { name: /^View/ }).first().waitFor();
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(`!document.body.innerText.includes('Loading…')`);
    const picture = await takeWebp(page);
    if (picture.length > MAX_BYTES) throw new Error(`${name} takes ${picture.length} bytes, more than ${MAX_BYTES}`);
    writeFileSync(join(folder, `${name}.webp`), picture);
    console.log(`${name}.webp  ${(picture.length / 1000).toFixed(0)} kB`);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
