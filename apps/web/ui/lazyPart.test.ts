import { describe, expect, it } from 'vitest';
import { loadPart } from './lazyPart.ts';

/** Fails this many times before it succeeds. */
const refusing = (times: number) => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  };
  return { load, countAsked: () => asked };
};

describe('loadPart', () => {
  it('asks again for a part that was refused', async () => {
    const { load, countAsked } = refusing(2);
    expect([await loadPart(load, [0, 0, 0]), countAsked()]).toEqual(['part', 3]);
  });

  it('gives up in the end', async () => {
    const { load, countAsked } = refusing(9);
    await expect(loadPart(load, [0, 0, 0])).rejects.toThrow('Failed to fetch');
    expect(countAsked()).toBe(4);
  });
});
