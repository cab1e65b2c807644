import { describe, expect, it } from 'vitest';
import { readOffer } from './fit/readOffer.ts';
import { forecast } from './forecast.ts';
import type { CampaignContext, LeadInList } from './lead.ts';
import { addExpectedRates, RATE_COUNT } from './model/chances.ts';
import { fitShifts } from './model/fitClasses.ts';
import { MODEL } from './model/model.ts';
import { predict } from './model/predictors.ts';
import { readLead } from './model/readLead.ts';
import { REFERENCE_BUCKET, type Rates } from './outcome.ts';
import { explain, explainLead } from './explain.ts';
import { simulateLeads } from './simulateLeads.ts';
import { buildCampaign, buildList } from './testing/buildLead.ts';

const text = 'We run payroll and catch wrong hours in timesheets before the pay run.';
const sentences = [{ text, start: 0, end: text.length, part: 'body' as const, roles: { offer: 0.95 } }];
const offer = readOffer([{ sentences, title: null, company: null, industry: null, firstName: null }], 'sales');
const payroll = buildCampaign({ offer });
const withTitles = (titles: readonly (string | null)[], count = 60): LeadInList[] =>
  buildList(count, (index) => ({ title: titles[index % titles.length] ?? null, companySize: '300' }));
const ratesOf = (campaign: CampaignContext, leads: readonly LeadInList[]): Rates => {
  const [found] = forecast(campaign, leads, { draws: { first: 0, count: 2 }, buckets: [REFERENCE_BUCKET] });
  if (found === undefined) throw new Error('No bucket was forecast.');
  return found.expected;
};

const owners = ['HR Director', 'Payroll Manager', 'Chief Financial Officer'];
const strangers = ['Warehouse Manager', 'Nightclub Bouncer', 'Chef'];

describe('fit in the rates', () => {
  it('makes owners reply at least 1.4 times as often as strangers, and strangers unsubscribe and report more', () => {
    // The same people by seniority, so that they differ only in fit.
    const [own, far] = [
      ratesOf(payroll, withTitles(['HR Manager', 'Payroll Manager'])),
      ratesOf(payroll, withTitles(['Warehouse Manager', 'Fleet Manager'])),
    ];
    expect(own.reply / far.reply).toBeGreaterThan(1.4);
    expect(own.interest / own.reply).toBeGreaterThan(far.interest / far.reply);
    expect(own.unsubscribe).toBeLessThan(far.unsubscribe);
    expect(own.spam_report).toBeLessThan(far.spam_report);
  });

  it('changes nothing if no title or no offer is known', () => {
    const untitled = withTitles([null]);
    expect(ratesOf(payroll, untitled)).toEqual(ratesOf(buildCampaign(), untitled));
    expect(ratesOf(buildCampaign({ offer: null }), withTitles(owners))).toEqual(ratesOf(buildCampaign(), withTitles(owners)));
  });

  it('is known even if no text can say what is offered, but nobody’s if the emails may ask for something other than a sale', () => {
    const list = withTitles(owners);
    if (offer === null) throw new Error('Nothing is offered.');
    const unnamed = { ...offer, phrase: null, category: null };
    const unknown = ratesOf(buildCampaign(), list);
    expect(ratesOf(buildCampaign({ offer: unnamed }), list).reply).toBeGreaterThan(unknown.reply);
    expect(ratesOf(buildCampaign({ offer: { ...unnamed, isUnclear: true } }), list)).toEqual(unknown);
  });

  it('gives an unknown lead half an owner’s rates, a quarter of near’s and a quarter of far’s, at every bucket', () => {
    const [lead] = withTitles([null], 1);
    if (lead === undefined) throw new Error('There is no lead.');
    const { columns } = readLead(buildCampaign(), lead);
    const tableOf = (fits: ReturnType<typeof fitShifts>) => {
      const table = new Float64Array(MODEL.constants.standings.length * RATE_COUNT);
      addExpectedRates(table, { predictors: predict(columns, MODEL.weights), weight: 1, fits }, MODEL.constants);
      return table;
    };
    const fits = fitShifts(columns, MODEL.weights);
    expect(fits.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
    const apart = fits.map(({ shifts }) => tableOf([{ share: 1, shifts }]));
    tableOf(fits).forEach((rate, cell) => {
      expect(rate).toBeCloseTo(
        fits.reduce((sum, { share }, fit) => sum + share * (apart[fit]?.[cell] ?? 0), 0),
        14,
      );
    });
  });

  it('is drawn per lead as often as it is expected', () => {
    const list = withTitles([...owners, ...strangers], 6000);
    const outcomes = simulateLeads(payroll, list);
    const replies = outcomes.filter(
      ({ opensFrom, action }) => opensFrom !== null && opensFrom <= REFERENCE_BUCKET && action === 'reply',
    ).length;
    const { reply } = ratesOf(payroll, list);
    expect(Math.abs(replies - 6000 * reply)).toBeLessThan(4 * Math.sqrt(6000 * reply * (1 - reply)));
  });

  it('is a separate factor, and a reason in words for each lead', () => {
    const list = withTitles(strangers);
    const factors = explain(payroll, list).reply.negative.factors;
    expect(factors.map(({ factorId }) => factorId)).toContain('fit');
    const [first] = list;
    if (first === undefined) throw new Error('There is no lead.');
    expect(explainLead(payroll, first).reply.map(({ text: reason }) => reason)).toContain(
      'Payroll belongs to HR and finance; a warehouse manager rarely decides on it.',
    );
    expect(explain(buildCampaign(), list).reply.negative.factors.map(({ factorId }) => factorId)).not.toContain('fit');
  });
});

describe('the size of a send', () => {
  it('is the number of people the sender states, so that six files of 50 count like one of 300', () => {
    const list = withTitles([null], 300);
    const whole = 300 * ratesOf(buildCampaign({ leadCount: 300, sendSize: 300 }), list).reply;
    const parts = Array.from({ length: 6 }, (_, part) => list.slice(part * 50, part * 50 + 50));
    const sum = parts.reduce((total, part) => total + 50 * ratesOf(buildCampaign({ leadCount: 50, sendSize: 300 }), part).reply, 0);
    expect(Math.abs(sum - whole) / whole).toBeLessThan(0.02);
  });

  it('is flat below 50 people and above 5,000', () => {
    const list = withTitles([null], 10);
    const at = (sendSize: number) => ratesOf(buildCampaign({ sendSize }), list).reply;
    expect(at(1)).toBe(at(50));
    expect(at(5000)).toBe(at(80_000));
    expect(at(50)).toBeGreaterThan(at(5000));
  });

  it('counts less if fit is known', () => {
    const list = withTitles(owners, 10);
    const gap = (knownFitShare: number) =>
      Math.log(
        ratesOf(buildCampaign({ sendSize: 50, offer, knownFitShare }), list).reply /
          ratesOf(buildCampaign({ sendSize: 5000, offer, knownFitShare }), list).reply,
      );
    expect(gap(1) / gap(0)).toBeGreaterThan(0.6);
    expect(gap(1) / gap(0)).toBeLessThan(0.72);
  });
});
