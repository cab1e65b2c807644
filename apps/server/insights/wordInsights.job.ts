import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Lets the campaign's language model word its insights and propose a rewrite; what is stored already stands until then. */
export const wordInsightsJob = defineJob({
  name: 'word-insights',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  // Each waits for the model's endpoint; the group is the organization.
  batchSize: 2,
  concurrency: 2,
  groupLimit: 2,
  expireSeconds: 3600,
});
