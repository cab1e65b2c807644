import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks one address again and again from a thread of its own, so that the load the other threads make does not delay the asking. */
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

// The first call loads what makes calls: its time says nothing of the server.
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
