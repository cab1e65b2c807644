import type { CompareAnswer, CompareInput } from './compareLists.ts';

function runInWorker(input: CompareInput, signal: AbortSignal): Promise<CompareAnswer> {
  const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<CompareAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CompareAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The comparison stopped. Please try again.')));
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
  worker.postMessage(input);
  return answer.finally(() => worker.terminate());
}

/** Runs one comparison apart from the page, which ends when nobody waits for it any more. Where there are no workers it runs here. */
export async function runComparison(input: CompareInput, signal: AbortSignal): Promise<CompareAnswer> {
  if (typeof Worker !== 'undefined') return runInWorker(input, signal);
  const { compareLists } = await import('./compareLists.ts');
  return compareLists(input);
}
