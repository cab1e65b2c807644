import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { applyPortalChange } from './applyPortalChange.ts';
import { provisionSubscription } from './provisionSubscription.ts';
import { renewSubscriptions } from './renewSubscriptions.ts';
import { createOrganisation } from './testing/createOrganisation.ts';
import { readEntries, readSubscription } from './testing/readAccount.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
beforeEach(() => test.clock.set(new Date('2026-01-31T10:00:00.000Z')));

async function renewAt(moment: string): Promise<void> {
  test.clock.set(new Date(moment));
  await renewSubscriptions(test.app);
}

async function renewManyTimesAt(moment: string): Promise<void> {
  test.clock.set(new Date(moment));
  await Promise.all(Array.from({ length: 100 }, () => renewSubscriptions(test.app)));
}

const periodOf = async (organisationId: string) => {
  const { currentPeriodStart, currentPeriodEnd } = await readSubscription(test.app, organisationId);
  return [currentPeriodStart, currentPeriodEnd];
};

describe('the first credits', () => {
  it('are granted once, however often the job runs', async () => {
    const organisationId = await createOrganisation(test.app);
    await Promise.all(Array.from({ length: 100 }, () => provisionSubscription(test.app, organisationId)));
    expect(await readEntries(test.app, organisationId)).toEqual([['MOCK', 200]]);
  });

  it('are not granted to a deleted organization', async () => {
    await expect(provisionSubscription(test.app, '00000000-0000-4000-8000-00000000dead')).resolves.toBeUndefined();
  });
});

describe('a renewal', () => {
  it('comes at the end of the period and not a millisecond before', async () => {
    const organisationId = await createOrganisation(test.app);
    await renewAt('2026-02-28T09:59:59.999Z');
    expect(await readEntries(test.app, organisationId)).toHaveLength(1);
    await renewAt('2026-02-28T10:00:00.000Z');
    expect(await readEntries(test.app, organisationId)).toHaveLength(2);
  });

  it('grants once when it runs a hundred times in parallel', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Growth' });
    await renewManyTimesAt('2026-02-28T10:00:00.000Z');
    const { priorityCreditsGranted, priorityCreditBalance } = await readSubscription(test.app, organisationId);
    expect([priorityCreditsGranted, priorityCreditBalance]).toEqual([5000, 5000]);
  });

  it('returns to the 31st after a short month', async () => {
    const organisationId = await createOrganisation(test.app);
    await renewAt('2026-02-28T10:00:00.000Z');
    expect(await periodOf(organisationId)).toEqual(['2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z']);
    await renewAt('2026-03-31T10:00:00.000Z');
    expect(await periodOf(organisationId)).toEqual(['2026-03-31T10:00:00.000Z', '2026-04-30T10:00:00.000Z']);
  });

  it('catches up on every period that ended while nothing ran', async () => {
    const organisationId = await createOrganisation(test.app);
    await renewManyTimesAt('2026-06-15T00:00:00.000Z');
    const { totalGranted, creditBalance } = await readSubscription(test.app, organisationId);
    expect([totalGranted, creditBalance]).toEqual([1000, 1000]);
    expect(await periodOf(organisationId)).toEqual(['2026-05-31T10:00:00.000Z', '2026-06-30T10:00:00.000Z']);
  });

  it('grants twelve months upfront for a year, and nothing in between', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro', billingCycle: 'year' });
    await renewAt('2026-12-31T00:00:00.000Z');
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(12_000);
    await renewAt('2027-01-31T10:00:00.000Z');
    expect((await readSubscription(test.app, organisationId)).priorityCreditsGranted).toBe(24_000);
  });

  it('books no mock credits on an unlimited plan', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Unlimited' });
    await renewAt('2026-04-30T10:00:00.000Z');
    expect(await readEntries(test.app, organisationId)).toEqual([['MOCK', 200]]);
  });

  it('ends a canceled plan exactly at cancelAt and continues with Free', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    await applyPortalChange(test.app, organisationId, { cancel: true });
    expect((await readSubscription(test.app, organisationId)).cancelAt).toBe('2026-02-28T10:00:00.000Z');
    await renewAt('2026-02-28T09:59:59.999Z');
    expect((await readSubscription(test.app, organisationId)).planName).toBe('Pro');
    await renewAt('2026-02-28T10:00:00.000Z');
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ planName: 'Free', cancelAt: null, totalGranted: 400 });
  });

  it('keeps the credits that were granted', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Scale' });
    await applyPortalChange(test.app, organisationId, { cancel: true });
    await renewAt('2026-05-31T10:00:00.000Z');
    expect((await readSubscription(test.app, organisationId)).priorityCreditBalance).toBe(5000);
  });

  it('of one organization does not wait for another that fails', async () => {
    const broken = await createOrganisation(test.app);
    const organisationId = await createOrganisation(test.app);
    // A total at the column's maximum makes the next grant overflow.
    await test.app.db.execute(`update balances set mock_granted = 9223372036854775807 where organisation_id = '${broken}'`);
    await renewAt('2026-02-28T10:00:00.000Z');
    expect((await readSubscription(test.app, organisationId)).totalGranted).toBe(400);
    await test.app.db.execute(`update balances set mock_granted = 200 where organisation_id = '${broken}'`);
    await renewAt('2026-02-28T10:01:00.000Z');
    expect((await readSubscription(test.app, broken)).totalGranted).toBe(400);
  });

  it('leaves every ledger exact', async () => {
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });
});

describe('the Free plan with renewals switched off', () => {
  it('grants its credits only once', async () => {
    const app = { ...test.app, config: { ...test.app.config, FREE_PLAN_RENEWS: false } };
    const organisationId = await createOrganisation(app);
    test.clock.set(new Date('2026-06-15T00:00:00.000Z'));
    await renewSubscriptions(app);
    expect(await readEntries(app, organisationId)).toEqual([['MOCK', 200]]);
    expect((await periodOf(organisationId))[1]).toBe('2026-06-30T10:00:00.000Z');
  });
});
