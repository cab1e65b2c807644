import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Probed = { times: number[]; refused: number[] };

/** Begins to ask an address, and settles once the first answer is there; the function given back ends it and tells how it was answered. */
export const startProbe = async (url: string): Promise<() => Promise<Probed>> => {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url } });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('end');
    const [probed] = await once(worker, 'message');
    return probed;
  };
};
