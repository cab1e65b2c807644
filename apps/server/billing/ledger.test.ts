import { isCreditEntryShown } from '@coldcast/rules/credits';
import { creditsOfPeriod } from '@coldcast/rules/planChanges';
import { PLANS } from '@coldcast/rules/plans';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { applyPortalChange } from './applyPortalChange.ts';
import { grantCredits } from './grantCredits.ts';
import { renewSubscriptions } from './renewSubscriptions.ts';
import { createOrganisation } from './testing/createOrganisation.ts';
import { hammerLedger } from './testing/hammerLedger.ts';
import { finish, launch } from './testing/launch.ts';
import { readSubscription } from './testing/readAccount.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** A thousand operations by default; set HAMMER_OPERATIONS for a long run. */
const HAMMER_OPERATIONS = Number(process.env['HAMMER_OPERATIONS'] ?? 1000);

const cycle = fc.constantFrom<'month' | 'year'>('month', 'year');
const planName = fc.constantFrom(...PLANS.map((plan) => plan.planName));
const step = fc.oneof(
  fc.record({
    does: fc.constant('launch' as const),
    leadCount: fc.integer({ min: 1, max: 2000 }),
    failedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }), isWorkerUp: fc.boolean() }),
  fc.record({ does: fc.constant('choose' as const), planName, billingCycle: cycle }),
  fc.record({ does: fc.constant('cancel' as const) }),
  fc.record({ does: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 5000 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(organisationId: string, doing: Step): Promise<void> {
  const { app } = test;
  if (doing.does === 'launch') {
    const campaign = await launch(app, organisationId, doing.leadCount);
    if (campaign === undefined) return;
    const failedCount = Math.floor(campaign.leadCount * doing.failedShare);
    await finish(app, organisationId, { campaignId: campaign.campaignId, failedCount });
    await finish(app, organisationId, { campaignId: campaign.campaignId, failedCount });
  } else if (doing.does === 'wait') {
    test.clock.advance(doing.days * 86_400_000);
    if (doing.isWorkerUp) await renewSubscriptions(app);
  } else if (doing.does === 'grant') {
    await grantCredits(app, { organisationId, creditKind: 'PRIORITY', amount: doing.amount, reason: 'Goodwill' });
  } else if (doing.does === 'cancel') {
    await applyPortalChange(app, organisationId, { cancel: true });
  } else if (doing.planName !== 'Free' || doing.billingCycle === 'month') {
    await applyPortalChange(app, organisationId, doing);
  }
}

type PeriodGrants = { period: string; plans: string[]; cycles: ('month' | 'year')[]; priority: number; mock: number };

/** What each period granted and which plans it had, read from the ledger's grant keys. */
async function readPeriodGrants(organisationId: string): Promise<PeriodGrants[]> {
  const { rows } = await test.app.pool.query<PeriodGrants>(
    `select substr(grant_key, 1, 24) as period, array_agg(split_part(substr(grant_key, 26), ':', 1)) as plans,
       array_agg(split_part(substr(grant_key, 26), ':', 2)) as cycles,
       coalesce(sum(amount) filter (where credit_kind = 'PRIORITY'), 0)::int as priority,
       coalesce(sum(amount) filter (where credit_kind = 'MOCK'), 0)::int as mock
     from credit_entries where organisation_id = $1 and grant_key is not null group by 1`,
    [organisationId],
  );
  return rows;
}

describe('the ledger', () => {
  it('stays exact over every history of launches, failures, renewals, plan changes and downtimes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const organisationId = await createOrganisation(test.app);
        for (const each of steps) await take(organisationId, each);
        await renewSubscriptions(test.app);
        expect(await checkInvariants(test.app.db)).toEqual([]);
        for (const { plans, cycles, priority, mock } of await readPeriodGrants(organisationId)) {
          const credits = plans.map((plan, index) => creditsOfPeriod({ planName: plan, billingCycle: cycles[index] ?? 'month' }));
          expect(priority).toBe(Math.max(...credits.map((each) => each.priority)));
          expect(mock).toBe(Math.max(...credits.map((each) => each.mock)));
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('shows only spending and priority rows while the plan is paid', async () => {
    const organisationId = await createOrganisation(test.app);
    for (const name of ['Free', 'Scale']) {
      if (name === 'Scale') await applyPortalChange(test.app, organisationId, { planName: name, billingCycle: 'month' });
      const campaign = await launch(test.app, organisationId, 90);
      await finish(test.app, organisationId, { campaignId: campaign?.campaignId ?? '', failedCount: 4 });
    }
    const { creditHistory } = await readSubscription(test.app, organisationId);
    const shown = creditHistory.filter((entry) => isCreditEntryShown(entry, 'Scale')).map(({ type, amount }) => [type, amount]);
    expect(shown).toEqual([
      ['MOCK', -4],
      ['PRIORITY', 4],
      ['PRIORITY', -90],
      ['MOCK', -90],
      ['PRIORITY', 5000],
      ['MOCK', -90],
    ]);
    expect(creditHistory.filter((entry) => isCreditEntryShown(entry, 'Free'))).toHaveLength(creditHistory.length);
  });

  it(`reconciles after ${HAMMER_OPERATIONS} charges, refunds and grants from twenty callers at once`, async () => {
    const organisationIds = await Promise.all(
      ['Free', 'Free', 'Unlimited', 'Pro', 'Scale'].map((name) => createOrganisation(test.app, { planName: name })),
    );
    const done = await hammerLedger(test.app, { organisationIds, operations: HAMMER_OPERATIONS, connections: 20, random: Math.random });
    expect(Math.min(...Object.values(done))).toBeGreaterThan(0);
    expect(await checkInvariants(test.app.db)).toEqual([]);
  }, 600_000);

  it('refuses to change or lose a row', async () => {
    await createOrganisation(test.app);
    for (const statement of ['update credit_entries set amount = 1', 'delete from credit_entries', 'truncate credit_entries']) {
      await expect(test.app.pool.query(statement)).rejects.toThrow('append-only');
    }
  });
});
