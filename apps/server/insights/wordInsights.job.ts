import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Asks the campaign's language model to reword its insights and propose a rewrite; until then the stored texts are shown. */
export const wordInsightsJob = defineJob({
  name: 'word-insights',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  // Each job waits for the model's endpoint; the group is the organization.
  batchSize: 2,
  concurrency: 2,
  groupLimit: 2,
  expireSeconds: 3600,
});
