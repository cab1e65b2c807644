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
 * Sends an event to its webhooks; `webhooks` provides the handler. Features enqueue it in the transaction that causes the event, so that
 * events are sent exactly for what was committed.
 */
export const announceEventJob = defineJob({
  name: 'announce-event',
  data: z.object({ organisationId: z.string(), occurredAt: z.string(), event: happened }),
});
