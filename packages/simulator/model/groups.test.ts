import { describe, expect, it } from 'vitest';
import { keyedUniform } from '../draws.ts';
import { RATE_COUNT } from './chances.ts';
import { COLUMN_COUNT } from './columns.ts';
import { groupLeads, pickRepresentatives } from './groups.ts';
import { MODEL } from './model.ts';
import { drawParameters } from './parameterDraws.ts';
import { groupRates } from './rates.ts';

const vector = (index: number, spread: number) =>
  Float64Array.from({ length: COLUMN_COUNT }, (_, column) => spread * (keyedUniform('groups', String(index), String(column)) - 0.5));
const list = Array.from({ length: 3000 }, (_, index) => [vector(index, 1)]);

describe('groups of leads', () => {
  it('put equal leads together and keep their share', () => {
    const groups = groupLeads([[vector(1, 1)], [vector(2, 1)], [vector(1, 1)], [vector(1, 1)]]);
    expect(groups.map(({ share }) => share)).toEqual([0.75, 0.25]);
  });

  it('tell leads apart by every version', () => {
    expect(
      groupLeads([
        [vector(1, 1), vector(2, 1)],
        [vector(1, 1), vector(3, 1)],
      ]),
    ).toHaveLength(2);
  });

  it('are all spoken for where they are few', () => {
    const groups = groupLeads(list.slice(0, 100));
    expect(pickRepresentatives(groups)).toEqual(groups);
  });

  it('choose representatives whose shares add up, in any order of the list', () => {
    const some = pickRepresentatives(groupLeads(list));
    expect(some.length).toBeLessThanOrEqual(512);
    expect(some.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(new Set(pickRepresentatives(groupLeads(list.toReversed())).map(({ key }) => key))).toEqual(new Set(some.map(({ key }) => key)));
  });

  it('choose representatives that move with a parameter draw as the whole list does', () => {
    const groups = groupLeads(list);
    const some = pickRepresentatives(groups);
    const logRatio = (table: Float64Array, central: Float64Array, rate: number) => Math.log((table[rate] ?? 0) / (central[rate] ?? 1));
    const reference = 4 * RATE_COUNT;
    const [all, few] = [groupRates(groups, 0, MODEL), groupRates(some, 0, MODEL)];
    for (const world of drawParameters({ first: 0, count: 6 })) {
      const [drawnAll, drawnFew] = [groupRates(groups, 0, world), groupRates(some, 0, world)];
      for (const rate of [1, 2, 4]) {
        expect(Math.abs(logRatio(drawnAll, all, reference + rate) - logRatio(drawnFew, few, reference + rate))).toBeLessThan(0.02);
      }
    }
  });
});
