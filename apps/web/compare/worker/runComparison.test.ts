import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compareLists, createListComparer, type CompareInput, type PrepareInput } from './compareLists.ts';
import type { CompareNews } from './serveComparison.ts';
import { openComparer, runComparison } from './runComparison.ts';

const input: CompareInput = {
  kind: 'drafts',
  csv: SAMPLE_CAMPAIGN_CSV,
  first: { kind: 'own' },
  second: { kind: 'written', step: 1, subject: 'docks', body: 'Hi {{first_name}}' },
  seed: 'org',
  bucket: 4,
};

/** A worker on this very thread. */
class WorkerHere extends EventTarget {
  static ended = 0;
  static started = 0;
  static isSilent = false;
  static prepared = 0;
  private readonly comparer = createListComparer();
  constructor() {
    super();
    WorkerHere.started += 1;
  }
  postMessage(data: CompareInput | PrepareInput): void {
    if (WorkerHere.isSilent) return;
    if (data.kind === 'prepare') {
      WorkerHere.prepared += 1;
      this.comparer.prepare(data);
      return;
    }
    const tell = (news: CompareNews) => this.dispatchEvent(new MessageEvent('message', { data: news }));
    tell({ answer: this.comparer.compare(data, (share) => tell({ share })) });
  }
  terminate(): void {
    WorkerHere.ended += 1;
  }
}

describe('a comparison in a worker', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('gives the result of the comparison itself, and ends the worker', async () => {
    const { signal } = new AbortController();
    vi.stubGlobal('Worker', WorkerHere);
    WorkerHere.ended = 0;
    const shares: number[] = [];
    expect(await runComparison(input, { signal, onProgress: (share) => shares.push(share) })).toEqual(compareLists(input));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(WorkerHere.ended).toBe(1);
  });

  it('starts its worker before the first comparison and keeps it for the next', async () => {
    vi.stubGlobal('Worker', WorkerHere);
    [WorkerHere.started, WorkerHere.ended] = [0, 0];
    const comparer = openComparer();
    expect(WorkerHere.started).toBe(1);
    const { signal } = new AbortController();
    expect(await comparer.run(input, { signal })).toEqual(await comparer.run(input, { signal }));
    expect([WorkerHere.started, WorkerHere.ended]).toEqual([1, 0]);
    comparer.end();
    expect(WorkerHere.ended).toBe(1);
  });

  it('reads a list in its worker before the comparison, with the same result', async () => {
    const { signal } = new AbortController();
    vi.stubGlobal('Worker', WorkerHere);
    WorkerHere.prepared = 0;
    const comparer = openComparer();
    comparer.prepare({ kind: 'prepare', csv: SAMPLE_CAMPAIGN_CSV, draft: { kind: 'own' }, seed: 'org', bucket: 4 });
    expect(WorkerHere.prepared).toBe(1);
    expect(await comparer.run(input, { signal })).toEqual(compareLists(input));
    comparer.end();
  });

  it('ends if nobody waits for it anymore', async () => {
    vi.stubGlobal('Worker', WorkerHere);
    WorkerHere.ended = 0;
    WorkerHere.isSilent = true;
    const controller = new AbortController();
    const answer = runComparison(input, controller);
    controller.abort();
    await expect(answer).rejects.toThrow('Aborted');
    expect(WorkerHere.ended).toBe(1);
  });
});
