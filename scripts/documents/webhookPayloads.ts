import { campaignId, counts, createdAt, orgId, progress } from '@coldcast/contract/exampleValues';
import type { WebhookPayload } from '@coldcast/contract/webhookPayload';

const named = { orgId, campaignId, campaignName: 'Spring outreach' };
const timestamp = '2026-03-18T09:30:04.000Z';

/** An example of each event; a test checks them against the contract. */
export const PAYLOADS: readonly { meaning: string; payload: WebhookPayload }[] = [
  {
    meaning: 'Every lead of a campaign has a result, and credits for failed leads were returned. The counts are those of bucket 40-50.',
    payload: {
      type: 'campaign.completed',
      timestamp,
      data: {
        ...named,
        createdAt,
        completedAt: timestamp,
        progress,
        emails: 1,
        analytics: { bucket: '40-50', ...counts },
      },
    },
  },
  {
    meaning: 'The insights of a completed campaign are ready.',
    payload: { type: 'insights.ready', timestamp, data: named },
  },
  {
    meaning:
      'A launch left you with less than a tenth of the mock credits granted this period. If none were granted, the monthly credits of your plan count instead. Sent once per period, and never on plans with unlimited mock credits.',
    payload: {
      type: 'credits.low',
      timestamp,
      data: { orgId, creditBalance: 19, periodCredits: 200, planName: 'Free', currentPeriodEnd: '2026-04-02T10:00:00.000Z' },
    },
  },
  {
    meaning: 'You pressed Send test. This event is sent whichever events you chose, and is not retried.',
    payload: { type: 'webhook.test', timestamp, data: { orgId, message: 'This is a test. Your webhook works.' } },
  },
];
