import { AppError } from '../errors.ts';
import { isUuid } from '../http/isUuid.ts';
import type { WebhookRef, WebhookRow } from './webhooks.store.ts';

/** A webhook as a caller names it. The organization comes from the session only. */
export function getWebhookRef(organisationId: string, webhookId: string): WebhookRef {
  if (!isUuid(webhookId)) throw new AppError('webhook_not_found');
  return { organisationId, webhookId: webhookId.toLowerCase() };
}

/** Refuses a webhook that is not there, or to which nothing is sent anymore. */
export function checkEnabled(webhook: WebhookRow | undefined): asserts webhook is WebhookRow {
  if (webhook === undefined) throw new AppError('webhook_not_found');
  if (webhook.disabledAt !== null) throw new AppError('webhook_disabled');
}
