import type { endpoints } from '@coldcast/contract/endpoints';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import type { App } from '../app.ts';
import { getCampaignRef } from '../campaigns/campaignRef.ts';
import { findProgress } from '../campaigns/campaigns.store.ts';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson, type RawJson } from '../http/rawJson.ts';
import { createInsights } from './createInsights.ts';
import { findInsightJson, type InsightStage } from './insights.store.ts';

/** The stored answer; made first where there is none yet (decision 84). */
async function generate(app: App, stage: InsightStage, request: { organisationId: string; campaignId: string }): Promise<RawJson> {
  const ref = getCampaignRef(request.organisationId, request.campaignId);
  const stored = await findInsightJson(app.db, ref, stage);
  if (stored !== undefined) return rawJson(stored);
  const progress = await findProgress(app.db, ref);
  if (progress === undefined) throw new AppError('campaign_not_found');
  if (!isCompleted(progress)) throw new AppError('insights_not_ready');
  await createInsights(app, ref);
  const made = await findInsightJson(app.db, ref, stage);
  // Deleted while they were made.
  if (made === undefined) throw new AppError('campaign_not_found');
  return rawJson(made);
}

export const generateReplyInsights: Handler<typeof endpoints.generateReplyInsights> = (app, { user, query }) =>
  generate(app, 'reply', { organisationId: user.organisationId, campaignId: query.campaignId });

export const generateOpenInsights: Handler<typeof endpoints.generateOpenInsights> = (app, { user, query }) =>
  generate(app, 'open', { organisationId: user.organisationId, campaignId: query.campaignId });
