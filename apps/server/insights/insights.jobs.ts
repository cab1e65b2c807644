import { generateInsightsJob } from '../campaigns/generateInsights.job.ts';
import { findCampaignModel } from '../campaigns/model/campaignModel.store.ts';
import { bindJob, type BoundJob } from '../jobs/job.ts';
import { createInsights } from './createInsights.ts';
import { findInsightJson } from './insights.store.ts';
import { wordInsights } from './wordInsights.handler.ts';
import { wordInsightsJob } from './wordInsights.job.ts';

/** Creates the insights of a campaign that has ended, unless a request already did. */
export const insightJobs: BoundJob[] = [
  bindJob(generateInsightsJob, async (app, { data }) => {
    if ((await findInsightJson(app.db, data, 'reply')) === undefined) await createInsights(app, data);
    if ((await findCampaignModel(app.db, data)) !== undefined)
      await app.jobs.enqueue(app.db, wordInsightsJob, [data], { group: data.organisationId });
  }),
  bindJob(wordInsightsJob, wordInsights),
];
