/** What a worker answers; each part has its own worker, so that none waits for another's long work. */
export type WorkerPart = 'leadFiles' | 'drafts' | 'draftReader' | 'comparison' | 'audience';

/** Starts a worker for one part. All run the same file, so that a browser downloads the engine once for all of them. */
export const startWorker = (name: WorkerPart): Worker =>
  new Worker(new URL('./parts.worker.ts', import.meta.url), { type: 'module', name });
