import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './client.ts';
import { createFaults, percentile, seconds, type Target } from './target.ts';

const SLOW = 300;
const IDLE = 300;
const CLOSE_LIMIT_MS = 15_000;
const NORMAL_LIMIT_MS = 500;

/** How long the server tolerates a socket that sends nothing, or an endless header. */
const openBadSocket = (port: number, isSilent: boolean): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1');
    const drip = isSilent ? undefined : setInterval(() => socket.write('a'), 1000);
    const end = (): void => {
      clearInterval(drip);
      socket.destroy();
      resolve(performance.now() - start);
    };
    if (!isSilent) socket.write('GET /health HTTP/1.1\r\nHost: x\r\nx-slow: ');
    socket
      .on('data', () => undefined)
      .on('error', end)
      .on('end', end)
      .on('close', end);
    setTimeout(end, 30_000).unref();
  });

export const slowSockets: Target = {
  name: 'T16',
  title: '300 sockets that send an endless header and 300 that send nothing: closed within 15 s, normal traffic unaffected',
  run: async ({ startCluster }) => {
    const { faults, check } = createFaults();
    const cluster = await startCluster({ apis: 1, workers: 1 });
    const port = cluster.apis[0]?.port ?? 0;
    const bad = Array.from({ length: SLOW + IDLE }, (_, index) => openBadSocket(port, index >= SLOW));
    let isDone = false;
    const normalMs: number[] = [];
    const probing = (async () => {
      while (!isDone) {
        const { status, ms } = await call(`http://127.0.0.1:${port}/config`);
        check(status === 200, `normal traffic was answered with ${status}`);
        normalMs.push(ms);
        await wait(10);
      }
    })();
    const times = await Promise.all(bad);
    isDone = true;
    await probing;
    const longest = Math.max(...times);
    check(longest <= CLOSE_LIMIT_MS, `a bad socket stayed for ${seconds(longest)}`);
    check(percentile(normalMs, 0.99) < NORMAL_LIMIT_MS, `99% of normal calls took up to ${percentile(normalMs, 0.99).toFixed(0)} ms`);
    return {
      figures: [
        `closed after ${seconds(Math.min(...times))} to ${seconds(longest)}; ${normalMs.length} normal calls, median ${percentile(normalMs, 0.5).toFixed(1)} ms, 99% within ${percentile(normalMs, 0.99).toFixed(0)} ms`,
      ],
      faults,
    };
  },
};
