import { z } from 'zod';
import { defineJob } from './job.ts';

const happened = z.discriminatedUnion('type', [
  z.object({ type: z.literal('campaign.completed'), campaignId: z.string() }),
  z.object({ type: z.literal('insights.ready'), campaignId: z.string() }),
  z.object({
    type: z.literal('credits.low'),
    creditBalance: z.number(),
    periodCredits: z.number(),
    planName: z.string(),
    currentPeriodEnd: z.string(),
  }),
]);

/**
 * Tells whoever asked to be told: bound by the webhooks. Features enqueue it in the transaction of the thing it tells, so that what did not
 * happen is never told, and what happened always is.
 */
export const announceEventJob = defineJob({
  name: 'announce-event',
  data: z.object({ organisationId: z.string(), occurredAt: z.string(), event: happened }),
});
