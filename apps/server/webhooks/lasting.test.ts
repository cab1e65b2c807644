import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { createSendingBoss } from '../jobs/boss.ts';
import { deliverWebhook } from './deliverWebhook.handler.ts';
import { deliverWebhookJob } from './deliverWebhook.job.ts';
import { resumeDeliveries } from './resumeDeliveries.ts';
import { setUpSubscriber } from './testing/setUpSubscriber.ts';
import { answering } from './testing/startReceiver.ts';
import { webhookSchedules } from './webhooks.jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = setUpSubscriber();
const { subscribe, listDeliveries, onlyDelivery, resend, sendTest, completeCampaign, waitOut, logIn } = at;

describe('after a restore, which brings no jobs back', () => {
  it('what waits is sent at its time', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(500));
    await completeCampaign();
    await at.test.app.db.execute(sql`delete from pgboss.job where name = ${deliverWebhookJob.name}`);
    await waitOut();
    expect(at.receiver.received).toHaveLength(1);
    at.receiver.answer(answering(204));
    expect(await resumeDeliveries(at.test.app)).toBeGreaterThan(0);
    await at.test.runJobs();
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'delivered', attempts: 2 });
    await resumeDeliveries(at.test.app);
    await at.test.runJobs();
    expect(at.receiver.received).toHaveLength(2);
  });
});

describe('a worker that dies', () => {
  it('between sending and writing sends again with the same id, and the log counts what was written', async () => {
    const webhook = await subscribe();
    await sendTest(webhook);
    const { deliveryId } = await onlyDelivery(webhook);
    await resend(webhook, deliveryId);
    const boss = createSendingBoss(at.test.app.pool, at.test.app.log);
    await boss.start();
    const [claimed] = await boss.fetch<{ organisationId: string; deliveryId: string; attempts: number }>(deliverWebhookJob.name);
    if (claimed === undefined) throw new Error('there is no job');
    const dies = deliverWebhook(at.test.app, {
      id: claimed.id,
      data: claimed.data,
      attempt: 1,
      signal: new AbortController().signal,
      complete: () => Promise.reject(new Error('killed')),
    });
    await expect(dies).rejects.toThrow('killed');
    expect([at.receiver.received.length, (await onlyDelivery(webhook)).attempts]).toEqual([2, 1]);
    // Its heartbeat stops, and the job returns to the queue.
    await at.test.app.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where id = ${claimed.id}`);
    await boss.supervise(deliverWebhookJob.name);
    at.test.clock.advance(5000);
    await at.test.runJobs();
    await boss.stop({ graceful: false });
    expect(at.receiver.received.map(({ id }) => id)).toEqual([deliveryId, deliveryId, deliveryId]);
    expect(await onlyDelivery(webhook)).toMatchObject({ status: 'delivered', attempts: 2 });
  });
});

describe('deliveries', () => {
  it('are listed newest first, a hundred of them, and forgotten after 30 days', async () => {
    const webhook = await subscribe();
    await sendTest(webhook);
    await at.test.app.db.execute(sql`
      insert into webhook_deliveries select gen_random_uuid(), organisation_id, webhook_id, event, payload, status, attempts, step,
        created_at - n * interval '1 minute' from webhook_deliveries, generate_series(1, 120) n where webhook_id = ${webhook.webhookId}`);
    const listed = await listDeliveries(webhook);
    expect(listed).toHaveLength(100);
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const sweep = () => webhookSchedules.find(({ name }) => name === 'forget-webhook-deliveries')?.run(at.test.app);
    at.test.clock.advance(30 * DAY_MS - 60_000);
    await sweep();
    await logIn();
    expect(await listDeliveries(webhook)).toHaveLength(2);
    at.test.clock.advance(60_001);
    await sweep();
    expect(await listDeliveries(webhook)).toHaveLength(0);
  });

  it('are deleted with their webhook and their organization, and a leftover job does nothing', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(500));
    await completeCampaign();
    await at.test.call(endpoints.deleteOrganisation, { token: at.account.token, body: { confirmation: at.account.email } });
    await waitOut();
    expect(at.receiver.received).toHaveLength(1);
    const { rows } = await at.test.app.db.execute(sql`
      select 1 from webhooks where id = ${webhook.webhookId} union all select 1 from webhook_deliveries where webhook_id = ${webhook.webhookId}`);
    expect(rows).toEqual([]);
  });
});

describe('the signature', () => {
  it('is the one that the published example of Standard Webhooks has', () => {
    const sign = new Webhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const signed = sign.sign('msg_p5jXN8AQM9LWM0D4loKWxJek', new Date(1_614_265_330_000), '{"test": 2432232314}');
    expect(signed).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});
