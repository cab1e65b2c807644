import { describe, expect, it } from 'vitest';
import { sharpen } from './sharpen.ts';

describe('sharpen', () => {
  it('makes who may own an offer likelier to own it, and leads more than staff', () => {
    const unsure = { owner: 0.4, near: 0.2, far: 0.4 };
    const led = sharpen(unsure, true);
    expect(led.owner).toBeGreaterThan(0.6);
    expect(sharpen(unsure, false).owner).toBeLessThan(led.owner);
    expect(led.owner + led.near + led.far).toBeCloseTo(1, 12);
  });

  it.each([
    { owner: 0.02, near: 0.06, far: 0.92 },
    { owner: 0.2, near: 0.58, far: 0.22 },
    { owner: 0.3, near: 0.45, far: 0.25 },
  ])('leaves strangers and those beside an owner as they are: %o', (chances) => {
    expect(sharpen(chances, true)).toEqual(chances);
  });
});
