import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks one address again and again from a thread of its own, so that the load the other threads make does not delay the asking. */
const { url } = workerData as { url: string };
const times: number[] = [];
const refused: number[] = [];
let isDone = false;
parentPort?.once('message', () => (isDone = true));
const ask = (): Promise<number> =>
  fetch(url).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => 0,
  );

// The first call loads what makes calls: its time says nothing of the server.
await ask();
parentPort?.postMessage('ready');
while (!isDone) {
  const start = performance.now();
  const status = await ask();
  times.push(performance.now() - start);
  if (status !== 200) refused.push(status);
  await wait(20);
}
parentPort?.postMessage({ times, refused });
