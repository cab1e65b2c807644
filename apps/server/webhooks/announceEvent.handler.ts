import type { WebhookPayload } from '@coldcast/contract/webhookPayload';
import { DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import type { App } from '../app.ts';
import { listBucketCounts } from '../campaigns/analytics.store.ts';
import { findCampaignHead } from '../campaigns/campaigns.store.ts';
import type { announceEventJob } from '../jobs/announceEvent.job.ts';
import type { ClaimedJob } from '../jobs/job.ts';
import { insertDeliveries } from './deliveries.store.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';
import { newDelivery } from './newDelivery.ts';
import { listSubscribers } from './webhooks.store.ts';

type Announcement = ReturnType<typeof announceEventJob.parse>;

/**
 * Creates a delivery for each webhook that subscribes to the event; the deliveries, their jobs and this job's completion commit together.
 */
export async function announceEvent(app: App, job: ClaimedJob<Announcement>): Promise<void> {
  const { organisationId, event } = job.data;
  const webhookIds = await listSubscribers(app.db, organisationId, event.type);
  if (webhookIds.length === 0) return;
  const payload = await findPayload(app, job.data);
  if (payload === undefined) return;
  await app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const deliveries = webhookIds.map((webhookId) => newDelivery({ organisationId, webhookId }, payload, now));
    const inserted = await insertDeliveries(tx, deliveries);
    await app.jobs.enqueue(
      tx,
      deliverWebhookJob,
      inserted.map((deliveryId) => ({ organisationId, deliveryId, attempts: 0 })),
      { group: organisationId },
    );
    await job.complete(tx);
  });
}

/** The payload of the event; undefined if the campaign was deleted in the meantime. */
async function findPayload(app: App, { organisationId, occurredAt, event }: Announcement): Promise<WebhookPayload | undefined> {
  const timestamp = occurredAt;
  if (event.type === 'credits.low') {
    const { type, ...data } = event;
    return { type, timestamp, data: { orgId: organisationId, ...data } };
  }
  const ref = { organisationId, campaignId: event.campaignId };
  const head = await findCampaignHead(app.db, ref);
  if (head === undefined) return undefined;
  const { campaignName, createdAt, completedAt, emails } = JSON.parse(head.data);
  const named = { orgId: organisationId, campaignId: event.campaignId, campaignName };
  if (event.type === 'insights.ready') return { type: event.type, timestamp, data: named };
  const [counts] = await listBucketCounts(app.db, ref, [toBucketIndex(DEFAULT_BUCKET)]);
  if (counts === undefined) return undefined;
  const analytics = { bucket: DEFAULT_BUCKET, ...counts };
  return {
    type: event.type,
    timestamp,
    data: { ...named, createdAt, completedAt, progress: JSON.parse(head.progress), emails, analytics },
  };
}
