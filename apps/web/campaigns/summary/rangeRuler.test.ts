import { describe, expect, it } from 'vitest';
import { rangeRuler } from './rangeRuler.ts';

describe('rangeRuler', () => {
  it('runs 0 to 60 for open and 0 to 4 for reply, and longer when needed', () => {
    expect(rangeRuler('open', 45.48).labels).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(rangeRuler('reply', 2.69).labels).toEqual([0, 1, 2, 3, 4]);
    expect(rangeRuler('open', 61).end).toBe(100);
    expect(rangeRuler('reply', 12).labels).toEqual([0, 5, 10, 15, 20]);
  });
});
