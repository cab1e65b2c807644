import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { listDeliveries } from './deliveries.store.ts';
import { toDelivery, toWebhook } from './toWebhook.ts';
import { getWebhookRef } from './webhookRef.ts';
import { deleteWebhookRow, findWebhook, listWebhookRows } from './webhooks.store.ts';

const LISTED_DELIVERIES = 100;

export const listWebhooks: Handler<typeof endpoints.listWebhooks> = async (app, { user }) =>
  (await listWebhookRows(app.db, user.organisationId)).map(toWebhook);

export const listWebhookDeliveries: Handler<typeof endpoints.listWebhookDeliveries> = async (app, { user, params }) => {
  const ref = getWebhookRef(user.organisationId, params.webhookId);
  if ((await findWebhook(app.db, ref)) === undefined) throw new AppError('webhook_not_found');
  return (await listDeliveries(app.db, ref, LISTED_DELIVERIES)).map(toDelivery);
};

export const deleteWebhook: Handler<typeof endpoints.deleteWebhook> = async (app, { user, params }) => {
  const ref = getWebhookRef(user.organisationId, params.webhookId);
  if (!(await deleteWebhookRow(app.db, ref))) throw new AppError('webhook_not_found');
  return { message: 'Webhook deleted' };
};
