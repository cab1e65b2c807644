import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * `bareTimes`: what a server that does nothing took at the same moments. `slowest`: the longest answer, and how much of that time the main thread
 * of the asked process computed and how much it waited for a processor; 0 where the system does not tell.
 */
export type Probed = {
  times: number[];
  bareTimes: number[];
  refused: number[];
  slowest: { ms: number; computedMs: number; waitedMs: number };
};

/** Begins to ask an address, and settles once the first answer is there; the function given back ends it and tells how it was answered. */
export const startProbe = async (url: string, pid?: number): Promise<() => Promise<Probed>> => {
  const bare = new Worker(new URL('./bareServer.ts', import.meta.url));
  const [port] = await once(bare, 'message');
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url, bareUrl: `http://127.0.0.1:${port}`, pid } });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('end');
    const [probed] = await once(worker, 'message');
    await bare.terminate();
    return probed;
  };
};

/** An idle machine, with the load of the test itself, stays below: then nothing is added to a limit. */
const IDLE_MS = 50;

/** The slowest answer, and how long it may have taken: the limit, and what a machine that is busy with other programs adds by itself. */
export const slowestOf = ({ times, bareTimes }: Probed, limitMs: number): { slowestMs: number; allowedMs: number; bareMs: number } => {
  const bareMs = Math.max(0, ...bareTimes);
  return { slowestMs: Math.max(0, ...times), allowedMs: limitMs + (bareMs > IDLE_MS ? bareMs : 0), bareMs };
};
