import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Explains a campaign that has ended; bound by the insights. */
export const generateInsightsJob = defineJob({
  name: 'generate-insights',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  batchSize: 1,
});
