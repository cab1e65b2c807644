import { describe, expect, it } from 'vitest';
import { sharpen } from './sharpen.ts';

describe('sharpen', () => {
  it('makes a possible owner of an offer likelier to own it, and leaders more so than staff', () => {
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

  it('concludes nothing from what an unknown offer gives everybody', () => {
    const unsure = { owner: 0.24, near: 0.23, far: 0.53 };
    expect(sharpen(unsure, true, 0.6).owner).toBeLessThan(0.31);
    expect(sharpen(unsure, true, 1).owner).toBeGreaterThan(0.5);
  });

  it('keeps a likely owner as likely to own it, and hardly ever far', () => {
    const { owner, near, far } = sharpen({ owner: 0.8, near: 0.1, far: 0.1 }, false);
    expect(owner).toBeCloseTo(0.812, 12);
    expect(far).toBeLessThan(0.03);
    expect(near).toBeGreaterThan(0.15);
  });

  it.each([
    { owner: 0.2, near: 0.58, far: 0.22 },
    { owner: 0.3, near: 0.45, far: 0.25 },
    { owner: 0.15, near: 0.35, far: 0.5 },
  ])('leaves staff beside an owner as likely to own it, and makes them near rather than far: %o', (chances) => {
    const { owner, near, far } = sharpen(chances, false);
    expect(owner).toBe(chances.owner);
    expect(far).toBeLessThan(chances.far);
    expect(sharpen(chances, true).owner).toBeLessThan(chances.owner + 0.1);
    expect(owner + near + far).toBeCloseTo(1, 12);
  });
});
