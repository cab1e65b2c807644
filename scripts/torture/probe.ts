import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Polls one address from a separate thread, so that load in other threads does not delay the requests. */
const { url, bareUrl } = workerData as { url: string; bareUrl: string };
const times: number[] = [];
const bareTimes: number[] = [];
const refused: number[] = [];
let isDone = false;
parentPort?.once('message', () => (isDone = true));
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
  await Promise.all([
    ask(url).then((status) => {
      times.push(performance.now() - start);
      if (status !== 200) refused.push(status);
    }),
    ask(bareUrl).then(() => void bareTimes.push(performance.now() - start)),
  ]);
  await wait(20);
}
parentPort?.postMessage({ times, bareTimes, refused });
