import { setTimeout as wait } from 'node:timers/promises';
import type { endpoints } from '@coldcast/contract/endpoints';
import { insightsAnswer } from '@coldcast/contract/insights';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import type { App } from '../app.ts';
import { getCampaignRef, type CampaignRef } from '../campaigns/campaignRef.ts';
import { findProgress } from '../campaigns/campaigns.store.ts';
import { generateInsightsJob } from '../campaigns/generateInsights.job.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson, type RawJson } from '../http/rawJson.ts';
import { findInsightJson, type InsightStage } from './insights.store.ts';

/** Someone is waiting for these insights, so they come before those of campaigns that have just ended. */
const AWAITED_PRIORITY = 10;
/** How long a call waits for a worker to create the insights; a later call finds them or waits again. */
const LONGEST_WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 200;
const RETRY_SECONDS = 3;

/** Campaigns whose insights this process has requested from a worker, with the calls waiting for them. */
const awaited = new Map<string, Promise<void>>();

/** Requests the insights from a worker, once for all calls waiting at the same time, and polls until they exist. */
function awaitInsights(app: App, ref: CampaignRef): Promise<void> {
  const key = `${ref.organisationId} ${ref.campaignId}`;
  const known = awaited.get(key);
  if (known !== undefined) return known;
  const waiting = askWorker(app, ref).finally(() => awaited.delete(key));
  awaited.set(key, waiting);
  return waiting;
}

async function askWorker(app: App, ref: CampaignRef): Promise<void> {
  // The job from the campaign's end may be missing after a database restore; if it is not, the second finds the work done.
  await app.jobs.enqueue(app.db, generateInsightsJob, [ref], { group: ref.organisationId, priority: AWAITED_PRIORITY });
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_AGAIN_MS) {
    await wait(LOOK_AGAIN_MS);
    if ((await findInsightJson(app.db, ref, 'reply')) !== undefined || (await findProgress(app.db, ref)) === undefined) return;
  }
  throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS });
}

/** The stored answer. If there is none yet, a worker creates it, never this process's event loop. */
async function findOrMake(app: App, stage: InsightStage, request: { organisationId: string; campaignId: string }): Promise<string> {
  const ref = getCampaignRef(request.organisationId, request.campaignId);
  const stored = await findInsightJson(app.db, ref, stage);
  if (stored !== undefined) return stored;
  const progress = await findProgress(app.db, ref);
  if (progress === undefined) throw new AppError('campaign_not_found');
  if (!isCompleted(progress)) throw new AppError('insights_not_ready');
  await awaitInsights(app, ref);
  const made = await findInsightJson(app.db, ref, stage);
  // Deleted while they were being created.
  if (made === undefined) throw new AppError('campaign_not_found');
  return made;
}

const generate = async (app: App, stage: InsightStage, request: { organisationId: string; campaignId: string }): Promise<RawJson> =>
  rawJson(await findOrMake(app, stage, request));

export const generateReplyInsights: Handler<typeof endpoints.generateReplyInsights> = (app, { user, query }) =>
  generate(app, 'reply', { organisationId: user.organisationId, campaignId: query.campaignId });

export const generateOpenInsights: Handler<typeof endpoints.generateOpenInsights> = (app, { user, query }) =>
  generate(app, 'open', { organisationId: user.organisationId, campaignId: query.campaignId });

export const findBetterVersion: Handler<typeof endpoints.findBetterVersion> = async (app, { user, query }) => {
  const json = await findOrMake(app, 'reply', { organisationId: user.organisationId, campaignId: query.campaignId });
  const { data } = insightsAnswer.parse(JSON.parse(json));
  // Insights stored by older versions have no better version.
  const { betterVersion = null, betterSearch } = data;
  return { data: { betterVersion, ...(betterSearch === undefined ? {} : { betterSearch }) } };
};
