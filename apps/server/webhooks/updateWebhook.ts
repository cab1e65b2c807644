import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { checkAddress, checkEvents } from './checkWebhook.ts';
import { checkWebhookLimit } from './limits.ts';
import { toWebhook } from './toWebhook.ts';
import { getWebhookRef } from './webhookRef.ts';
import { findWebhook, saveWebhook } from './webhooks.store.ts';

/** Saving also enables a webhook, even at an address that once answered 410: saving means that the user wants events. */
export const updateWebhook: Handler<typeof endpoints.updateWebhook> = async (app, { user, params, body }) => {
  const ref = getWebhookRef(user.organisationId, params.webhookId);
  // Before any DNS look-up: another organization's webhook costs nothing.
  if ((await findWebhook(app.db, ref)) === undefined) throw new AppError('webhook_not_found');
  const events = checkEvents(body.events);
  await checkWebhookLimit(app, user, 'save');
  const url = await checkAddress(app, body.url);
  const saved = await saveWebhook(app.db, ref, { url, events });
  if (saved === undefined) throw new AppError('webhook_not_found');
  app.log.info({ event: 'webhook_saved', organisationId: ref.organisationId, webhookId: ref.webhookId }, 'webhook saved');
  return toWebhook(saved);
};
