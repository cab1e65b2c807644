import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, messageAnswer, none, timestamp } from './shapes.ts';

/** The events a webhook can receive. */
export const WEBHOOK_EVENTS = ['campaign.completed', 'insights.ready', 'credits.low'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const MAX_WEBHOOKS = 10;
export const MAX_ADDRESS_LENGTH = 2000;
/** Waits after the first attempt and each further one; after the last a delivery has failed. */
export const RETRY_DELAYS_SECONDS = [5, 30, 120, 600, 3600, 21_600] as const;

const webhookEvent = z.enum(WEBHOOK_EVENTS);

export const webhook = z.object({
  webhookId: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  createdAt: timestamp,
  /** Set when the address responded with 410 Gone: nothing is sent there until the webhook is saved again. */
  disabledAt: z.nullable(timestamp),
});
export type Webhook = z.output<typeof webhook>;

export const webhookDelivery = z.object({
  /** The header `webhook-id`, the same at every attempt. */
  deliveryId: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, 'webhook.test']),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int().check(z.nonnegative()),
  createdAt: timestamp,
  lastAttemptAt: z.nullable(timestamp),
  /** While pending: when it will be sent next. */
  nextAttemptAt: z.nullable(timestamp),
  /** The HTTP status of the last attempt; null if nothing was answered. */
  responseStatus: z.nullable(z.int()),
  /** The start of the last answer, at most 1 kB; untrusted text. */
  responseText: z.nullable(z.string()),
  /** Why the last attempt failed, in words. */
  error: z.nullable(z.string()),
  /** The exact body that is sent. */
  payload: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const webhookParams = z.object({ webhookId: z.string() });
const webhookInput = z.strictObject({ url: z.string(), events: z.array(webhookEvent) });

export const listWebhooks = {
  operationId: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'List the webhooks of the organization, newest first, without their secrets',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(webhook),
  errors: [],
} as const satisfies Endpoint;

export const createWebhook = {
  operationId: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  summary: 'Create a webhook; only this response shows its secret',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: none,
  query: empty,
  body: webhookInput,
  bodyKind: 'json',
  status: 201,
  answer: z.extend(webhook, { secret: z.string() }),
  errors: ['invalid_input', 'missing_field', 'address_refused', 'webhook_limit', 'demo_account'],
} as const satisfies Endpoint;

export const updateWebhook = {
  operationId: 'updateWebhook',
  method: 'PATCH',
  path: '/webhooks/:webhookId',
  summary: 'Change a webhook’s address and events; its secret stays, and a disabled webhook is enabled again',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: webhookParams,
  query: empty,
  body: webhookInput,
  bodyKind: 'json',
  status: 200,
  answer: webhook,
  errors: ['invalid_input', 'missing_field', 'address_refused', 'webhook_not_found', 'demo_account'],
} as const satisfies Endpoint;

export const deleteWebhook = {
  operationId: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  summary: 'Delete a webhook and its deliveries',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: webhookParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['webhook_not_found', 'demo_account'],
} as const satisfies Endpoint;

export const testWebhook = {
  operationId: 'testWebhook',
  method: 'POST',
  path: '/webhooks/:webhookId/test',
  summary: 'Send the event `webhook.test` at once and return the result; it is not retried',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: webhookParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: webhookDelivery,
  errors: ['webhook_not_found', 'webhook_disabled', 'demo_account'],
} as const satisfies Endpoint;

export const listWebhookDeliveries = {
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  summary: 'List the 100 newest deliveries of a webhook; they are kept for 30 days',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: webhookParams,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(webhookDelivery),
  errors: ['webhook_not_found'],
} as const satisfies Endpoint;

export const resendWebhookDelivery = {
  operationId: 'resendWebhookDelivery',
  method: 'POST',
  path: '/webhooks/:webhookId/deliveries/:deliveryId/resend',
  summary: 'Send a delivery again with the same ID; it is retried like a new one',
  access: 'session',
  scope: 'manage',
  blockedForDemo: true,
  params: z.object({ webhookId: z.string(), deliveryId: z.string() }),
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: webhookDelivery,
  errors: ['webhook_not_found', 'delivery_not_found', 'webhook_disabled', 'demo_account'],
} as const satisfies Endpoint;
