import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@coldcast/contract/endpoints';
import { createServer } from 'vite';

/** `npm run dev`: Vite with hot reloading on PORT, with the server behind it on the next port, restarted on every change. */
const root = join(import.meta.dirname, '..');
const webPort = Number(process.env['PORT'] ?? '3000');
const apiPort = webPort + 1;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'apps/server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHECK_RESPONSES: 'true', PORT: String(apiPort), PUBLIC_URL: `http://localhost:${webPort}` },
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
await web.listen();
web.printUrls();

const stop = (signal: NodeJS.Signals): void => {
  server.kill(signal);
  void web.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
server.once('exit', (code) => {
  process.exitCode = code ?? 0;
  void web.close();
});
