import type { CompareNews } from './compare.worker.ts';
import type { CompareAnswer, CompareInput } from './compareLists.ts';

/** The caller of a comparison: how to stop it, and where to report progress. */
export type Waiting = { signal: AbortSignal; onProgress?: (share: number) => void };

function runInWorker(input: CompareInput, { signal, onProgress }: Waiting): Promise<CompareAnswer> {
  const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<CompareAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CompareNews>) => {
      if ('answer' in data) resolve(data.answer);
      else onProgress?.(data.share);
    });
    worker.addEventListener('error', () => reject(new Error('The comparison stopped. Please try again.')));
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
  worker.postMessage(input);
  return answer.finally(() => worker.terminate());
}

/** Runs one comparison in a worker, which ends when nobody waits for it anymore. Without worker support, runs on the main thread. */
export async function runComparison(input: CompareInput, waiting: Waiting): Promise<CompareAnswer> {
  if (typeof Worker !== 'undefined') return runInWorker(input, waiting);
  const { compareLists } = await import('./compareLists.ts');
  return compareLists(input, waiting.onProgress);
}
