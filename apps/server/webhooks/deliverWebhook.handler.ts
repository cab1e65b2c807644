import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import type { ClaimedJob } from '../jobs/job.ts';
import { findDueDelivery, updateDelivery, type DeliveryChange, type DueDelivery } from './deliveries.store.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';
import { findRetryDelayMs } from './retryDelays.ts';
import { sendDelivery, type Attempt } from './sendDelivery.ts';
import { disableWebhook } from './webhooks.store.ts';

type DeliveryJob = { organisationId: string; deliveryId: string; attempts: number };

/**
 * Sends, then stores the result together with the job's completion and the next attempt. If the worker dies in between, the request was
 * sent but not recorded, and is sent again with the same id (at least once).
 */
export async function deliverWebhook(app: App, job: ClaimedJob<DeliveryJob>): Promise<void> {
  const due = await findDueDelivery(app.db, job.data);
  if (due === undefined) return;
  const { delivery, webhook } = due;
  const isDisabled = webhook.disabledAt !== null;
  const attempt = isDisabled ? undefined : await sendDelivery(app, { id: delivery.id, payload: delivery.payload, webhook });
  await app.db.transaction(async (tx) => {
    if (attempt === undefined) await giveUp(tx, job.data, 'Not sent, because the webhook is disabled.');
    else await settleAttempt(app, tx, { due, attempt });
    await job.complete(tx);
  });
}

/** After five errors of our own, the delivery log says so, and the delivery can be resent by hand. */
export const settleDeadDelivery = (app: App, job: ClaimedJob<DeliveryJob>): Promise<void> =>
  app.db.transaction(async (tx) => {
    await giveUp(tx, job.data, 'Not sent, because of an error on our side.');
    await job.complete(tx);
  });

async function giveUp(tx: Transaction, delivery: DeliveryJob, error: string): Promise<void> {
  await updateDelivery(tx, delivery, { status: 'failed', nextAttemptAt: null, error, responseStatus: null, responseText: null });
}

async function settleAttempt(app: App, tx: Transaction, { due, attempt }: { due: DueDelivery; attempt: Attempt }): Promise<void> {
  const { id: deliveryId, organisationId, webhookId, attempts, step } = due.delivery;
  const now = app.clock.now();
  const { outcome, ...response } = attempt;
  if (outcome === 'gone') await disableWebhook(tx, { organisationId, webhookId }, now);
  const delayMs = outcome === 'failed' ? findRetryDelayMs(step) : undefined;
  const next = delayMs === undefined ? null : new Date(now.getTime() + delayMs);
  const status = outcome === 'delivered' ? 'delivered' : next === null ? 'failed' : 'pending';
  const change: DeliveryChange = { ...response, status, attempts: attempts + 1, step: step + 1, lastAttemptAt: now, nextAttemptAt: next };
  const isWritten = await updateDelivery(tx, { organisationId, deliveryId, attempts }, change);
  if (!isWritten || next === null) return;
  const retry = { organisationId, deliveryId, attempts: attempts + 1 };
  await app.jobs.enqueue(tx, deliverWebhookJob, [retry], { startAfter: next, group: organisationId });
}
