import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook, listWebhookDeliveries, listWebhooks } from './readWebhooks.ts';
import { resendWebhookDelivery } from './resendDelivery.ts';
import { testWebhook } from './testWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';

export const webhookEndpoints: BoundEndpoint[] = [
  bindEndpoint(endpoints.listWebhooks, listWebhooks),
  bindEndpoint(endpoints.createWebhook, createWebhook),
  bindEndpoint(endpoints.updateWebhook, updateWebhook),
  bindEndpoint(endpoints.deleteWebhook, deleteWebhook),
  bindEndpoint(endpoints.testWebhook, testWebhook),
  bindEndpoint(endpoints.listWebhookDeliveries, listWebhookDeliveries),
  bindEndpoint(endpoints.resendWebhookDelivery, resendWebhookDelivery),
];
