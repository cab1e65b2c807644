import type { LeadInList } from '@coldcast/simulator/lead';
import { describe, expect, it } from 'vitest';
import { planReplies } from './planReplies.ts';
import { simulateBatch } from './simulateBatch.ts';

const lead = (position: number): LeadInList => ({
  leadKey: `lead-${position}`,
  slug: `lead-${position}`,
  name: null,
  firstName: null,
  company: 'Harborline',
  title: 'Payroll Manager',
  companySize: null,
  industry: null,
  email: { subject: 'payroll', body: 'Hi,\n\nWe run payroll for teams of 50 to 500. Do you have 15 minutes on Tuesday?\n\nErin' },
  context: { contactsAtCompany: 1, ownWords: [] },
});

describe('planReplies', () => {
  it('plans replies for leads who will reply, with the drawn intent and what the email asks', () => {
    const campaign = { seed: 'organisation-1', leadCount: 300 };
    const batch = Array.from({ length: 300 }, (_, position) => ({ position, lead: lead(position) }));
    const drawn = simulateBatch(campaign, batch).rows.flatMap(({ position, intent }) => (intent === null ? [] : [[position, intent]]));
    const planned = planReplies(campaign, batch);
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.map(({ position, intent }) => [position, intent])).toEqual(drawn);
    for (const { facts } of planned) expect(facts).toMatchObject({ kind: 'sales', language: 'en', ask: 'meeting' });
  });
});
