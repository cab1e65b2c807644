import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Polls one address from a separate thread, so that load in other threads does not delay the requests. */
const { url, bareUrl, pid } = workerData as { url: string; bareUrl: string; pid: number | undefined };
const times: number[] = [];
const bareTimes: number[] = [];
const refused: number[] = [];
let isDone = false;
parentPort?.once('message', () => (isDone = true));
/** Milliseconds that the polled process's main thread computed and waited for a processor; available only on Linux. */
const readTurns = (): { computedMs: number; waitedMs: number } => {
  try {
    const [computed = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { computedMs: computed / 1e6, waitedMs: waited / 1e6 };
  } catch {
    return { computedMs: 0, waitedMs: 0 };
  }
};
let slowest = { ms: 0, computedMs: 0, waitedMs: 0 };
const ask = (address: string): Promise<number> =>
  fetch(address).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 0,
  );

// The first call loads the networking code: its time says nothing about the server.
await Promise.all([ask(url), ask(bareUrl)]);
parentPort?.postMessage('ready');
while (!isDone) {
  const start = performance.now();
  const before = readTurns();
  await Promise.all([
    ask(url).then((status) => {
      const ms = performance.now() - start;
      const after = readTurns();
      if (ms > slowest.ms) slowest = { ms, computedMs: after.computedMs - before.computedMs, waitedMs: after.waitedMs - before.waitedMs };
      times.push(ms);
      if (status !== 200) refused.push(status);
    }),
    ask(bareUrl).then(() => void bareTimes.push(performance.now() - start)),
  ]);
  await wait(20);
}
parentPort?.postMessage({ times, bareTimes, refused, slowest });
