import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import { listLeads } from './listLeads.ts';
import { composeReference, type ReferenceEmail } from './reference/compose.ts';
import { listTypicalLeads } from './typicalList.ts';

const typical = listTypicalLeads();

/** A reference email as every lead of the typical list would get it. */
const sendToAll = ({ name, company, subject, body }: ReferenceEmail) =>
  listLeads(
    typical.map((lead) => {
      const write = (text: string) =>
        text.replaceAll(company, lead.company ?? '').replaceAll(name.split(' ')[0] ?? name, lead.firstName ?? '');
      return { ...lead, fullName: lead.name, subject: write(subject), body: write(body) };
    }),
    ({ subject, body }) => ({ subject, body }),
  );

describe('the typical list', () => {
  it('has 200 leads at 200 companies', () => {
    expect(typical).toHaveLength(200);
    expect(new Set(typical.map(({ company }) => company)).size).toBe(200);
    expect(new Set(typical.map(({ leadKey }) => leadKey)).size).toBe(200);
  });

  it('answers neutral emails at the published base rates', () => {
    const draws = { first: 0, count: 2 };
    const some = composeReference().filter((_, index) => index % 10 === 0);
    const rates = some.map((email) => forecast({ seed: '', leadCount: 200 }, sendToAll(email), { buckets: [4], draws })[0]?.expected);
    const mean = (rate: 'open' | 'reply' | 'unsubscribe') => rates.reduce((sum, one) => sum + (one?.[rate] ?? 0), 0) / rates.length;
    expect(mean('open')).toBeCloseTo(0.45, 1.5);
    expect(mean('reply')).toBeGreaterThan(0.025);
    expect(mean('reply')).toBeLessThan(0.0295);
    expect(mean('unsubscribe')).toBeCloseTo(0.005, 3);
  });
});
