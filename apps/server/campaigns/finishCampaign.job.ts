import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Ends a campaign whose last lead is settled: forecast, refund of failed leads, end mark. */
export const finishCampaignJob = defineJob({
  name: 'finish-campaign',
  data: z.object({ organisationId: z.string(), campaignId: z.string() }),
  batchSize: 1,
});
