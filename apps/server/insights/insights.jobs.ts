import { processedShare } from '@coldcast/rules/campaignStatus';
import type { App } from '../app.ts';
import type { CampaignRef } from '../campaigns/campaignRef.ts';
import { generateInsightsJob } from '../campaigns/generateInsights.job.ts';
import { findIsFinished, findProgress } from '../campaigns/campaigns.store.ts';
import { findCampaignModel } from '../campaigns/model/campaignModel.store.ts';
import { bindJob, type BoundJob } from '../jobs/job.ts';
import { createInsights } from './createInsights.ts';
import { findInsightJson } from './insights.store.ts';
import { wordInsights } from './wordInsights.handler.ts';
import { wordInsightsJob } from './wordInsights.job.ts';

/** Whether every lead is processed and only the end of the campaign is missing: it stores the forecast and requests the insights. */
async function isEnding(app: App, ref: CampaignRef): Promise<boolean> {
  const progress = await findProgress(app.db, ref);
  return progress !== undefined && processedShare(progress) === 1 && (await findIsFinished(app.db, ref)) === false;
}

/** Creates the insights of a campaign that is completed, unless a request already did. */
export const insightJobs: BoundJob[] = [
  bindJob(generateInsightsJob, async (app, { data }) => {
    if (await isEnding(app, data)) return;
    if ((await findInsightJson(app.db, data, 'reply')) === undefined) await createInsights(app, data);
    if ((await findCampaignModel(app.db, data)) !== undefined)
      await app.jobs.enqueue(app.db, wordInsightsJob, [data], { group: data.organisationId });
  }),
  bindJob(wordInsightsJob, wordInsights),
];
