import { describe, expect, it } from 'vitest';
import { findCycle } from './checkCycles.ts';

describe('files that import each other', () => {
  it('are found through others', () => {
    const imports = new Map([
      ['page', ['first', 'shared']],
      ['shared', ['first', 'parts']],
      ['parts', ['shared']],
      ['first', []],
    ]);
    expect(findCycle(imports)).toEqual(['shared', 'parts', 'shared']);
  });

  it('are not those that import the same one', () => {
    const imports = new Map([
      ['page', ['first', 'shared']],
      ['list', ['shared', 'first']],
      ['shared', ['first']],
    ]);
    expect(findCycle(imports)).toEqual([]);
  });
});
