import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from '@coldcast/contract/webhooks';
import type { WebhookDelivery, WebhookEvent } from '@coldcast/contract/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/callApi.ts';
import { serverNow } from '../../api/serverClock.ts';

export type WebhookInput = { url: string; events: WebhookEvent[] };

const WEBHOOKS_KEY = ['webhooks'] as const;
/** The log is fetched again shortly after its next attempt, within these limits. */
const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

function toPollMs(deliveries: readonly WebhookDelivery[] = []): number | false {
  const next = deliveries.flatMap(({ status, nextAttemptAt }) =>
    status === 'pending' && nextAttemptAt !== null ? [Date.parse(nextAttemptAt)] : [],
  );
  return next.length > 0 && Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.min(...next) - serverNow() + SOONEST_MS));
}

export const useWebhooks = () => useQuery({ queryKey: WEBHOOKS_KEY, queryFn: ({ signal }) => callApi(listWebhooks, { signal }) });

export const useDeliveries = (webhookId: string) =>
  useQuery({
    queryKey: [...WEBHOOKS_KEY, webhookId, 'deliveries'],
    queryFn: ({ signal }) => callApi(listWebhookDeliveries, { params: { webhookId }, signal }),
    refetchInterval: ({ state }) => toPollMs(state.data),
  });

/** Refreshes the list and every log: an answer of 410 changes both. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: WEBHOOKS_KEY });
}

export function useCreateWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WebhookInput) => callApi(createWebhook, { body }),
    onSuccess: refresh,
    // Discarded as soon as it is no longer shown: the answer contains the secret.
    gcTime: 0,
  });
}

export function useUpdateWebhook(webhookId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WebhookInput) => callApi(updateWebhook, { params: { webhookId }, body }),
    onSuccess: refresh,
  });
}

export function useDeleteWebhook(webhookId: string) {
  const refresh = useRefresh();
  return useMutation({ mutationFn: () => callApi(deleteWebhook, { params: { webhookId } }), onSuccess: refresh });
}

export function useTestWebhook(webhookId: string) {
  const refresh = useRefresh();
  return useMutation({ mutationFn: () => callApi(testWebhook, { params: { webhookId } }), onSuccess: refresh });
}

export function useResendDelivery(webhookId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (deliveryId: string) => callApi(resendWebhookDelivery, { params: { webhookId, deliveryId } }),
    onSuccess: refresh,
  });
}
