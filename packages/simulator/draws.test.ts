import { describe, expect, it } from 'vitest';
import { hashText, keyedUniform, mixLanes, toGumbel, toNormal, toUniform } from './draws.ts';

const COUNT = 20_000;
const draws = (purpose: string, seed = 'org-1') =>
  Array.from({ length: COUNT }, (_, index) => keyedUniform(seed, `lead-${index}`, purpose));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sum of squared, scaled deviations from equal shares; about the number of cells if draws are uniform. */
function chiSquare(cells: readonly number[], cellCount: number): number {
  const counts = Array.from({ length: cellCount }, () => 0);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  const share = cells.length / cellCount;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
}

describe('keyed uniforms', () => {
  it('are the same for the same key and differ in seed, lead and purpose', () => {
    const draw = keyedUniform('org', 'jane-doe', 'action-reply');
    expect(keyedUniform('org', 'jane-doe', 'action-reply')).toBe(draw);
    expect(keyedUniform('org2', 'jane-doe', 'action-reply')).not.toBe(draw);
    expect(keyedUniform('org', 'jane-doe#2', 'action-reply')).not.toBe(draw);
    expect(keyedUniform('org', 'jane-doe', 'action-delete')).not.toBe(draw);
  });

  it('depend on where one part of the key ends and the next begins', () => {
    expect(keyedUniform('ab', 'c', 'd')).not.toBe(keyedUniform('a', 'bc', 'd'));
    expect(keyedUniform('a', 'b', 'c')).not.toBe(keyedUniform('b', 'a', 'c'));
  });

  it('stay strictly between 0 and 1 at both ends of the hash', () => {
    expect(toUniform([0, 0])).toBeGreaterThan(0);
    expect(toUniform([-1, -1])).toBeLessThan(1);
  });

  it('are uniform: 100 cells pass a chi-square test at one in a million', () => {
    for (const purpose of ['placement-and-open', 'frailty', 'action-reply']) {
      expect(
        chiSquare(
          draws(purpose).map((draw) => Math.floor(draw * 100)),
          100,
        ),
      ).toBeLessThan(180);
    }
  });

  it('are uniform in their lowest bits too', () => {
    expect(
      chiSquare(
        draws('low').map((draw) => Math.floor(draw * 2 ** 40) % 64),
        64,
      ),
    ).toBeLessThan(130);
  });

  it('are independent between purposes, seeds and neighboring leads', () => {
    const [one, two, other] = [draws('action-reply'), draws('action-delete'), draws('action-reply', 'org-2')];
    const pairs = (left: readonly number[], right: readonly number[]) =>
      left.map((draw, index) => Math.floor(draw * 10) * 10 + Math.floor((right[index] ?? 0) * 10));
    expect(chiSquare(pairs(one, two), 100)).toBeLessThan(180);
    expect(chiSquare(pairs(one, other), 100)).toBeLessThan(180);
    expect(chiSquare(pairs(one.slice(1), one), 100)).toBeLessThan(180);
  });

  it('change about half of the bits when one unit of the key changes', () => {
    const countBits = (word: number) => [...(word >>> 0).toString(2)].filter((bit) => bit === '1').length;
    let changed = 0;
    for (let index = 0; index < 500; index += 1) {
      const before = mixLanes(hashText('seed'), hashText(`jane-${index}`));
      const after = mixLanes(hashText('seed'), hashText(`janf-${index}`));
      changed += countBits(before[0] ^ after[0]) + countBits(before[1] ^ after[1]);
    }
    expect(changed / 500).toBeGreaterThan(31);
    expect(changed / 500).toBeLessThan(33);
  });
});

describe('normal and Gumbel variates', () => {
  it('invert the normal distribution function at known points', () => {
    expect(toNormal(0.5)).toBe(0);
    expect(toNormal(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(toNormal(0.1)).toBeCloseTo(-1.2815515655446004, 12);
    expect(toNormal(1e-9)).toBeCloseTo(-5.997807015007687, 9);
  });

  it('have the moments of their distributions', () => {
    const normals = draws('frailty').map(toNormal);
    expect(mean(normals)).toBeCloseTo(0, 1);
    expect(mean(normals.map((value) => value ** 2))).toBeCloseTo(1, 1);
    expect(mean(draws('g').map(toGumbel))).toBeCloseTo(0.5772, 1);
  });
});
