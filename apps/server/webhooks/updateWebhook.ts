import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { checkAddress, checkEvents } from './checkWebhook.ts';
import { checkWebhookLimit } from './limits.ts';
import { toWebhook } from './toWebhook.ts';
import { getWebhookRef } from './webhookRef.ts';
import { findWebhook, saveWebhook } from './webhooks.store.ts';

/** Saving enables: whoever saves a webhook wants to be told, also at the address that once answered 410. */
export const updateWebhook: Handler<typeof endpoints.updateWebhook> = async (app, { user, params, body }) => {
  const ref = getWebhookRef(user.organisationId, params.webhookId);
  // Before any name is looked up: a stranger's webhook costs nothing.
  if ((await findWebhook(app.db, ref)) === undefined) throw new AppError('webhook_not_found');
  const events = checkEvents(body.events);
  await checkWebhookLimit(app, user, 'save');
  const url = await checkAddress(app, body.url);
  const saved = await saveWebhook(app.db, ref, { url, events });
  if (saved === undefined) throw new AppError('webhook_not_found');
  app.log.info({ event: 'webhook_saved', organisationId: ref.organisationId, webhookId: ref.webhookId }, 'webhook saved');
  return toWebhook(saved);
};
