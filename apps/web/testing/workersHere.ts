import { PARTS } from '../worker/parts.ts';
import type { WorkerPart } from '../worker/startWorker.ts';

/** A worker on the test's own thread: jsdom has none. */
class WorkerHere extends EventTarget {
  private readonly serve;
  private isEnded = false;
  constructor(_: URL, { name }: { name: WorkerPart }) {
    super();
    this.serve = PARTS[name]((data) => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  postMessage(message: never): void {
    void this.serve.then((take) => take(message)).catch(() => this.dispatchEvent(new Event('error')));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

Object.assign(globalThis, { Worker: WorkerHere });
