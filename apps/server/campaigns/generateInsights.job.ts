import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Explains a campaign that has ended; `insights` provides the handler. */
export const generateInsightsJob = defineJob({
  name: 'generate-insights',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  // The group is the organization: one with many campaigns to explain leaves workers to the others.
  batchSize: 1,
  concurrency: 2,
  groupLimit: 1,
});
