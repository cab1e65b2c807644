import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { applyPortalChange } from './applyPortalChange.ts';
import { renewSubscriptions } from './renewSubscriptions.ts';
import { createOrganisation } from './testing/createOrganisation.ts';
import { readSubscription } from './testing/readAccount.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(new Date('2026-01-31T10:00:00.000Z')));

type Cycle = 'month' | 'year';

async function choose(organisationId: string, planName: string, billingCycle: Cycle = 'month') {
  await applyPortalChange(test.app, organisationId, { planName, billingCycle });
  return readSubscription(test.app, organisationId);
}

const advanceDays = (days: number) => test.clock.advance(days * 86_400_000);

describe('an upgrade', () => {
  it('grants the difference from what the period has already granted', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    advanceDays(10);
    const { priorityCreditsGranted, currentPeriodStart, creditHistory } = await choose(organisationId, 'Scale');
    expect([priorityCreditsGranted, currentPeriodStart]).toEqual([5000, '2026-01-31T10:00:00.000Z']);
    expect(creditHistory[0]).toMatchObject({ amount: 4000, type: 'PRIORITY', reason: 'Upgrade to Scale: more priority credits' });
  });

  it('never grants twice from Pro to Scale, back to Pro and to Scale again', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    for (const planName of ['Scale', 'Pro', 'Scale', 'Pro', 'Scale']) await choose(organisationId, planName);
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(5000);
    await choose(organisationId, 'Pro');
    advanceDays(28);
    await renewSubscriptions(test.app);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Pro', priorityCreditsGranted: 6000 });
  });

  it('grants once when requested a hundred times at once', async () => {
    const organisationId = await createOrganisation(test.app);
    await Promise.all(Array.from({ length: 100 }, () => choose(organisationId, 'Growth')));
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(2500);
  });

  it('to a year grants twelve months minus the one already granted', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    expect(await choose(organisationId, 'Pro', 'year')).toMatchObject({
      billingCycle: 'year',
      priorityCreditsGranted: 12_000,
      currentPeriodEnd: '2027-01-31T10:00:00.000Z',
    });
  });

  it('counts from the current period even if the renewal job was down', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    test.clock.set(new Date('2026-04-15T00:00:00.000Z'));
    expect((await choose(organisationId, 'Scale')).priorityCreditsGranted).toBe(1000 + 1000 + 5000);
  });
});

describe('a downgrade', () => {
  it('waits for the end of the period', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Scale' });
    expect(await choose(organisationId, 'Pro')).toMatchObject({
      planName: 'Scale',
      maxCampaignSize: 2000,
      nextPlanName: 'Pro',
      nextBillingCycle: 'month',
    });
    advanceDays(28);
    await renewSubscriptions(test.app);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({
      planName: 'Pro',
      maxCampaignSize: 1500,
      nextPlanName: null,
      priorityCreditsGranted: 6000,
    });
  });
});

describe('a cancellation', () => {
  it('is undone by choosing the current plan again, without a new grant', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    await applyPortalChange(test.app, organisationId, { cancel: true });
    expect(await choose(organisationId, 'Pro')).toMatchObject({ cancelAt: null, priorityCreditsGranted: 1000 });
    advanceDays(28);
    await renewSubscriptions(test.app);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Pro', priorityCreditsGranted: 2000 });
  });

  it('of the Free plan changes nothing', async () => {
    const organisationId = await createOrganisation(test.app);
    const before = await readSubscription(test.app, organisationId);
    await applyPortalChange(test.app, organisationId, { cancel: true });
    expect(await readSubscription(test.app, organisationId)).toEqual(before);
  });

  it('lets a new period begin when the plan is bought again later', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    await applyPortalChange(test.app, organisationId, { cancel: true });
    advanceDays(40);
    expect(await choose(organisationId, 'Pro')).toMatchObject({
      currentPeriodStart: '2026-03-12T10:00:00.000Z',
      priorityCreditsGranted: 2000,
      totalGranted: 400,
    });
  });
});

describe('a choice that is not sold', () => {
  it.each([
    ['Platinum', 'month', 'This plan does not exist.'],
    ['Free', 'year', 'This plan has no annual price.'],
  ] as const)('%s by the %s is refused', async (planName, billingCycle, message) => {
    const organisationId = await createOrganisation(test.app);
    await expect(choose(organisationId, planName, billingCycle)).rejects.toMatchObject({ code: 'invalid_input', message });
  });
});

it('leaves every ledger exact', async () => {
  expect(await checkInvariants(test.app.db)).toEqual([]);
});
