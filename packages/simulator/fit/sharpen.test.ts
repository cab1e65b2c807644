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

  it('raises the probability of being far if that is the likeliest level, and keeps the sum', () => {
    const { owner, near, far } = sharpen({ owner: 0.1, near: 0.15, far: 0.75 }, true);
    expect(far).toBeGreaterThan(0.8);
    expect(owner / near).toBeCloseTo(0.1 / 0.15, 12);
    expect(owner + near + far).toBeCloseTo(1, 12);
    expect(sharpen({ owner: 0.15, near: 0.3, far: 0.55 }, true).far).toBe(0.55);
  });

  it.each([
    { owner: 0.2, near: 0.58, far: 0.22 },
    { owner: 0.3, near: 0.45, far: 0.25 },
    { owner: 0.15, near: 0.35, far: 0.5 },
  ])('leaves who is beside an owner as they are: %o', (chances) => {
    expect(sharpen(chances, true)).toEqual(chances);
  });
});
