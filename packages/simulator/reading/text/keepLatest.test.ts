import { describe, expect, it } from 'vitest';
import { keepLatest } from './keepLatest.ts';

describe('what was computed last', () => {
  it('is computed once, null included', () => {
    let computed = 0;
    const kept = keepLatest<number | null>(100);
    const ask = () => kept('barge', () => ((computed += 1), null));
    expect([ask(), ask(), computed]).toEqual([null, null, 1]);
  });

  it('is forgotten once the texts it is kept under are too long together', () => {
    let computed = 0;
    const kept = keepLatest<number>(8);
    const ask = (key: string) => kept(key, () => (computed += 1));
    expect(['barge', 'ferry', 'canoe', 'canoe', 'barge'].map(ask)).toEqual([1, 2, 3, 3, 4]);
  });

  it('stays while it is still asked for, null included', () => {
    let computed = 0;
    const kept = keepLatest<null>(20);
    const ask = (key: string) => (kept(key, () => ((computed += 1), null)), computed);
    expect(['barge', 'ferry', 'canoe', 'barge', 'kayak', 'sloop', 'barge'].map(ask)).toEqual([1, 2, 3, 3, 4, 5, 5]);
  });
});
