import { afterEach, expect, it, vi } from 'vitest';
import { openLeadFileProcessor } from '../leads/sharedLeadFileProcessor.ts';
import { LEADS } from '../testing/files.ts';
import { openDraftProcessor } from './sharedDraftProcessor.ts';

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

afterEach(() => vi.unstubAllGlobals());

it('reads a file in a separate worker, so that it never waits for a forecast', () => {
  vi.stubGlobal('Worker', SilentWorker);
  const source = { fileId: 1, file: new File([LEADS], 'leads.csv'), options: { mode: 'leads' as const }, textFixes: [] };
  void openDraftProcessor().forecast({ source, email: null, bucket: 4, sender: null });
  void openLeadFileProcessor().check(source);
  expect(asked).toEqual(['drafts forecast', 'leadFiles check']);
});
