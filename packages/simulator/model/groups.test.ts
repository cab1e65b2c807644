import { describe, expect, it } from 'vitest';
import { keyedUniform } from '../draws.ts';
import { RATE_COUNT } from './chances.ts';
import { COLUMNS } from './columns.ts';
import { groupLeads, pickRepresentatives } from './groups.ts';
import { REFERENCE_BUCKET } from '../outcome.ts';
import { MODEL } from './model.ts';
import { drawParameters } from './parameterDraws.ts';
import { groupRates, rateIndex } from './rates.ts';

/** Like real lists: every lead has its own trade and role, every body has content, and everything else varies freely. */
const vector = (index: number, spread: number) =>
  Float64Array.from(COLUMNS, ({ group, name }) => {
    const uniform = keyedUniform('groups', String(index), name);
    if (group === 'substance') return 0;
    return spread * (name.includes('.') ? Number(uniform < 0.06) : uniform - 0.5);
  });
const list = Array.from({ length: 3000 }, (_, index) => [vector(index, 1)]);

describe('groups of leads', () => {
  it('combine equal leads and keep their share', () => {
    const groups = groupLeads([[vector(1, 1)], [vector(2, 1)], [vector(1, 1)], [vector(1, 1)]]);
    expect(groups.map(({ share }) => share)).toEqual([0.75, 0.25]);
  });

  it('distinguish leads by every version', () => {
    expect(
      groupLeads([
        [vector(1, 1), vector(2, 1)],
        [vector(1, 1), vector(3, 1)],
      ]),
    ).toHaveLength(2);
  });

  it('are all representatives if they are few', () => {
    const groups = groupLeads(list.slice(0, 100));
    expect(pickRepresentatives(groups)).toEqual(groups);
  });

  it('choose representatives whose shares add up, in any order of the list', () => {
    const some = pickRepresentatives(groupLeads(list));
    expect(some.length).toBeLessThanOrEqual(512);
    expect(some.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(new Set(pickRepresentatives(groupLeads(list.toReversed())).map(({ key }) => key))).toEqual(new Set(some.map(({ key }) => key)));
  });

  it('choose representatives whose error is about a tenth of the spread of the parameter draws', () => {
    const groups = groupLeads(list);
    const some = pickRepresentatives(groups);
    const [all, few] = [groupRates(groups, 0, MODEL), groupRates(some, 0, MODEL)];
    const moves = drawParameters({ first: 0, count: 200 }).map((model) => {
      const [drawnAll, drawnFew] = [groupRates(groups, 0, model), groupRates(some, 0, model)];
      return (rate: number) => ({
        move: Math.log((drawnAll[rate] ?? 0) / (all[rate] ?? 1)),
        moveOfSome: Math.log((drawnFew[rate] ?? 0) / (few[rate] ?? 1)),
      });
    });
    for (const name of ['open', 'reply', 'unsubscribe'] as const) {
      const values = moves.map((moveOf) => moveOf(REFERENCE_BUCKET * RATE_COUNT + rateIndex(name)));
      const spread = Math.hypot(...values.map(({ move }) => move));
      const error = Math.hypot(...values.map(({ move, moveOfSome }) => moveOfSome - move));
      expect(error, name).toBeLessThan(0.13 * spread);
    }
  });
});
