import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Explains a campaign that has ended; bound by the insights. */
export const generateInsightsJob = defineJob({
  name: 'generate-insights',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  // The group is the organization: one that has many campaigns to end leaves a worker to the others.
  batchSize: 1,
  concurrency: 2,
  groupLimit: 1,
});
