import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * `bareTimes`: times of a server that does nothing, polled at the same moments. `slowest`: the longest answer, and how long the polled
 * process's main thread computed and waited for a processor in that time; 0 if the system does not report it.
 */
export type Probed = {
  times: number[];
  bareTimes: number[];
  refused: number[];
  slowest: { ms: number; computedMs: number; waitedMs: number };
};

/** Starts polling an address and resolves after the first answer; the returned function stops it and returns the times. */
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

/** An idle machine stays below this under the test's own load: then nothing is added to a limit. */
const IDLE_MS = 50;

/** The slowest answer, and its limit: the fixed limit plus the delay that other programs on the machine cause. */
export const slowestOf = ({ times, bareTimes }: Probed, limitMs: number): { slowestMs: number; allowedMs: number; bareMs: number } => {
  const bareMs = Math.max(0, ...bareTimes);
  return { slowestMs: Math.max(0, ...times), allowedMs: limitMs + (bareMs > IDLE_MS ? bareMs : 0), bareMs };
};
