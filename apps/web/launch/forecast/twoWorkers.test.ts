import { afterEach, expect, it, vi } from 'vitest';
import { LEADS } from '../testing/files.ts';
import { sharedLeadFileProcessor } from '../leads/sharedLeadFileProcessor.ts';
import { sharedDraftProcessor } from './sharedDraftProcessor.ts';

const asked: string[] = [];

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  script: string;
  constructor(url: URL) {
    super();
    this.script = url.pathname.split('/').at(-1) ?? '';
  }
  postMessage({ name }: { name: string }) {
    asked.push(`${this.script} ${name}`);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('reads a file in a separate worker, so that it never waits for a forecast', () => {
  vi.stubGlobal('Worker', SilentWorker);
  const source = { fileId: 1, file: new File([LEADS], 'leads.csv'), options: { mode: 'leads' as const }, textFixes: [] };
  void sharedDraftProcessor.forecast({ source, email: null, bucket: 4, sender: null });
  void sharedLeadFileProcessor.check(source);
  expect(asked).toEqual(['draftProcessor.worker.ts forecast', 'leadFileProcessor.worker.ts check']);
});
