import { describe, expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';

describe('dayOf', () => {
  it('counts from the day of the first email and adds the waits up', () => {
    expect([1, 2, 3].map((position) => dayOf(position, [3, 4]))).toEqual([1, 4, 8]);
  });

  it('treats a missing wait as none', () => {
    expect(dayOf(3, [undefined, 4])).toBe(5);
  });
});
