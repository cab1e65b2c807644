import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Ends a campaign whose last lead is settled: forecast, refund of failed leads, end mark. */
export const finishCampaignJob = defineJob({
  name: 'finish-campaign',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  // The group is the organization: one with many campaigns to end leaves workers to the others.
  batchSize: 1,
  concurrency: 2,
  groupLimit: 1,
});
