import { startWorker } from '../../worker/startWorker.ts';
import type { CompareNews } from './serveComparison.ts';
import type { CompareAnswer, CompareInput, PrepareInput } from './compareLists.ts';

/** The caller of a comparison: how to stop it, and where to report progress. */
export type Waiting = { signal: AbortSignal; onProgress?: (share: number) => void };

export type Comparer = {
  /** Reads a list before its comparison is asked for, if there is a worker to do it; a problem is told by the comparison. */
  prepare: (input: PrepareInput) => void;
  /** Runs one comparison at a time; aborting the signal stops it. */
  run: (input: CompareInput, waiting: Waiting) => Promise<CompareAnswer>;
  end: () => void;
};

function askWorker(worker: Worker, input: CompareInput, { signal, onProgress }: Waiting): Promise<CompareAnswer> {
  const heard = new AbortController();
  const answer = new Promise<CompareAnswer>((resolve, reject) => {
    const listen = { signal: heard.signal };
    const onNews = ({ data }: MessageEvent<CompareNews>) => {
      if ('answer' in data) resolve(data.answer);
      else onProgress?.(data.share);
    };
    worker.addEventListener('message', onNews, listen);
    worker.addEventListener('error', () => reject(new Error('The comparison stopped. Please try again.')), listen);
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), listen);
  });
  worker.postMessage(input);
  return answer.finally(() => heard.abort());
}

/** Compares in a worker that loads the engine right away and stays alive, so that the next comparison starts much faster. */
export function openComparer(): Comparer {
  let worker: Worker | undefined = startWorker('comparison');
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };
  const run = async (input: CompareInput, waiting: Waiting) => {
    const asked = (worker ??= startWorker('comparison'));
    try {
      return await askWorker(asked, input, waiting);
    } catch (error) {
      // The worker may still be computing.
      if (worker === asked) end();
      throw error;
    }
  };
  return { prepare: (input) => worker?.postMessage(input), run, end };
}

/** Runs a single comparison. */
export function runComparison(input: CompareInput, waiting: Waiting): Promise<CompareAnswer> {
  const comparer = openComparer();
  return comparer.run(input, waiting).finally(comparer.end);
}
