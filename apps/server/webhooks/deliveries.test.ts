import { endpoints } from '@coldcast/contract/endpoints';
import { RETRY_DELAYS_SECONDS } from '@coldcast/contract/webhooks';
import { describe, expect, it } from 'vitest';
import { setUpSubscriber } from './testing/setUpSubscriber.ts';
import { answering, startReceiver } from './testing/startReceiver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = setUpSubscriber();
const { subscribe, listDeliveries, onlyDelivery, resend, sendTest, completeCampaign, waitOut } = at;

describe('a delivery that fails', () => {
  it('is retried after each wait with the same id, and then no more', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(500, 'out of order'));
    await completeCampaign();
    const first = await onlyDelivery(webhook);
    const inFiveSeconds = new Date(at.test.app.clock.now().getTime() + 5000).toISOString();
    expect(first).toMatchObject({ status: 'pending', attempts: 1, responseStatus: 500, responseText: 'out of order' });
    expect([first.error, first.nextAttemptAt]).toEqual(['The address responded with 500.', inFiveSeconds]);
    await at.test.runJobs();
    expect(at.receiver.received).toHaveLength(1);
    at.test.clock.advance(5000);
    await at.test.runJobs();
    expect(at.receiver.received).toHaveLength(2);
    for (const seconds of RETRY_DELAYS_SECONDS.slice(1)) {
      at.test.clock.advance(seconds * 1000);
      await at.test.runJobs();
    }
    expect(at.receiver.received).toHaveLength(7);
    expect(new Set(at.receiver.received.map(({ id }) => id))).toEqual(new Set([first.deliveryId]));
    expect(new Set(at.receiver.received.map(({ body }) => body))).toEqual(new Set([first.payload]));
    expect(new Set(at.receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(7);
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'failed', attempts: 7, nextAttemptAt: null });
    at.test.clock.advance(DAY_MS);
    await at.test.runJobs();
    expect(at.receiver.received).toHaveLength(7);
  });

  it('ends with the first attempt that is accepted', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(503));
    await completeCampaign();
    at.receiver.answer(answering(201, 'at last'));
    await waitOut();
    expect(await onlyDelivery(webhook)).toMatchObject({
      status: 'delivered',
      attempts: 2,
      responseStatus: 201,
      responseText: 'at last',
      error: null,
    });
    expect(at.receiver.received).toHaveLength(2);
  });

  it('follows no redirect', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(307, '', { location: '/elsewhere' }));
    await completeCampaign();
    expect(at.receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    expect((await onlyDelivery(webhook)).error).toBe('The address responded with a redirect (307), which is not followed.');
  });

  it('says so if nothing listens at the address', async () => {
    const closed = await startReceiver();
    await closed.stop();
    const webhook = await subscribe(['campaign.completed'], closed.url);
    await completeCampaign();
    expect(await onlyDelivery(webhook)).toMatchObject({ error: 'The connection was refused.', responseStatus: null, responseText: null });
  });

  it('never goes to an internal address, by number or by name, even for an existing webhook', async () => {
    const byNumber = await subscribe();
    const byName = await subscribe(['campaign.completed'], at.receiver.url.replace('127.0.0.1', 'localhost'));
    at.test.app.config.ALLOW_INTERNAL_ADDRESSES = false;
    await completeCampaign();
    for (const webhook of [byNumber, byName]) {
      expect(await onlyDelivery(webhook)).toMatchObject({ status: 'pending', error: 'The address leads to a private network.' });
      expect((await sendTest(webhook)).body.error).toBe('The address leads to a private network.');
    }
    expect(at.receiver.received).toEqual([]);
  });

  it('keeps 1 kB of the response, as text that PostgreSQL can store', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(400, `\0${'é'.repeat(3000)}`));
    await completeCampaign();
    const { responseText } = await onlyDelivery(webhook);
    expect(responseText?.startsWith('\uFFFDé')).toBe(true);
    expect(responseText?.length).toBeLessThan(520);
  });
});

describe('an address that is gone', () => {
  it('disables its webhook: nothing is sent there anymore', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(410));
    await completeCampaign();
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'failed', attempts: 1, nextAttemptAt: null });
    const [listed] = (await at.test.call(endpoints.listWebhooks, { token: at.account.token })).body;
    expect(listed?.disabledAt).toBe(at.test.app.clock.now().toISOString());
    const { deliveryId } = await onlyDelivery(webhook);
    await completeCampaign();
    for (const answer of [await sendTest(webhook), await resend(webhook, deliveryId)]) {
      expect([answer.status, answer.error.code]).toEqual([409, 'webhook_disabled']);
    }
    expect(at.receiver.received).toHaveLength(1);
  });

  it('gets deliveries again once its webhook is saved', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(410));
    expect((await sendTest(webhook)).body.status).toBe('failed');
    at.receiver.answer(answering(200));
    const call = { token: at.account.token, params: { webhookId: webhook.webhookId } };
    const body = { url: at.receiver.url, events: ['campaign.completed'] };
    expect((await at.test.call(endpoints.updateWebhook, { ...call, body })).body.disabledAt).toBeNull();
    expect((await sendTest(webhook)).body.status).toBe('delivered');
  });

  it('ends the deliveries that still wait for it', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(500));
    await completeCampaign();
    at.receiver.answer(answering(410));
    expect((await sendTest(webhook)).body.error).toBe('The address responded with 410 Gone, so the webhook is disabled.');
    await waitOut();
    const waiting = (await listDeliveries(webhook)).find(({ event }) => event === 'campaign.completed');
    expect(waiting).toMatchObject({ status: 'failed', attempts: 1, error: 'Not sent, because the webhook is disabled.' });
  });
});

describe('sending again', () => {
  it('sends the same message with the same id, delivered or not, with all its retries ahead', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(500));
    await completeCampaign();
    await waitOut();
    const { deliveryId } = await onlyDelivery(webhook);
    expect((await resend(webhook, deliveryId)).body).toMatchObject({ deliveryId, status: 'pending' });
    await at.test.runJobs();
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'pending', attempts: 8 });
    at.receiver.answer(answering(204));
    await waitOut();
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'delivered', attempts: 9 });
    await resend(webhook, deliveryId);
    await at.test.runJobs();
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'delivered', attempts: 10 });
    expect(new Set(at.receiver.received.map(({ id }) => id))).toEqual(new Set([deliveryId]));
  });

  it('replaces the pending retry', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(500));
    await completeCampaign();
    at.receiver.answer(answering(204));
    await resend(webhook, (await onlyDelivery(webhook)).deliveryId);
    await at.test.runJobs();
    await waitOut();
    expect(at.receiver.received).toHaveLength(2);
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('happens a hundred times in ten minutes and no more', async () => {
    const webhook = await subscribe();
    await sendTest(webhook);
    const { deliveryId } = await onlyDelivery(webhook);
    const answers = [];
    for (let n = 0; n <= 100; n += 1) answers.push((await resend(webhook, deliveryId)).status);
    expect(answers.lastIndexOf(200)).toBe(99);
    expect(answers.at(-1)).toBe(429);
    await at.test.runJobs();
    // A hundred jobs for one attempt: only the first sends.
    expect(at.receiver.received).toHaveLength(2);
  });

  it('finds no delivery of another webhook', async () => {
    const [webhook, other] = [await subscribe(), await subscribe(['insights.ready'])];
    await completeCampaign();
    const { deliveryId } = await onlyDelivery(webhook);
    for (const id of [deliveryId, '00000000-0000-4000-8000-000000000000', 'no-id']) {
      const { status, error } = await resend(other, id);
      expect([status, error.code, error.message]).toEqual([404, 'delivery_not_found', 'Delivery not found']);
    }
  });
});
