import { describe, expect, it } from 'vitest';
import { clusterWords, pickWords, toUnit, type KnownWord } from './clusterWords.ts';

const wordAt = (word: string, x: number, y: number): KnownWord => ({
  word,
  rank: 10,
  vector: toUnit(Float32Array.from([x, y])),
  asWord: 1,
  asName: 0,
});

describe('grouping words', () => {
  it('puts words with similar directions in one group', () => {
    const groups = clusterWords([wordAt('van', 1, 0), wordAt('truck', 1, 0.1), wordAt('bread', 0, 1), wordAt('cake', 0.1, 1)], 2);
    expect(groups[0]).toBe(groups[1]);
    expect(groups[2]).toBe(groups[3]);
    expect(groups[0]).not.toBe(groups[2]);
  });

  it('leaves out names and prefers words of the corpus', () => {
    const rare = { ...wordAt('pallet', 1, 0), rank: 5000, asWord: 4 };
    const frequent = { ...wordAt('parliament', 1, 0), rank: 100, asWord: 0 };
    const name = { ...wordAt('marta', 1, 0), rank: 1, asName: 9 };
    expect(pickWords([name, frequent, rare], 1).map(({ word }) => word)).toEqual(['pallet']);
    expect(pickWords([name, frequent, rare], 3)).toHaveLength(2);
  });
});
