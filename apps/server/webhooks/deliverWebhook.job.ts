import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** One attempt to deliver. `attempts` is the number of earlier ones: a job that finds more is late and does nothing. */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  data: z.object({ organisationId: z.string(), deliveryId: z.string(), attempts: z.number() }),
  // Each job waits up to ten seconds for an external server; the group is the organization.
  batchSize: 4,
  concurrency: 4,
  groupLimit: 2,
});
