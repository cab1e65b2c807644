import { describe, expect, it } from 'vitest';
import { drawModels } from '../explain/drawnModels.ts';
import { toRow } from '../explain/rows.ts';
import { keyedUniform } from '../draws.ts';
import { DEFAULT_DRAWS, forecast } from '../forecast.ts';
import { rateIndex } from '../model/rates.ts';
import { buildAudience } from '../testing/audienceList.ts';
import { buildFollowUps } from '../testing/buildSequence.ts';
import { buildCampaign, buildList } from '../testing/buildLead.ts';
import { ratesOf, toRateInput } from './leadRates.ts';
import { writeReply } from '../writeReply.ts';
import { planAudience, type Audience, type AudienceOptions } from './planAudience.ts';
import type { NetOf } from './rankLeads.ts';

const netAt =
  (report: number, unsubscribe = 0.05): NetOf =>
  (rates) =>
    rates.interest - report * rates.spam_report - unsubscribe * rates.unsubscribe;
const options: AudienceOptions = { bucket: 4, netOf: netAt(2), budget: { people: 1000, limits: [1, 3] } };
const { campaign, leads } = buildAudience(240);
const plan = planAudience(campaign, leads, options);
const keyed = (audience: Audience, list = leads) => new Map(audience.leads.map((lead) => [list[lead.position]?.leadKey, lead]));

describe('an audience', () => {
  it.each([0, 4, 9])('has expected rates that add up to those of the forecast at bucket %i', (bucket) => {
    const [expected] = forecast(campaign, leads, { buckets: [bucket] });
    const { all } = planAudience(campaign, leads, { ...options, bucket });
    expect(all.interest / leads.length).toBeCloseTo(expected?.expected.interest ?? 0, 8);
    expect(all.replies / leads.length).toBeCloseTo(expected?.expected.reply ?? 0, 8);
    expect(all.unsubscribes / leads.length).toBeCloseTo(expected?.expected.unsubscribe ?? 0, 8);
    expect(all.spamReports / leads.length).toBeCloseTo(expected?.expected.spam_report ?? 0, 8);
  });

  it("has bands of the whole list within a tenth of the forecast's width", () => {
    const [expected] = forecast(campaign, leads, { buckets: [4] });
    const whole = plan.curve.at(-1);
    for (const [band, rate] of [
      [whole?.interest80, expected?.trueRate80.interest],
      [whole?.spamReports80, expected?.trueRate80.spam_report],
    ]) {
      const [low = 0, high = 0] = rate ?? [];
      const width = leads.length * (high - low);
      expect(Math.abs((band?.[0] ?? 0) - leads.length * low)).toBeLessThan(0.1 * width);
      expect(Math.abs((band?.[1] ?? 0) - leads.length * high)).toBeLessThan(0.1 * width);
    }
  });

  it('does not depend on the order of the rows', () => {
    const shuffled = leads.toSorted((one, other) => keyedUniform('shuffle', one.leadKey, '') - keyedUniform('shuffle', other.leadKey, ''));
    const other = planAudience(campaign, shuffled, options);
    expect(other.leads.map(({ position }) => shuffled[position]?.leadKey)).toEqual(
      plan.leads.map(({ position }) => leads[position]?.leadKey),
    );
    expect(other.groups).toEqual(plan.groups);
    expect(other.replies.map(({ examples }) => examples.map(({ text }) => text))).toEqual(
      plan.replies.map(({ examples }) => examples.map(({ text }) => text)),
    );
    other.curve.forEach((point, index) => {
      expect(point.interest).toBeCloseTo(plan.curve[index]?.interest ?? 0, 9);
      expect(point.chances[0]).toBeCloseTo(plan.curve[index]?.chances[0] ?? 0, 9);
    });
  });

  it('changes no number of a lead when another lead is dropped', () => {
    const rest = leads.filter((_, position) => position !== 17);
    const after = keyed(planAudience(campaign, rest, options), rest);
    for (const [leadKey, lead] of keyed(plan)) {
      if (leadKey === 'lead-17') continue;
      const { interest, reply, unsubscribe, spamReport, net } = after.get(leadKey) ?? lead;
      expect(after.has(leadKey)).toBe(true);
      expect([interest, reply, unsubscribe, spamReport, net]).toEqual([
        lead.interest,
        lead.reply,
        lead.unsubscribe,
        lead.spamReport,
        lead.net,
      ]);
    }
  });

  it('leaves out exactly the leads worth less than nothing, and more of them at a higher price', () => {
    expect(plan.leads.every(({ group, net }) => (group === 'leave_out') === net < 0)).toBe(true);
    const leftOut = ({ groups }: Audience) => groups.find(({ group }) => group === 'leave_out')?.leads ?? 0;
    const dear = planAudience(campaign, leads, { ...options, netOf: netAt(6) });
    expect(leftOut(dear)).toBeGreaterThan(leftOut(plan));
    expect(leftOut(planAudience(campaign, leads, { ...options, netOf: netAt(0, 0) }))).toBe(0);
  });

  it('sends first to at most one person per company, the most valuable, and then to the others in order', () => {
    const byCompany = Map.groupBy(
      plan.leads.filter(({ group }) => group !== 'leave_out'),
      ({ company }) => company,
    );
    for (const colleagues of byCompany.values()) {
      expect(colleagues.filter(({ group }) => group === 'send_first').length).toBeLessThanOrEqual(1);
      const lined = colleagues.toSorted((one, other) => other.net - one.net);
      expect(lined[0]?.askedAfter).toBeNull();
      lined.slice(1).forEach(({ askedAfter }, index) => expect(lined[index]?.position).toBe(askedAfter));
    }
    expect([...byCompany.values()].some(({ length }) => length > 1)).toBe(true);
  });

  it('sends first to all leads if they do not differ', () => {
    const alike = buildList(30);
    const { groups } = planAudience(buildCampaign({ leadCount: 30 }), alike, options);
    expect(groups.map(({ leads: count }) => count)).toEqual([30, 0, 0]);
  });

  it('brings and risks more with each lead', () => {
    plan.curve.slice(1).forEach((point, index) => {
      const before = plan.curve[index];
      expect(point.interest).toBeGreaterThan(before?.interest ?? 0);
      expect(point.spamReports).toBeGreaterThan(before?.spamReports ?? 0);
      expect(point.interest80[0]).toBeLessThan(point.interest);
      expect(point.interest80[1]).toBeGreaterThan(point.interest);
    });
    expect(plan.curve[0]).toMatchObject({ leads: 0, interest: 0, chances: [0, 0] });
  });

  it('has chances that agree with sends drawn one by one, with every lead rated anew in every parameter draw', () => {
    const cut = 150;
    const { curve } = planAudience(campaign, leads, { ...options, cut });
    const kept = plan.leads.slice(0, cut).flatMap(({ position }) => leads[position] ?? []);
    const inputs = kept.map((lead) => toRateInput(toRow(campaign, lead)));
    const [sendsADraw, people] = [200, 1000];
    let [passedOne, passedThree] = [0, 0];
    drawModels(DEFAULT_DRAWS, 4).forEach((model, draw) => {
      const chances = inputs.map((input) => ratesOf(input, model)[rateIndex('spam_report')] ?? 0);
      for (let send = 0; send < sendsADraw; send += 1) {
        let reports = 0;
        for (let person = 0; person < people; person += 1) {
          const chance = chances[Math.floor((person * cut) / people)] ?? 0;
          if (keyedFast(draw, send, person) < chance) reports += 1;
        }
        passedOne += Number(reports > 1);
        passedThree += Number(reports > 3);
      }
    });
    const sends = sendsADraw * DEFAULT_DRAWS.count;
    const [one = 0, three = 0] = curve.find((point) => point.leads === cut)?.chances ?? [];
    expect(Math.abs(one - passedOne / sends)).toBeLessThan(0.005);
    expect(Math.abs(three - passedThree / sends)).toBeLessThan(0.005);
  });

  it('says for each lead why it is in its position', () => {
    for (const { reason, group, askedAfter } of plan.leads) {
      expect(reason).toMatch(/[.]$/u);
      expect(reason.includes('would cost more')).toBe(group === 'leave_out');
      expect(/^Write to .+ first[.]/u.test(reason)).toBe(askedAfter !== null);
    }
    for (const { leads: count, reasons } of plan.groups) expect(reasons.reduce((sum, reason) => sum + reason.leads, 0)).toBe(count);
  });

  it('lists every kind of reply once, with shares that add up to 1 and two examples each', () => {
    expect(plan.replies).toHaveLength(8);
    expect(plan.replies.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 8);
    for (const { share, share80, examples } of plan.replies) {
      expect(share80[0]).toBeLessThan(share);
      expect(share80[1]).toBeGreaterThan(share);
      expect(new Set(examples.map(({ text }) => text)).size).toBe(2);
    }
    const positive = plan.replies.filter(({ intent }) => intent === 'interested' || intent === 'question');
    expect(positive.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(plan.all.interest / plan.all.replies, 6);
    expect(positive[0]?.raisedBy.map(({ quote }) => quote)).toContain('Is that worth a look?');
  });

  it('adds up to the forecast of a sequence', () => {
    const sequence = leads.slice(0, 60).map((lead, index) => (index % 3 === 0 ? lead : { ...lead, followUps: buildFollowUps(2) }));
    const { all } = planAudience(campaign, sequence, options);
    const [expected] = forecast(campaign, sequence, { buckets: [4] });
    expect(all.interest / sequence.length).toBeCloseTo(expected?.expected.interest ?? 0, 8);
    expect(all.spamReports / sequence.length).toBeCloseTo(expected?.expected.spam_report ?? 0, 8);
    expect(all.interest).toBeGreaterThan(planAudience(campaign, leads.slice(0, 60), options).all.interest);
  });

  it('has examples that answer the emails that get replies', () => {
    const sequence = leads.slice(0, 40).map((lead) => ({ ...lead, followUps: buildFollowUps(2) }));
    const { replies } = planAudience(campaign, sequence, options);
    const steps = replies.flatMap(({ intent, examples }) =>
      examples.map(({ position, text }) => {
        const lead = sequence[position];
        return lead === undefined ? -1 : [1, 2, 3].findIndex((step) => writeReply(campaign, lead, { intent, step }) === text);
      }),
    );
    expect(steps).not.toContain(-1);
    expect(new Set(steps).size).toBeGreaterThan(1);
  });

  it('is empty without leads, and whole with one', () => {
    const none = planAudience(buildCampaign({ leadCount: 0 }), [], options);
    expect(none).toMatchObject({ leads: [], replies: [], curve: [{ leads: 0 }] });
    const one = planAudience(buildCampaign({ leadCount: 1 }), buildList(1), options);
    expect(one.curve.map((point) => point.leads)).toEqual([0, 1]);
    expect(one.groups[0]?.leads).toBe(1);
    expect(one.replies[0]?.examples).toHaveLength(1);
  });
});

/** A fast keyed uniform for thirty million people. */
function keyedFast(draw: number, send: number, person: number): number {
  let word = Math.imul(draw + 1, 0x9e3779b1) ^ Math.imul(send + 1, 0x85ebca77) ^ Math.imul(person + 1, 0xc2b2ae3d);
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}
