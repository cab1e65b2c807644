import type { ApiKey } from '@coldcast/contract/apiKeys';
import type { Webhook, WebhookDelivery } from '@coldcast/contract/webhooks';
import { gives, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { demoUser } from '../testing/samples.ts';
import { signedIn } from '../testing/scenario.ts';

const zapier: ApiKey = {
  keyId: 'key_2',
  name: 'Zapier',
  hint: 'cc_…q7Zk',
  createdAt: '2026-03-16T08:00:00.000Z',
  lastUsedAt: '2026-03-18T09:12:00.000Z',
  scopes: ['read', 'launch'],
};
const keys: ApiKey[] = [
  zapier,
  {
    keyId: 'key_1',
    name: 'Nightly export of replies',
    hint: 'cc_…0b-D',
    createdAt: '2026-02-02T10:30:00.000Z',
    lastUsedAt: null,
    scopes: null,
  },
];
export const SHOWN_KEY = 'cc_Q3hYc0x2bG1pd2VkdWxsYW5kc29tZXRoaW5nZWxz4Qq';

export const hook: Webhook = {
  webhookId: 'wh_1',
  url: 'https://hooks.calderfinch.example/coldcast',
  events: ['campaign.completed', 'insights.ready'],
  createdAt: '2026-03-02T10:00:00.000Z',
  disabledAt: null,
};
export const goneHook: Webhook = {
  ...hook,
  webhookId: 'wh_0',
  url: 'http://automation.calderfinch.example/in/9f2c1d77a5',
  events: ['credits.low'],
  disabledAt: '2026-03-12T10:00:00.000Z',
};
export const SHOWN_SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

const delivery = (rest: Partial<WebhookDelivery> & Pick<WebhookDelivery, 'deliveryId'>): WebhookDelivery => ({
  event: 'campaign.completed',
  status: 'delivered',
  attempts: 1,
  createdAt: '2026-03-18T09:30:00.000Z',
  lastAttemptAt: '2026-03-18T09:30:00.000Z',
  nextAttemptAt: null,
  responseStatus: 204,
  responseText: '',
  error: null,
  payload: '{"type":"campaign.completed","timestamp":"2026-03-18T09:30:00.000Z","data":{"campaignName":"Northwind dock queues"}}',
  ...rest,
});

const arrivedTest = delivery({ deliveryId: '5b0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e91', event: 'webhook.test', responseStatus: 200 });
const failedTest = delivery({
  deliveryId: '5b0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e95',
  event: 'webhook.test',
  status: 'failed',
  responseStatus: null,
  responseText: null,
  error: 'The connection was refused.',
});
const deliveries = [
  delivery({
    deliveryId: '5b0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e90',
    status: 'pending',
    attempts: 3,
    nextAttemptAt: '2026-03-18T09:42:00.000Z',
    responseStatus: 503,
    responseText: '<h1>Down for maintenance</h1>',
    error: 'The address responded with 503.',
  }),
  delivery({ deliveryId: '5b0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e92', event: 'insights.ready' }),
  delivery({
    deliveryId: '5b0c2a7e-8d61-4b0f-9a3e-3c1f7b6d2e93',
    status: 'failed',
    attempts: 7,
    responseStatus: null,
    responseText: null,
    error: 'The connection was refused.',
  }),
  arrivedTest,
];

const keysPage = (answers: FakeAnswers) =>
  signedIn('/app/account/api-keys', {
    listApiKeys: gives(keys),
    createApiKey: gives({ ...zapier, keyId: 'key_3', name: 'n8n', hint: 'cc_…4Qq', lastUsedAt: null, key: SHOWN_KEY }, 201),
    revokeApiKey: gives({ message: 'API key revoked' }),
    ...answers,
  });
const hooksPage = (answers: FakeAnswers) =>
  signedIn('/app/account/webhooks', {
    listWebhooks: gives([hook]),
    listWebhookDeliveries: gives(deliveries),
    createWebhook: gives({ ...hook, webhookId: 'wh_2', secret: SHOWN_SECRET }, 201),
    updateWebhook: gives({ ...hook, disabledAt: null }),
    deleteWebhook: gives({ message: 'Webhook deleted' }),
    testWebhook: gives(arrivedTest),
    resendWebhookDelivery: gives({ ...deliveries[2], status: 'pending' }),
    ...answers,
  });

export const connectStates = {
  'api-keys': keysPage({}),
  'api-keys-empty': keysPage({ listApiKeys: gives([]) }),
  'api-keys-loading': keysPage({ listApiKeys: waits }),
  'api-keys-failed': keysPage({ listApiKeys: refuses('internal') }),
  'api-keys-refused': keysPage({ createApiKey: refuses('api_key_limit'), revokeApiKey: refuses('overloaded') }),
  'api-keys-demo': keysPage({ getMe: gives(demoUser) }),
  webhooks: hooksPage({}),
  'webhooks-several': hooksPage({ listWebhooks: gives([hook, goneHook]) }),
  'webhooks-refused': hooksPage({ updateWebhook: refuses('address_refused') }),
  'webhooks-empty': hooksPage({ listWebhooks: gives([]) }),
  'webhooks-loading': hooksPage({ listWebhooks: waits }),
  'webhooks-failed': hooksPage({ listWebhooks: refuses('internal') }),
  'webhooks-quiet': hooksPage({ listWebhookDeliveries: gives([]), testWebhook: gives(failedTest) }),
  'webhooks-log-failed': hooksPage({ listWebhookDeliveries: refuses('internal'), createWebhook: refuses('webhook_limit') }),
  'webhooks-demo': hooksPage({ getMe: gives(demoUser) }),
};
