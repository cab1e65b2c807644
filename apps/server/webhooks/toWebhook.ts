import type { Webhook, WebhookDelivery } from '@coldcast/contract/webhooks';
import type { DeliveryRow } from './deliveries.store.ts';
import type { WebhookRow } from './webhooks.store.ts';

/** A webhook in the API's format: without its secret. */
export const toWebhook = ({ id, url, events, createdAt, disabledAt }: WebhookRow): Webhook => ({
  webhookId: id,
  url,
  events,
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  responseStatus: row.responseStatus,
  responseText: row.responseText,
  error: row.error,
  payload: row.payload,
});
