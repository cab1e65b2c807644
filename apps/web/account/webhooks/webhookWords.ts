import type { WebhookDelivery, WebhookEvent } from '@coldcast/contract/webhooks';
import type { Tone } from '@coldcast/rules/ratings';

/** What each event means to people. */
export const EVENT_WORDS: Record<WebhookEvent, { title: string; hint: string }> = {
  'campaign.completed': { title: 'Campaign completed', hint: 'with its counts at 40-50' },
  'insights.ready': { title: 'Insights ready', hint: 'for a completed campaign' },
  'credits.low': { title: 'Mock credits low', hint: 'below 10% of the credits granted this period, once per period' },
};

export const eventTitle = (event: WebhookDelivery['event']): string => (event === 'webhook.test' ? 'Test' : EVENT_WORDS[event].title);

export const STATUS_WORDS: Record<WebhookDelivery['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'fair' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'poor' },
};

/** The result of the last attempt, such as `Responded with 204`, or why it failed. */
export const outcomeWords = ({ error, responseStatus }: WebhookDelivery): string =>
  error ?? (responseStatus === null ? 'Not sent yet' : `Responded with ${responseStatus}`);

/** JSON with line breaks; anything else as it is. */
export function prettyPayload(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
