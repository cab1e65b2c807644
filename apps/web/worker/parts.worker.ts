import { PARTS } from './parts.ts';
import type { WorkerPart } from './startWorker.ts';

// Named by `startWorker`; the part loads at once.
const serve = PARTS[self.name as WorkerPart]((message) => self.postMessage(message));

// Whatever is not answered breaks the worker, so that the page starts another.
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  serve.then((take) => take(data as never)).catch(reportError);
});
