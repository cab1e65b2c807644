import { expect, it } from 'vitest';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { findBetterVersion, type BetterVersion } from './findBetterVersion.ts';

function versionOf(subject: string): BetterVersion | null {
  const body =
    'Hi Dana,\n\nTrust you are doing well.\n\nOur lawyers review NDAs within 24 hours for in-house legal teams, and our clients include Meridian Health and Tollgate Energy.\n\nWould you be open to a trial review?\n\nBest,\nAnil';
  const leads = buildList(30, (index) => ({ firstName: 'Dana', company: `Yard ${index}`, email: { subject, body } }));
  const work = findBetterVersion(buildCampaign({ leadCount: leads.length }), leads);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value.version;
  }
}

it('a subject is fixed with its own words before the sender is asked for a new one', () => {
  const version = versionOf('Legal contract review - cost effective solution for your company');
  expect(version?.email.subject).toBe('Legal contract review');
  expect(version?.slots.some(({ about }) => about === 'subject')).toBe(false);
});

it('a figure keeps the words that limit it', () => {
  expect(versionOf('Amazing: save up to 30% on contracts!!!')?.email.subject ?? '').not.toMatch(/^30% on/);
});
