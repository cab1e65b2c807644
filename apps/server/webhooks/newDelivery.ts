import type { WebhookPayload } from '@coldcast/contract/webhookPayload';
import { randomUUID } from 'node:crypto';
import type { DeliveryRow } from './deliveries.store.ts';
import type { WebhookRef } from './webhooks.store.ts';

/** A delivery to send now. */
export const newDelivery = ({ organisationId, webhookId }: WebhookRef, payload: WebhookPayload, now: Date): DeliveryRow => ({
  id: randomUUID(),
  organisationId,
  webhookId,
  event: payload.type,
  payload: JSON.stringify(payload),
  status: 'pending',
  attempts: 0,
  step: 0,
  createdAt: now,
  lastAttemptAt: null,
  nextAttemptAt: now,
  responseStatus: null,
  responseText: null,
  error: null,
});
