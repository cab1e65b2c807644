import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { GALLERY_PORT, PRODUCT_PORT } from './fixtures/ports.ts';

/** Each worker process reads this config again, so the folder is created once and passed on in the environment. */
const dataFolder = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'coldcast-e2e-')));

const isFull = process.env.E2E_FULL === 'true';

const product = {
  command: 'node scripts/start.ts',
  cwd: '..',
  url: `http://127.0.0.1:${PRODUCT_PORT}/health`,
  timeout: 60_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  // Every test signs up its own account, all from one address. Two browsers share the processors with the server, which must not refuse
  // reads for that; refusing them has its own tests.
  env: {
    PORT: String(PRODUCT_PORT),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    SIGNUPS_PER_HOUR: '1000',
    MAX_EVENT_LOOP_DELAY_MS: '10000',
  },
} as const;

const gallery = {
  command: `vite apps/web --host 127.0.0.1 --port ${GALLERY_PORT} --strictPort`,
  cwd: '..',
  url: `http://127.0.0.1:${GALLERY_PORT}/gallery`,
  timeout: 60_000,
  reuseExistingServer: false,
} as const;

/** Keep the installed Chromium from connecting to outside services. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: isFull ? [] : ['**/gallery.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  globalSetup: './globalSetup.ts',
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PRODUCT_PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
    // A film of every test would cost more processor time than the pages themselves; the snapshots show what was on the page.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: isFull ? [product, gallery] : product,
});
