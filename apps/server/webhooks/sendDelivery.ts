import { Webhook } from 'standardwebhooks';
import type { App } from '../app.ts';
import { toProblemText } from '../http/outgoing/problems.ts';
import { sendOutgoing, type OutgoingAnswer } from '../http/outgoing/sendOutgoing.ts';
import type { WebhookRow } from './webhooks.store.ts';

const TIMEOUT_MS = 10_000;
const GONE = 410;

/** The result of one attempt. */
export type Attempt = {
  outcome: 'delivered' | 'failed' | 'gone';
  responseStatus: number | null;
  responseText: string | null;
  error: string | null;
};

export type Message = { id: string; payload: string; webhook: Pick<WebhookRow, 'url' | 'secret'> };

function toAttempt(answer: OutgoingAnswer): Attempt {
  if (!answer.ok) return { outcome: 'failed', responseStatus: null, responseText: null, error: toProblemText(answer.problem) };
  const { status, text } = answer;
  const response = { responseStatus: status, responseText: text };
  if (status >= 200 && status < 300) return { outcome: 'delivered', ...response, error: null };
  if (status === GONE) return { outcome: 'gone', ...response, error: 'The address responded with 410 Gone, so the webhook is disabled.' };
  const isRedirect = status >= 300 && status < 400;
  const error = isRedirect
    ? `The address responded with a redirect (${status}), which is not followed.`
    : `The address responded with ${status}.`;
  return { outcome: 'failed', ...response, error };
}

/** Makes one attempt, signed after Standard Webhooks: the id is the same at every attempt, the timestamp is the attempt's own. */
export async function sendDelivery({ config, clock }: App, { id, payload, webhook }: Message): Promise<Attempt> {
  const now = clock.now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Coldcast-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(webhook.secret).sign(id, now, payload),
  };
  const outgoing = { url: new URL(webhook.url), headers, body: payload, timeoutMs: TIMEOUT_MS };
  return toAttempt(await sendOutgoing(outgoing, { allowsInternal: config.ALLOW_INTERNAL_ADDRESSES }));
}
