import { describe, expect, it } from 'vitest';
import { toRow } from '../../explain/rows.ts';
import { readListOffer } from '../../listOffer.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { mayMisread } from './mayMisread.ts';

const isDoubted = (offer: string, people: readonly (readonly [title: string, industry: string | null])[]): boolean => {
  const body = `Hi Dana,\n\n${offer}\n\nShall I send you a price?\n\nBest,\nRuth`;
  const leads = buildList(20, (index) => {
    const [title = null, industry = null] = people[index % people.length] ?? [];
    return { title, industry, email: { subject: 'a note', body } };
  });
  const campaign = buildCampaign({ leadCount: leads.length, ...readListOffer(leads) });
  const rows = leads.map((lead) => toRow(campaign, lead));
  return campaign.offer !== null && campaign.offer !== undefined && mayMisread(campaign.offer, rows);
};

describe('the reading of an offer', () => {
  it('is doubted if hardly anybody of a known list seems concerned', () => {
    const governance = [
      ['Registrar', 'Higher Education'],
      ['Head of Governance', 'Housing'],
      ['Compliance Manager', 'Government'],
      ['Office Manager', 'Law Practice'],
    ] as const;
    expect(isDoubted('Our minute takers sit in on disciplinary panels.', governance)).toBe(true);
  });

  it('is doubted if nobody can say what is offered, however far they seem', () => {
    const row = (level: 'owner' | 'far') => ({ lead: { title: 'Any', industry: 'Any' }, toldFit: { level, isStranger: true } });
    const rows = [row('owner'), row('far'), row('far'), row('far')] as unknown as Parameters<typeof mayMisread>[1];
    expect(mayMisread({ phrase: null, category: null }, rows)).toBe(true);
    expect(mayMisread({ phrase: 'fox fences', category: null }, rows)).toBe(false);
  });

  it('is not doubted if the list is plainly another one, or nobody knows what list it is', () => {
    const club = [
      ['Bouncer', 'Nightclubs'],
      ['Bartender', 'Nightclubs'],
      ['DJ', 'Nightclubs'],
    ] as const;
    const payroll = 'We run payroll for small firms, and answer their staff about every payslip.';
    expect(isDoubted(payroll, club)).toBe(false);
    expect(
      isDoubted(
        payroll,
        club.map(([title]) => [title, null] as const),
      ),
    ).toBe(false);
  });
});
