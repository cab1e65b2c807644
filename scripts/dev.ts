// Loaded first, to know the parent before the slow modules.
import '../apps/server/operations/isParentGone.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@coldcast/contract/endpoints';
import { createServer, type ViteDevServer } from 'vite';
import { stopOnSignals } from '../apps/server/operations/stopOnSignals.ts';
import { toWords } from '../apps/server/operations/toWords.ts';
import { readArguments } from './operations/readArguments.ts';
import { tellStop } from './operations/tellStop.ts';

/** `npm run dev`: Vite with hot reloading on PORT, with the server behind it on the next port, restarted on every change. */
readArguments({
  usage: 'Usage: npm run dev\nSettings are environment variables, for example: PORT=4000 npm run dev. docs/settings.md lists them.',
  options: {},
});

const root = join(import.meta.dirname, '..');
const webPort = Number(process.env['PORT'] ?? '3000');
const apiPort = webPort + 1;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'apps/server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHECK_ANSWERS: 'true', PORT: String(apiPort), PUBLIC_URL: `http://localhost:${webPort}` },
});
const serverEnd = once(server, 'exit');
const opened: ViteDevServer[] = [];
const closeWeb = (): Promise<unknown> => Promise.all(opened.map((web) => web.close()));

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await serverEnd;
  await closeWeb();
};
// Ends with npm too, which passes signals to a shell that passes them to nobody.
stopOnSignals(stop, { withParent: true, onStop: tellStop });
server.once('exit', (code) => {
  process.exitCode = code ?? 0;
  void closeWeb();
});

const segments = new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1]));
const web = await createServer({
  root: join(root, 'apps/web'),
  server: {
    port: webPort,
    strictPort: true,
    // Matches only whole path segments, and no sources: the web app has folders such as /campaigns, /insights and /sends.
    proxy: Object.fromEntries(
      [...segments].map((segment) => [
        `^/${segment}(?=[/?]|$)(?!.*\\.(?:[jt]sx?|css|svg|webp)(\\?|$))`,
        {
          target: `http://localhost:${apiPort}`,
          // A shared campaign is both a page and a call: Vite serves the page.
          bypass: ({ url, headers }: IncomingMessage) =>
            url?.startsWith('/shared/') && headers.accept?.includes('text/html') ? '/index.html' : undefined,
        },
      ]),
    ),
  },
});
opened.push(web);
try {
  await web.listen();
  web.printUrls();
} catch (error) {
  console.error(toWords(error));
  await stop();
  process.exit(1);
}
