import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Gives a new organization its plan and first credits; enqueued by the sign-up, worked by billing. */
export const provisionSubscriptionJob = defineJob({
  name: 'provision-subscription',
  data: z.object({ organisationId: z.string() }),
});
