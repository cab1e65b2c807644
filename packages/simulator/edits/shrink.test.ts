import { describe, expect, it } from 'vitest';
import { keyedUniform, toNormal } from '../draws.ts';
import { shrinkEffects, type DrawnEffect } from './shrink.ts';

const normal = (...key: readonly (string | number)[]): number => toNormal(keyedUniform('shrink', key.join(' '), 'draw'));
const DRAWS = 60;
/** An effect estimated with a standard deviation of 1, as in a search. */
const seen = (truth: number, key: string): DrawnEffect => {
  const mean = truth + normal(key, 'noise');
  return { mean, draws: Float64Array.from({ length: DRAWS }, (_, draw) => mean + normal(key, draw)) };
};

describe('shrinkEffects', () => {
  it('corrects the best of eight for the winner’s curse', () => {
    // True effects have a spread of 0.58: the best of eight is then overestimated about fourfold.
    const totals = { truth: 0, raw: 0, shrunk: 0 };
    for (let search = 0; search < 400; search += 1) {
      const truths = Array.from({ length: 8 }, (_, edit) => 0.58 * normal(search, edit, 'truth'));
      const effects = truths.map((truth, edit) => seen(truth, `${search} ${edit}`));
      const shrunk = shrinkEffects(effects);
      const best = effects.reduce((at, { mean }, index) => (mean > (effects[at]?.mean ?? 0) ? index : at), 0);
      totals.truth += truths[best] ?? 0;
      totals.raw += effects[best]?.mean ?? 0;
      totals.shrunk += shrunk[best]?.mean ?? 0;
    }
    expect(totals.raw / totals.truth).toBeGreaterThan(3);
    expect(totals.shrunk / totals.truth).toBeGreaterThan(0.5);
    expect(totals.shrunk / totals.truth).toBeLessThan(1.7);
  });

  it('keeps the effect of an edit tried alone, and shrinks effects more if more edits are tried', () => {
    const effect = seen(1, 'one');
    const [alone] = shrinkEffects([{ ...effect, mean: 3 }]);
    expect(alone?.mean).toBeCloseTo(3, 9);
    const same = (count: number) =>
      shrinkEffects(Array.from({ length: count }, () => ({ mean: 3, draws: effect.draws.map((draw) => draw - effect.mean + 3) })))[0]
        ?.mean ?? 0;
    expect(same(2)).toBeLessThan(3);
    expect(same(12)).toBeLessThan(same(2));
  });

  it('shrinks effects to zero if all are within their own uncertainty', () => {
    const draws = Float64Array.from({ length: DRAWS }, (_, draw) => normal('null', draw));
    for (const { mean } of shrinkEffects([0.1, -0.1, 0.05].map((size) => ({ mean: size, draws: draws.map((draw) => draw + size) }))))
      expect(mean).toBeCloseTo(0, 12);
  });
});
