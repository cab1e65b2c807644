import type { Factor } from '@coldcast/contract/insights';
import { describe, expect, it } from 'vitest';
import { verifiedIdeas } from './toIdeas.ts';

/** A factor with one verified idea; `mayLead` is set if the idea is a shorter list. */
function factorWith(id: string, [cost, gain]: readonly [cost: number, gain: number], mayLead?: boolean): Factor {
  const list = { kept: 50, leads: 100, replies: [0.02, 0.03] as [number, number], repliesLost: 0.2, reportsAvoided: 0.1 };
  return {
    factor_id: id,
    polarity: 'negative',
    avg_score_0_to_1: 0.5,
    deltaPoints: -cost,
    recommendations: [id],
    verifications: [{ verified: true, deltaPoints: gain, interval80: [0, gain], leadsMoved: 1, leads: 100 }],
    lists: [mayLead === undefined ? null : { ...list, mayLead }],
  };
}
const order = (...factors: Factor[]): string[] => verifiedIdeas(factors).map(({ text }) => text);

describe('verifiedIdeas', () => {
  it('starts with the largest gain', () => {
    expect(order(factorWith('small', [0.3, 0.1]), factorWith('large', [0.3, 0.4]))).toEqual(['large', 'small']);
  });

  it('starts with a shorter list if the list costs more than any wording and may lead', () => {
    const wording = factorWith('wording', [0.3, 0.4]);
    expect(order(wording, factorWith('list', [0.5, 0.1], true))).toEqual(['list', 'wording']);
    expect(order(wording, factorWith('list', [0.2, 0.1], true))).toEqual(['wording', 'list']);
  });

  it('ends with a shorter list that may not lead, however much it gains', () => {
    expect(order(factorWith('list', [0.9, 0.9], false), factorWith('wording', [0.3, 0.1]))).toEqual(['wording', 'list']);
  });
});
