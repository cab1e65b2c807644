import { AppError } from '../errors.ts';
import { isUuid } from '../http/isUuid.ts';
import type { WebhookRef, WebhookRow } from './webhooks.store.ts';

/** A webhook named by the caller. The organization comes only from the session. */
export function getWebhookRef(organisationId: string, webhookId: string): WebhookRef {
  if (!isUuid(webhookId)) throw new AppError('webhook_not_found');
  return { organisationId, webhookId: webhookId.toLowerCase() };
}

/** Refuses a webhook that does not exist or is disabled. */
export function checkEnabled(webhook: WebhookRow | undefined): asserts webhook is WebhookRow {
  if (webhook === undefined) throw new AppError('webhook_not_found');
  if (webhook.disabledAt !== null) throw new AppError('webhook_disabled');
}
