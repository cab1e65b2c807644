import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedUniform } from '../draws.ts';
import { addOdds, chancesAbove, noSums } from './reportTail.ts';

const sumsOf = (chances: readonly number[]) => {
  const sums = noSums();
  for (const chance of chances) addOdds(sums, chance / (1 - chance));
  return sums;
};

/** The distribution of a sum, person by person. */
function convolve(chances: readonly number[]): number[] {
  let masses = [1];
  for (const chance of chances)
    masses = Array.from(
      { length: masses.length + 1 },
      (_, count) => (masses[count] ?? 0) * (1 - chance) + (masses[count - 1] ?? 0) * chance,
    );
  return masses;
}
const above = (masses: readonly number[], limit: number): number => masses.slice(limit + 1).reduce((sum, mass) => sum + mass, 0);

describe('the chance of more reports than a limit', () => {
  it('is that of adding people one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1e-5, max: 0.3, noNaN: true }), { minLength: 1, maxLength: 120 }), (chances) => {
        const exact = convolve(chances);
        const found = chancesAbove(sumsOf(chances), 1, [0, 1, 3, 8]);
        [0, 1, 3, 8].forEach((limit, index) => expect(found[index]).toBeCloseTo(above(exact, limit), 9));
      }),
    );
  });

  it('counts a lead as the number of people it represents', () => {
    const chances = [0.002, 0.0005, 0.004];
    const many = chances.flatMap((chance) => Array.from({ length: 400 }, () => chance));
    const found = chancesAbove(sumsOf(chances), 400, [1, 3]);
    chancesAbove(sumsOf(many), 1, [1, 3]).forEach((chance, index) => expect(found[index]).toBeCloseTo(chance, 9));
  });

  it('agrees with 100,000 sends drawn one by one, even if leads represent a fraction of a person', () => {
    const chances = Array.from({ length: 60 }, (_, index) => 0.0005 + 0.0001 * (index % 40));
    const people = 1000;
    const sends = 100_000;
    // Everyone is like one of the leads: 16 or 17 people each, slightly more for earlier leads.
    const person = (index: number): number => chances[Math.floor((index * chances.length) / people)] ?? 0;
    const masses = convolve(Array.from({ length: people }, (_, index) => person(index)).slice(0, people));
    let [passedOne, passedThree] = [0, 0];
    for (let send = 0; send < sends; send += 1) {
      let reports = 0;
      let uniform = keyedUniform('sends', String(send), 'reports');
      for (const mass of masses) {
        if (uniform < mass) break;
        uniform -= mass;
        reports += 1;
      }
      passedOne += Number(reports > 1);
      passedThree += Number(reports > 3);
    }
    const [one = 0, three = 0] = chancesAbove(sumsOf(chances), people / chances.length, [1, 3]);
    expect(Math.abs(one - passedOne / sends)).toBeLessThan(0.005);
    expect(Math.abs(three - passedThree / sends)).toBeLessThan(0.005);
  });

  it('holds for a million people', () => {
    const [chance = -1, none] = chancesAbove(sumsOf(Array.from({ length: 1000 }, () => 0.001)), 1000, [1000, 3000]);
    expect(chance).toBeGreaterThan(0.47);
    expect(chance).toBeLessThan(0.51);
    expect(none).toBeLessThan(1e-9);
  });
});
