import { describe, expect, it } from 'vitest';
import { toRow } from '../explain/rows.ts';
import { SIGNS } from '../signs/signs.ts';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { toNeutral, toNeutralCard } from './neutralCard.ts';

const rows = buildList(3, (index) => ({ company: `Harwick ${index}` })).map((lead) => toRow(buildCampaign({ leadCount: 3 }), lead));
const [shownBy] = rows;
if (shownBy === undefined) throw new Error('no lead');

describe('a subject of which nothing certain can be said', () => {
  it('is neither praised nor blamed, quotes nothing and costs nothing', () => {
    const { factor, claim, name } = toNeutral('ask_kind', rows, shownBy);
    expect(factor).toMatchObject({ polarity: 'neutral', deltaPoints: 0, contribution: 0, score: 0, evidence: [], shownBy });
    expect(factor.touched).toHaveLength(3);
    expect(claim).toBeUndefined();
    expect(name).toBe(SIGNS.ask_kind.label.toLowerCase());
  });

  it('says on its card that nothing is clearly wrong, and has no ideas yet', () => {
    const { factor } = toNeutralCard('several_asks', shownBy);
    expect(factor).toMatchObject({ title: SIGNS.several_asks.label, polarity: 'neutral', evidence: [], recommendations: [] });
    expect(factor.paragraph).toContain('brings more interest in simulation');
  });
});
