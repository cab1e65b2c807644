import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | undefined => candidates.find((path) => path !== undefined && existsSync(path));

/** Path of a Chromium for the browser tests; installs Debian's where that is possible; null where there is none to be had. */
export function findChromium(): string | null {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing the distribution\'s package "chromium" ...');
    try {
      const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
    } catch {
      return null;
    }
  }
  return installed() ?? null;
}

export const CHROMIUM_MISSING = [
  'The browser tests need Chromium or Chrome and none was found.',
  'Install one (Debian or Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome)',
  'or set CHROMIUM_PATH to its executable, then run npm test again.',
].join('\n');
