import { describe, expect, it } from 'vitest';
import { toRow } from '../../explain/rows.ts';
import { SIGNS } from '../../signs/signs.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { toNeutral, toNeutralCard } from './neutralCard.ts';

const rows = buildList(3, (index) => ({ company: `Harwick ${index}` })).map((lead) => toRow(buildCampaign({ leadCount: 3 }), lead));
const [shownBy] = rows;
if (shownBy === undefined) throw new Error('no lead');

describe('a subject of which nothing certain can be said', () => {
  it('is neither praised nor blamed, and costs nothing', () => {
    const spoken = toNeutral('ask_kind', rows, { shownBy });
    expect(spoken?.factor).toMatchObject({ polarity: 'neutral', deltaPoints: 0, contribution: 0, score: 0, evidence: [], shownBy });
    expect(spoken?.factor.touched).toHaveLength(3);
    expect(spoken?.claim).toBeUndefined();
    expect(spoken?.name).toBe(SIGNS.ask_kind.label.toLowerCase());
  });

  const toRowOf = (body: string) => {
    const [lead] = buildList(1, () => ({ email: { subject: 'dock slots', body } }));
    if (lead === undefined) throw new Error('no lead');
    return toRow(buildCampaign({ leadCount: 1 }), lead);
  };

  it('quotes on its card what is there, and has no ideas yet', () => {
    const row = toRowOf(
      'Hi Dana,\n\nWe run a booking page for loading docks.\n\nCould you send me your phone number and a good time to call?\n\nErin',
    );
    const card = toNeutralCard('several_asks', [row], { shownBy: row });
    expect(card?.factor).toMatchObject({ title: SIGNS.several_asks.label, polarity: 'neutral', evidence: [], recommendations: [] });
    expect(card?.factor.paragraph).toContain('“Could you send me your phone number and a good time to call?”');
  });

  it('quotes no words of a long text: the change names them', () => {
    const row = toRowOf('Hi Dana,\n\nI hope you are well! We run a booking page for loading docks.\n\nErin');
    expect(toNeutralCard('body_length', [row], { shownBy: row })?.factor).toMatchObject({
      title: 'Words to leave out',
      paragraph: 'The body can say the same with fewer words. The change we suggest brings more interest in simulation.',
    });
  });

  it('has no card where nothing can be quoted', () => {
    const row = toRowOf('Hi Dana,\n\nWe run a booking page for loading docks.\n\nErin');
    expect(toNeutralCard('several_asks', [row], { shownBy: row })).toBeUndefined();
    expect(toNeutral('layout', [row], { shownBy: row })).toBeUndefined();
  });
});
