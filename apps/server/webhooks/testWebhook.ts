import type { endpoints } from '@coldcast/contract/endpoints';
import type { WebhookPayload } from '@coldcast/contract/webhookPayload';
import type { Handler } from '../http/bindEndpoint.ts';
import { insertDeliveries, type DeliveryRow } from './deliveries.store.ts';
import { checkWebhookLimit } from './limits.ts';
import { newDelivery } from './newDelivery.ts';
import { sendDelivery } from './sendDelivery.ts';
import { toDelivery } from './toWebhook.ts';
import { checkEnabled, getWebhookRef } from './webhookRef.ts';
import { disableWebhook, findWebhook } from './webhooks.store.ts';

/** Sends a test while the caller waits and logs it like any other delivery; a failed test is not retried. */
export const testWebhook: Handler<typeof endpoints.testWebhook> = async (app, { user, params }) => {
  const ref = getWebhookRef(user.organisationId, params.webhookId);
  const webhook = await findWebhook(app.db, ref);
  checkEnabled(webhook);
  await checkWebhookLimit(app, user, 'test');
  const now = app.clock.now();
  const payload: WebhookPayload = {
    type: 'webhook.test',
    timestamp: now.toISOString(),
    data: { orgId: user.organisationId, message: 'This is a test. Your webhook works.' },
  };
  const fresh = newDelivery(ref, payload, now);
  const { outcome, ...response } = await sendDelivery(app, { id: fresh.id, payload: fresh.payload, webhook });
  const status = outcome === 'delivered' ? 'delivered' : 'failed';
  const sent: DeliveryRow = { ...fresh, ...response, status, attempts: 1, lastAttemptAt: now, nextAttemptAt: null };
  await app.db.transaction(async (tx) => {
    await insertDeliveries(tx, [sent]);
    if (outcome === 'gone') await disableWebhook(tx, ref, now);
  });
  return toDelivery(sent);
};
