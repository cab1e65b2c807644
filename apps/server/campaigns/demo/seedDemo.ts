import { chooseLane } from '@coldcast/rules/credits';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import { lockAccount } from '../../billing/account.store.ts';
import { applyPortalChange } from '../../billing/applyPortalChange.ts';
import { chargeCampaign } from '../../billing/chargeCampaign.ts';
import { seedDemoSends } from '../../sends/demoSends.ts';
import { rejectOnAbort } from '../../operations/rejectOnAbort.ts';
import { ensureDemoUser } from '../../users/demoAccount.ts';
import type { UserRow } from '../../users/users.store.ts';
import { updateFinished } from '../finish.store.ts';
import { insertCampaign } from '../launch.store.ts';
import { ENGINE } from '../launchCampaign.ts';
import { settleBatch } from '../settleBatch.ts';
import { deleteAllCampaigns, listCampaignNames, lockSeeding } from './demo.store.ts';
import { DEMO_CAMPAIGNS, type DemoCampaign } from './demoCampaigns.ts';
import { simulateDemo, type DemoRun } from './simulateDemo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long each sample campaign appears to have run. */
const RUN_MS = 95_000;

/**
 * Creates the demo account with its plan and its finished sample campaigns. Existing ones stay, unless `reset` asks for new ones. Safe to
 * call from any number of processes. `signal` stops it after the campaign it is writing.
 */
export async function seedDemo(app: App, { reset = false, signal }: { reset?: boolean; signal?: AbortSignal } = {}): Promise<void> {
  if (!app.config.DEMO || signal?.aborted === true) return;
  const user = await ensureDemoUser(app);
  if (reset) await deleteAllCampaigns(app.db, user.organisationId);
  const present = await listCampaignNames(app.db, user.organisationId);
  const missing = DEMO_CAMPAIGNS.filter((sample) => !present.includes(sample.name));
  await seedDemoSends(app, user, { reset });
  if (missing.length === 0) return;
  // A plan with both kinds of credits, so that the sidebar shows both bars.
  await applyPortalChange(app, user.organisationId, { planName: 'Growth', billingCycle: 'month' });
  for (const sample of missing) {
    signal?.throwIfAborted();
    const run = await rejectOnAbort(simulateDemo(sample), signal);
    await storeSample(app, user, { sample, run });
  }
}

async function storeSample(app: App, user: UserRow, { sample, run }: { sample: DemoCampaign; run: DemoRun }): Promise<void> {
  const { organisationId } = user;
  const { seed, emails, leadRowsJson, listOffer, reading, result, forecast } = run;
  const createdAt = new Date(app.clock.now().getTime() - sample.daysAgo * DAY_MS);
  const endedAt = new Date(createdAt.getTime() + RUN_MS);
  await app.db.transaction(async (tx) => {
    await lockSeeding(tx);
    if ((await listCampaignNames(tx, organisationId)).includes(sample.name)) return;
    const account = await lockAccount(tx, organisationId);
    const campaignId = randomUUID();
    const lane = chooseLane(sample.leadCount, account.priorityBalance, 'auto');
    const { name, mockOpenRate, leadCount: total } = sample;
    const campaign = {
      id: campaignId,
      organisationId,
      createdBy: user.id,
      name,
      mockOpenRate,
      lane,
      seed,
      total,
      emails,
      createdAt,
      listOffer,
      reading,
    };
    await insertCampaign(tx, { ...campaign, engine: ENGINE, priorsVersion: PRIORS_VERSION }, leadRowsJson);
    await chargeCampaign(tx, account, { campaignId, campaignName: name, leadCount: total, lane, now: createdAt });
    await settleBatch({ ...app, clock: { now: () => endedAt } }, tx, { organisationId, campaignId, result, failedPositions: [] });
    await updateFinished(tx, campaignId, { now: endedAt, forecast: forecast.buckets });
  });
}
