import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { applyPortalChange } from './applyPortalChange.ts';
import { lockAccount } from './account.store.ts';
import { chargeCampaign } from './chargeCampaign.ts';
import { createOrganisation } from './testing/createOrganisation.ts';
import { finish, launch } from './testing/launch.ts';
import { readEntries, readSubscription } from './testing/readAccount.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

async function launched(organisationId: string, leadCount: number): Promise<string> {
  const campaign = await launch(test.app, organisationId, leadCount);
  if (campaign === undefined) throw new Error('not enough credits');
  return campaign.campaignId;
}

describe('a launch', () => {
  it('charges one credit per lead on the Free plan and refunds failed ones', async () => {
    const organisationId = await createOrganisation(test.app);
    const campaignId = await launched(organisationId, 120);
    await finish(test.app, organisationId, { campaignId, failedCount: 3 });
    expect(await readEntries(test.app, organisationId)).toEqual([
      ['MOCK', 200],
      ['MOCK', -120],
      ['MOCK', 3],
    ]);
    const { creditBalance, totalGranted, creditHistory } = await readSubscription(test.app, organisationId);
    expect({ creditBalance, totalGranted }).toEqual({ creditBalance: 83, totalGranted: 200 });
    expect(creditHistory.map((entry) => entry.reason)).toEqual([
      'Refund: 3 failed leads',
      'Campaign: Spring outreach',
      'Free plan: monthly credits',
    ]);
  });

  it('adds up to zero on an unlimited plan, refund included', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Unlimited' });
    const campaignId = await launched(organisationId, 800);
    await finish(test.app, organisationId, { campaignId, failedCount: 1 });
    expect(await readEntries(test.app, organisationId)).toEqual([
      ['MOCK', 200],
      ['MOCK', 800],
      ['MOCK', -800],
      ['MOCK', 1],
      ['MOCK', -1],
    ]);
    expect((await readSubscription(test.app, organisationId)).creditBalance).toBe(200);
  });

  it('charges and refunds priority credits too in the priority lane', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    const campaignId = await launched(organisationId, 400);
    await finish(test.app, organisationId, { campaignId, failedCount: 2 });
    const priority = (await readEntries(test.app, organisationId)).filter(([type]) => type === 'PRIORITY');
    expect(priority).toEqual([
      ['PRIORITY', 1000],
      ['PRIORITY', -400],
      ['PRIORITY', 2],
    ]);
    expect(await readSubscription(test.app, organisationId)).toMatchObject({ priorityCreditBalance: 602, priorityCreditsGranted: 1000 });
  });

  it('uses no priority credits if they do not cover the whole campaign', async () => {
    const organisationId = await createOrganisation(test.app, { planName: 'Pro' });
    await launched(organisationId, 1001);
    expect((await readSubscription(test.app, organisationId)).priorityCreditBalance).toBe(1000);
  });

  it('is refunded once, however often its end is reported', async () => {
    const organisationId = await createOrganisation(test.app);
    const campaignId = await launched(organisationId, 10);
    await Promise.all(Array.from({ length: 20 }, () => finish(test.app, organisationId, { campaignId, failedCount: 4 })));
    expect((await readSubscription(test.app, organisationId)).creditBalance).toBe(194);
  });

  it('is refunded as it was charged when the plan changed in between', async () => {
    const organisationId = await createOrganisation(test.app);
    const campaignId = await launched(organisationId, 50);
    await applyPortalChange(test.app, organisationId, { planName: 'Scale', billingCycle: 'month' });
    await finish(test.app, organisationId, { campaignId, failedCount: 5 });
    expect((await readSubscription(test.app, organisationId)).creditBalance).toBe(155);
  });

  it('cannot spend more credits than there are', async () => {
    const organisationId = await createOrganisation(test.app);
    const overspend = test.app.db.transaction(async (tx) => {
      const account = await lockAccount(tx, organisationId);
      const campaignId = '00000000-0000-4000-8000-000000000001';
      await chargeCampaign(tx, account, { campaignId, campaignName: 'Too big', leadCount: 201, lane: 'regular', now: test.clock.now() });
    });
    await expect(overspend).rejects.toMatchObject({ cause: { constraint: 'mock_balance_not_negative' } });
    expect(await readEntries(test.app, organisationId)).toEqual([['MOCK', 200]]);
  });

  it('succeeds once per credit when two processes get a thousand launches at once', async () => {
    const organisationId = await createOrganisation(test.app);
    const other = connect({
      target: test.target,
      poolSize: 10,
      statementTimeoutMs: 20_000,
      connectionWaitMs: 20_000,
      onConnectionLost: () => undefined,
    });
    const apps = [test.app, { ...test.app, db: other.db, pool: other.pool }];
    const launches = await Promise.all(Array.from({ length: 500 }, () => apps.map((app) => launch(app, organisationId, 1))).flat());
    await other.close();
    expect(launches.filter((campaign) => campaign !== undefined)).toHaveLength(200);
    expect((await readSubscription(test.app, organisationId)).creditBalance).toBe(0);
  });

  it('leaves every ledger exact', async () => {
    expect(await checkInvariants(test.app.db)).toEqual([]);
  });
});
