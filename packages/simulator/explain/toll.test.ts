import { describe, expect, it } from 'vitest';
import { isWorthTelling } from '../advice/plan/isWorthTelling.ts';
import { sayToll, sayTollWhole } from '../narrative/sayToll.ts';
import { listFor } from '../testing/readPlan.ts';
import { buildCampaign } from '../testing/buildLead.ts';
import { measureFactors, type MeasuredFactor } from './measureFactors.ts';
import { groupRows, toRow } from './rows.ts';
import { weigh } from './toll.ts';

const TITLES = ['Office Manager', 'CEO', 'Facilities Manager', 'Operations Manager'] as const;

function measure(lines: readonly string[]): MeasuredFactor[] {
  const body = ['Hi {{first_name}},', ...lines, 'We service boilers in schools.', 'Should I send you a price?', 'Rob'].join('\n\n');
  const leads = listFor({ subject: 'boiler service', body }, { titles: TITLES, count: 8 });
  const campaign = buildCampaign({ leadCount: 8 });
  return measureFactors('reply', groupRows(leads.map((lead) => toRow(campaign, lead))), { bucket: 4 });
}
const named = (factors: readonly MeasuredFactor[], id: string) => factors.find(({ factorId }) => factorId === id);

const INSULT = 'You are all idiots if you still burn oil.';
const THREAT = 'Answer by Friday or I will report you to the inspector.';

describe('what a fault weighs', () => {
  it('is what it costs most of: an insult is answered, costs interest and brings complaints', () => {
    const insult = named(measure([INSULT]), 'insult');
    expect(insult?.weight).toBeGreaterThan(3 * Math.abs(insult?.contribution ?? 0));
    expect(insult && sayToll(insult)).toMatch(/^interest falls by about \d+%, unsubscribes rise .*, and spam reports rise 2\.\d-fold$/);
  });

  it('comes before what costs more replies', () => {
    const faults = measure([INSULT, 'Do you have 30 minutes on Tuesday?']).filter(({ contribution }) => contribution < 0);
    expect(faults[0]?.factorId).toBe('insult');
  });

  it('counts for both an insult and a threat, of which the model counts one', () => {
    const factors = measure([INSULT, THREAT]);
    const both = ['insult', 'threat'].map((id) => named(factors, id));
    expect(both.map((one) => one !== undefined && one.weight > 0.5)).toEqual([true, true]);
  });

  it('is told of a threat that costs no replies at all', () => {
    const threat = named(measure([INSULT, THREAT]), 'threat');
    const told = threat && { ...threat, deltaPoints: 0, contribution: -0.001 };
    expect(told && isWorthTelling(told, { stage: 'reply', rate: 0.02, isVerified: false, isMinor: false })).toBe(true);
    expect(told && sayTollWhole(told)).toMatch(/^Replies hardly change, but interest falls/);
  });

  it('leaves out complaints of a merit, and those that nobody sees', () => {
    const toll = { interest: -0.2, unsubscribe: 0.05, spam_report: 0.5 };
    expect(weigh(-0.1, toll)).toBe(0.5);
    expect(weigh(0.1, toll)).toBe(0.1);
    expect(weigh(-0.1, { ...toll, spam_report: 0.09 })).toBe(0.2);
    expect(weigh(-0.1, null)).toBe(0.1);
  });
});
