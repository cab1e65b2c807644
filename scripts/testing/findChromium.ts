import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export type FoundChromium = { path: string } | { problem: string };

const isStarting = (path: string): boolean =>
  spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** Starts the unpacked program with its own libraries and fonts, because the machine may have none. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const toFontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Where the unpacked program is kept between runs: in node_modules, or if that is not writable, for this run only. */
function makeCacheFolder(): string {
  const cache = join(root, 'node_modules/.cache/coldcast');
  try {
    mkdirSync(cache, { recursive: true });
    return cache;
  } catch {
    return mkdtempSync(join(tmpdir(), 'coldcast-chromium-'));
  }
}

/** The Chromium packaged in a dependency for Linux on x64, unpacked on first use. */
function unpackPackagedChromium(): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')));
  const cache = makeCacheFolder();
  const folder = join(cache, `chromium-${version}`);
  const launcher = join(folder, 'launch.sh');
  if (existsSync(launcher)) return launcher;
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpackChromium.ts')], {
    cwd: root,
    stdio: 'ignore',
    // The package unpacks into the temporary folder, and unpacks its libraries only if it believes it runs on Amazon Linux.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  writeFileSync(join(unfinished, 'fonts.conf'), toFontSettings(folder));
  writeFileSync(join(unfinished, 'launch.sh'), LAUNCHER, { mode: 0o755 });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another run was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(launcher)) throw error;
  }
  return launcher;
}

/** Playwright's own build, downloaded on first use. */
function downloadChromium(): string {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log('No Chromium found; Playwright downloads one ...');
  execFileSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
  });
  return path;
}

/**
 * A Chromium for the browser tests: the one in CHROMIUM_PATH, an installed one, or the one in the dependencies. `problem` says in one line
 * why there is none.
 */
export function findChromium(): FoundChromium {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return existsSync(chosen) ? { path: chosen } : { problem: `CHROMIUM_PATH names ${chosen}, which is not there` };
  const installed = candidates.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed };
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  try {
    const path = isPackaged ? unpackPackagedChromium() : downloadChromium();
    if (isStarting(path)) return { path };
  } catch {
    // The message below explains it.
  }
  const why = isPackaged ? 'the Chromium of the dependencies does not start here' : 'no Chromium is installed and none could be downloaded';
  return { problem: `${why}; install Chromium or Chrome, or set CHROMIUM_PATH to its executable` };
}
