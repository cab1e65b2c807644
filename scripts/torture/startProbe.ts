import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Probed = { times: number[]; refused: number[] };

/** Begins to ask an address; the function given back ends it and tells how it was answered. */
export const startProbe = (url: string): (() => Promise<Probed>) => {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url } });
  return async () => {
    worker.postMessage('end');
    const [probed] = await once(worker, 'message');
    return probed;
  };
};
