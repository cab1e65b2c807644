import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOutcome, seedLanes } from './drawOutcome.ts';
import { MODEL } from './model/model.ts';
import { BUCKET_COUNT, REFERENCE_BUCKET, type LeadOutcome } from './outcome.ts';
import { simulateLeads } from './simulateLeads.ts';
import { buildCampaign, buildList, plainEmail } from './testing/buildLead.ts';

const campaign = buildCampaign();
const thresholdOrNever = (threshold: number | null): number => threshold ?? BUCKET_COUNT;

describe('simulated leads', () => {
  it('gives the same answer to the same question', () => {
    const leads = buildList(50);
    expect(simulateLeads(campaign, leads)).toEqual(simulateLeads(campaign, leads));
  });

  it('gives each lead the same outcome in any batch', () => {
    const leads = buildList(120);
    const whole = simulateLeads(campaign, leads);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }), (sizes) => {
        const outcomes: LeadOutcome[] = [];
        let start = 0;
        for (const size of [...sizes, leads.length]) {
          outcomes.push(...simulateLeads(campaign, leads.slice(start, start + size)));
          start += size;
        }
        expect(outcomes).toEqual(whole);
      }),
      { numRuns: 10 },
    );
  });

  it('gives each lead the same outcome in any order and beside any other leads', () => {
    const leads = buildList(80);
    const byKey = new Map(simulateLeads(campaign, leads).map((outcome) => [outcome.leadKey, outcome]));
    const some = leads.filter((_, index) => index % 3 !== 0).reverse();
    for (const outcome of simulateLeads(campaign, some)) expect(outcome).toEqual(byKey.get(outcome.leadKey));
  });

  it('draws different outcomes for a different seed', () => {
    const leads = buildList(200);
    expect(simulateLeads(campaign, leads)).not.toEqual(simulateLeads(buildCampaign({ seed: 'organisation-2' }), leads));
  });

  it('names an intent exactly if the lead replies', () => {
    const outcomes = simulateLeads(campaign, buildList(2000));
    expect(outcomes.filter(({ action }) => action === 'reply').length).toBeGreaterThan(20);
    for (const { action, intent } of outcomes) expect(intent !== null).toBe(action === 'reply');
  });

  it('orders leads by rank in the order in which they open', () => {
    const outcomes = simulateLeads(campaign, buildList(500)).toSorted((one, other) => one.openRank - other.openRank);
    const opens = outcomes.map(({ opensFrom }) => thresholdOrNever(opensFrom));
    expect(opens).toEqual(opens.toSorted((one, other) => one - other));
  });

  it('leaves opens unchanged if a body edit does not affect placement', () => {
    const before = simulateLeads(campaign, buildList(300));
    const longer = { ...plainEmail, body: plainEmail.body.replace('Would', `${'We also sort the mail of the week. '.repeat(40)}Would`) };
    const after = simulateLeads(
      campaign,
      buildList(300, () => ({ email: longer })),
    );
    const opensOf = (outcomes: readonly LeadOutcome[]) =>
      outcomes.map(({ inboxFrom, opensFrom, openRank }) => [inboxFrom, opensFrom, openRank]);
    expect(opensOf(after)).toEqual(opensOf(before));
    expect(after).not.toEqual(before);
  });
});

describe('thresholds', () => {
  it('keep opens within the inbox, even at extreme predictors', () => {
    const extreme = fc.double({ min: -12, max: 12, noNaN: true });
    fc.assert(
      fc.property(fc.string(), extreme, extreme, (leadKey, delta, eta) => {
        const predictors = Float64Array.of(delta, eta, 0, 0, 0, 0);
        const { inboxFrom, opensFrom } = drawOutcome(seedLanes('seed'), { leadKey, predictors }, MODEL.constants);
        if (opensFrom !== null) expect(thresholdOrNever(inboxFrom)).toBeLessThanOrEqual(opensFrom);
      }),
      { numRuns: 3000 },
    );
  });

  it('come from intercepts that rise with the bucket', () => {
    const { standings } = MODEL.constants;
    for (let bucket = 1; bucket < BUCKET_COUNT; bucket += 1) {
      expect(standings[bucket]?.inbox).toBeGreaterThan(standings[bucket - 1]?.inbox ?? Number.NaN);
      expect(standings[bucket]?.open).toBeGreaterThan(standings[bucket - 1]?.open ?? Number.NaN);
    }
  });

  it('open about 45% of a neutral list and bring about 2.7% replies at 40-50', () => {
    const seed = seedLanes('seed');
    const neutral = new Float64Array(6);
    let [opened, replied] = [0, 0];
    const count = 40_000;
    for (let index = 0; index < count; index += 1) {
      const outcome = drawOutcome(seed, { leadKey: `lead-${index}`, predictors: neutral }, MODEL.constants);
      if (outcome.opensFrom === null || outcome.opensFrom > REFERENCE_BUCKET) continue;
      opened += 1;
      if (outcome.action === 'reply') replied += 1;
    }
    expect(opened / count).toBeGreaterThan(0.43);
    expect(opened / count).toBeLessThan(0.47);
    expect(replied / count).toBeGreaterThan(0.023);
    expect(replied / count).toBeLessThan(0.031);
  });
});
