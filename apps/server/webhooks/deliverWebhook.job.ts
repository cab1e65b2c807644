import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** One attempt to deliver. `attempts` is how many came before it: a job that is late finds more, and does nothing. */
export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  data: z.object({ organisationId: z.string(), deliveryId: z.string(), attempts: z.number() }),
  // Each waits for a stranger's answer, up to ten seconds; the group is the organization.
  batchSize: 4,
  concurrency: 4,
  groupLimit: 2,
});
