import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { isUuid } from '../http/isUuid.ts';
import { lockDelivery, updateDelivery } from './deliveries.store.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';
import { checkWebhookLimit } from './limits.ts';
import { toDelivery } from './toWebhook.ts';
import { checkEnabled, getWebhookRef } from './webhookRef.ts';
import { findWebhook } from './webhooks.store.ts';

/** Queues a delivery immediately, whatever its status, with all its retries available again. */
export const resendWebhookDelivery: Handler<typeof endpoints.resendWebhookDelivery> = async (app, { user, params }) => {
  const ref = getWebhookRef(user.organisationId, params.webhookId);
  const { organisationId } = ref;
  const { deliveryId } = params;
  await checkWebhookLimit(app, user, 'resend');
  return app.db.transaction(async (tx) => {
    checkEnabled(await findWebhook(tx, ref));
    const delivery = isUuid(deliveryId) ? await lockDelivery(tx, { organisationId, deliveryId }) : undefined;
    if (delivery === undefined || delivery.webhookId !== ref.webhookId) throw new AppError('delivery_not_found');
    const { attempts } = delivery;
    const change = { status: 'pending' as const, step: 0, nextAttemptAt: app.clock.now() };
    await updateDelivery(tx, { organisationId, deliveryId, attempts }, change);
    await app.jobs.enqueue(tx, deliverWebhookJob, [{ organisationId, deliveryId, attempts }], { group: organisationId });
    return toDelivery({ ...delivery, ...change });
  });
};
