import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { gridTicks } from './curveStrips.ts';
import { bandPath } from './bandPath.ts';

describe('gridTicks', () => {
  it('gives one to three lines whose top is at or above the value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (highest) => {
        const ticks = gridTicks(highest);
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(3);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest - 1e-6);
      }),
    );
  });

  it('chooses 4, 8 and 12 for a band up to 11.2%', () => {
    expect(gridTicks(11.2)).toEqual([4, 8, 12]);
  });
});

describe('bandPath', () => {
  it('runs out along the upper line, back along the lower one, and closes', () => {
    const upper = [0, 1, 2].map((x) => ({ x, y: 0 }));
    const lower = [0, 1, 2].map((x) => ({ x, y: 5 }));
    expect(bandPath(upper, lower)).toMatch(/^M0 0C.*L2 5C.* 0 5Z$/);
  });
});
