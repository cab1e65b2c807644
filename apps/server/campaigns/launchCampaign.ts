import type { createCampaign } from '@coldcast/contract/launching';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { activeLimitMessage, campaignTooLargeMessage } from '@coldcast/contract/errors';
import { chooseLane } from '@coldcast/rules/credits';
import type { SenderShift } from '@coldcast/simulator/lead';
import { PRIORS_VERSION } from '@coldcast/simulator/priors';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { findAccount, lockAccount, type Account } from '../billing/account.store.ts';
import { announceLowCredits } from '../billing/announceLowCredits.ts';
import { chargeCampaign } from '../billing/chargeCampaign.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/callRequest.ts';
import type { ListReading } from './engine/engineThread.ts';
import type { CampaignFileReading } from './engine/readCampaignFile.ts';
import { countActiveCampaigns, insertCampaign } from './launch.store.ts';
import type { Launch } from './parseLaunch.ts';
import { enqueueSimulation, toLaneOptions } from './enqueueSimulation.ts';
import { storeLaunchSender } from '../sends/launchSender.ts';
import type { Sender } from '../sends/sender.ts';
import { startAsking } from './model/startAsking.ts';

/** Names the engine that simulates leads; stored with the campaign. */
export const ENGINE = 'coldcast statistical model';

export type LaunchAnswer = EndpointAnswer<typeof createCampaign>;
export type LaunchRequest = {
  user: SessionUser;
  launch: Launch;
  reading: CampaignFileReading & { ok: true };
  sender: LaunchSender | undefined;
  emails: ListReading;
};

/** The history used for a launch, and how it changes this campaign's outcomes. */
export type LaunchSender = { sender: Sender; shift: SenderShift };

/**
 * The single launch transaction: lock the organization's balance, check active campaigns, credits and size, charge, insert campaign and
 * leads, enqueue the simulation or what must run before it. A refused launch costs nothing.
 */
export async function launchCampaign(
  app: App,
  tx: Transaction,
  { user, launch, reading, sender, emails }: LaunchRequest,
): Promise<LaunchAnswer> {
  const { organisationId } = user;
  const leadCount = reading.validRows;
  const { account, leadRowsJson } = await checkLocked(tx, organisationId, reading);
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
      // The organization's own random draws: the same list launched again gets the same draws.
      seed: organisationId,
      engine: ENGINE,
      priorsVersion: PRIORS_VERSION,
      total: leadCount,
      emails: reading.emails,
      createdAt: now,
      listOffer: emails.listOffer,
      reading: emails.reading,
      ...launch.about,
    },
    leadRowsJson,
  );
  if (sender !== undefined) await storeLaunchSender(tx, sender.sender, { campaignId, organisationId, shift: sender.shift });
  await chargeCampaign(tx, account, { campaignId, campaignName: launch.name, leadCount, lane, now });
  await announceLowCredits(app, tx, { account, leadCount });
  const campaign = { organisationId, campaignId, leadCount, lane };
  const options = toLaneOptions(app, lane, now);
  if (!launch.usesModel || !(await startAsking(app, tx, { ...campaign, ...options, now }))) {
    await enqueueSimulation(app, tx, { ...campaign, ...options });
  }
  const { totalRows, validRows, invalidRows } = reading;
  return { message: 'Campaign launched', campaignId, totalRows, validRows, invalidRows };
}

/**
 * Refuses what could not be launched at this moment; returns the rows to insert. Whoever may launch is found without a lock, as the launch
 * decides again. Whoever may not is asked under the lock: their credits may have come, or their organization gone, between two reads.
 */
export async function checkLaunch(db: Database, organisationId: string, reading: LaunchRequest['reading']): Promise<string> {
  const [account, active] = await Promise.all([findAccount(db, organisationId), countActiveCampaigns(db, organisationId)]);
  try {
    return checkLimits(account, { active, reading });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return db.transaction(async (tx) => (await checkLocked(tx, organisationId, reading)).leadRowsJson);
  }
}

async function checkLocked(
  tx: Transaction,
  organisationId: string,
  reading: LaunchRequest['reading'],
): Promise<{ account: Account; leadRowsJson: string }> {
  const account = await lockAccount(tx, organisationId);
  const active = await countActiveCampaigns(tx, organisationId);
  return { account, leadRowsJson: checkLimits(account, { active, reading }) };
}

/** Refuses in the order active, credits, size; returns the rows to insert. */
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
