import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEADS } from '../testing/files.ts';

const asked: string[] = [];

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  part: string | undefined;
  constructor(_: URL, { name }: WorkerOptions) {
    super();
    this.part = name;
  }
  postMessage({ name }: { name: string }) {
    asked.push(`${this.part} ${name}`);
  }
}

// The page's workers outlive a test.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('reads a file in a separate worker, so that it never waits for a forecast', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  const { sharedDraftProcessor } = await import('./sharedDraftProcessor.ts');
  const { sharedLeadFileProcessor } = await import('../leads/sharedLeadFileProcessor.ts');
  const source = { fileId: 1, file: new File([LEADS], 'leads.csv'), options: { mode: 'leads' as const }, textFixes: [] };
  void sharedDraftProcessor.forecast({ source, email: null, bucket: 4, sender: null });
  void sharedLeadFileProcessor.check(source);
  expect(asked).toEqual(['drafts forecast', 'leadFiles check']);
});
