import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monotonePath } from './monotonePath.ts';

const numbersOf = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it('draws nothing without points, and a single point at its place', () => {
  expect(monotonePath([])).toBe('');
  expect(monotonePath([{ x: 1, y: 2 }])).toBe('M1 2');
});

it('keeps every control point between its two neighbors, so that a curve never overshoots', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(heights, (ys) => {
      const numbers = numbersOf(monotonePath(ys.map((y, index) => ({ x: index * 10, y }))));
      return ys.slice(1).every((y, index) => {
        const from = ys[index] ?? y;
        const controls = [numbers[2 + index * 6 + 1], numbers[2 + index * 6 + 3]];
        return controls.every(
          (control) => control !== undefined && control >= Math.min(from, y) - 0.1 && control <= Math.max(from, y) + 0.1,
        );
      });
    }),
  );
});
