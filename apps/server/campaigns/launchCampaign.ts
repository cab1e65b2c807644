import type { createCampaign } from '@coldcast/contract/campaigns';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { activeLimitMessage, campaignTooLargeMessage } from '@coldcast/contract/errors';
import { chooseLane, type Lane } from '@coldcast/rules/credits';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { lockAccount, type Account } from '../billing/account.store.ts';
import { chargeCampaign } from '../billing/chargeCampaign.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/callRequest.ts';
import type { CampaignFileReading } from './engine/readCampaignFile.ts';
import { countActiveCampaigns, insertCampaign } from './launch.store.ts';
import type { Launch } from './parseLaunch.ts';
import { BATCH_SIZE, listBatches, simulateBatchJob } from './simulateBatch.job.ts';

/** Names the way leads are simulated; stored with the campaign. */
export const ENGINE = 'coldcast statistical model';
const PRIORITY_LANE = 100;
const REGULAR_LANE = 0;

export type LaunchAnswer = EndpointAnswer<typeof createCampaign>;
export type LaunchRequest = { user: SessionUser; launch: Launch; reading: CampaignFileReading & { ok: true } };

/**
 * The one launch transaction: lock the organisation's balance, check active campaigns, then credits, then size, charge, insert campaign
 * and leads, enqueue the simulation. A refused launch costs nothing.
 */
export async function launchCampaign(app: App, tx: Transaction, { user, launch, reading }: LaunchRequest): Promise<LaunchAnswer> {
  const { organisationId } = user;
  const leadCount = reading.validRows;
  const account = await lockAccount(tx, organisationId);
  const active = await countActiveCampaigns(tx, organisationId);
  const leadRowsJson = checkLimits(account, { active, reading });
  const now = app.clock.now();
  const campaignId = randomUUID();
  const lane = chooseLane(leadCount, account.priorityBalance, launch.priority);
  await insertCampaign(
    tx,
    {
      id: campaignId,
      organisationId,
      createdBy: user.userId,
      name: launch.name,
      mockOpenRate: launch.mockOpenRate,
      lane,
      // The organisation's own luck: the same list launched again is dealt the same draws.
      seed: organisationId,
      engine: ENGINE,
      priorsVersion: PRIORS_VERSION,
      total: leadCount,
      createdAt: now,
    },
    leadRowsJson,
  );
  await chargeCampaign(tx, account, { campaignId, campaignName: launch.name, leadCount, lane, now });
  const batches = listBatches({ organisationId, campaignId, from: 0, to: leadCount }, BATCH_SIZE);
  await app.jobs.enqueue(tx, simulateBatchJob, batches, toLaneOptions(app, lane, now));
  const { totalRows, validRows, invalidRows } = reading;
  return { message: 'Campaign launched', campaignId, totalRows, validRows, invalidRows };
}

/** Refuses in the order active, credits, size; gives the rows to insert. */
function checkLimits(account: Account, { active, reading }: { active: number; reading: LaunchRequest['reading'] }): string {
  const { maxConcurrentCampaigns, maxCampaignSize, monthlyCredits } = account.limits;
  if (active >= maxConcurrentCampaigns) throw new AppError('active_limit', { message: activeLimitMessage(maxConcurrentCampaigns) });
  if (monthlyCredits !== null && account.mockBalance < reading.validRows) {
    throw new AppError('insufficient_credits', {
      details: { availableCredits: account.mockBalance, requestedLeads: reading.validRows },
    });
  }
  if (reading.validRows > maxCampaignSize || reading.leadRowsJson === null) {
    throw new AppError('campaign_too_large', { message: campaignTooLargeMessage(maxCampaignSize) });
  }
  return reading.leadRowsJson;
}

/** Pacing is off by default: both lanes start at once, the priority lane first. */
function toLaneOptions({ config }: App, lane: Lane, now: Date): { priority: number; startAfter: Date | undefined } {
  const delaySeconds = lane === 'priority' ? config.PRIORITY_DELAY_SECONDS : config.REGULAR_DELAY_SECONDS;
  return {
    priority: lane === 'priority' ? PRIORITY_LANE : REGULAR_LANE,
    startAfter: delaySeconds === 0 ? undefined : new Date(now.getTime() + delaySeconds * 1000),
  };
}
