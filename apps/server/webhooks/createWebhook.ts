import type { endpoints } from '@coldcast/contract/endpoints';
import { MAX_WEBHOOKS } from '@coldcast/contract/webhooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { checkAddress, checkEvents } from './checkWebhook.ts';
import { checkWebhookLimit } from './limits.ts';
import { toWebhook } from './toWebhook.ts';
import { countWebhooksLocked, insertWebhook, type WebhookRow } from './webhooks.store.ts';

/** Only this answer contains the secret; it is stored in plain text, because every request is signed with it. */
export const createWebhook: Handler<typeof endpoints.createWebhook> = async (app, { user, body }) => {
  const { organisationId } = user;
  const events = checkEvents(body.events);
  await checkWebhookLimit(app, user, 'create');
  const url = await checkAddress(app, body.url);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const row: WebhookRow = { id: randomUUID(), organisationId, url, events, secret, createdAt: app.clock.now(), disabledAt: null };
  await app.db.transaction(async (tx) => {
    if ((await countWebhooksLocked(tx, organisationId)) >= MAX_WEBHOOKS) throw new AppError('webhook_limit');
    await insertWebhook(tx, row);
  });
  app.log.info({ event: 'webhook_created', organisationId, webhookId: row.id }, 'webhook created');
  return { ...toWebhook(row), secret };
};
