import { generateInsightsJob } from '../campaigns/generateInsights.job.ts';
import { bindJob, type BoundJob } from '../jobs/job.ts';
import { createInsights } from './createInsights.ts';
import { findInsightJson } from './insights.store.ts';

/** Makes the insights of a campaign that has ended, unless somebody asked for them first. */
export const insightJobs: BoundJob[] = [
  bindJob(generateInsightsJob, async (app, { data }) => {
    if ((await findInsightJson(app.db, data, 'reply')) === undefined) await createInsights(app, data);
  }),
];
