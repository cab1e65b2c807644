import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Gives a new organization its plan and first credits; sign-up enqueues it, billing runs it. */
export const provisionSubscriptionJob = defineJob({
  name: 'provision-subscription',
  data: z.object({ organisationId: z.string() }),
});
