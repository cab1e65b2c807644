import { endpoints } from '@coldcast/contract/endpoints';
import { webhookPayload } from '@coldcast/contract/webhookPayload';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { renewSubscriptionsSchedule } from '../billing/renewSubscriptions.ts';
import { launchFile, usePlan } from '../campaigns/testing/launchFile.ts';
import { checkInvariants } from '../operations/checkInvariants.ts';
import { createAccount } from '../testing/createAccount.ts';
import { setUpSubscriber } from './testing/setUpSubscriber.ts';
import { answering, startReceiver } from './testing/startReceiver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = setUpSubscriber();
const { subscribe, listDeliveries, onlyDelivery, sendTest, completeCampaign, waitOut, logIn } = at;

describe('what is announced', () => {
  it('is a completed campaign with its counts, then its insights, each signed after Standard Webhooks', async () => {
    const webhook = await subscribe(['campaign.completed', 'insights.ready']);
    const campaignId = await completeCampaign(8);
    const counts = (await at.test.call(endpoints.getAnalytics, { token: at.account.token, params: { campaignId } })).body;
    const payloads = at.receiver.received.map(({ body, headers }) =>
      webhookPayload.parse(new Webhook(webhook.secret).verify(body, headers)),
    );
    expect(payloads.map(({ type }) => type)).toEqual(['campaign.completed', 'insights.ready']);
    expect(payloads[0]?.data).toMatchObject({
      orgId: at.account.orgId,
      campaignId,
      campaignName: 'Q4 outreach',
      progress: { total: 8, success: 8, failed: 0 },
      analytics: { bucket: '40-50', total: 8, not_opened: counts.not_opened, reply: counts.reply },
    });
    expect(payloads[1]?.data).toEqual({ orgId: at.account.orgId, campaignId, campaignName: 'Q4 outreach' });
    expect(at.receiver.received.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json']);
    const deliveries = await listDeliveries(webhook);
    expect(deliveries.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(at.receiver.received.map(({ id }) => id).toSorted());
    for (const delivery of deliveries) expect([delivery.status, delivery.attempts, delivery.responseStatus]).toEqual(['delivered', 1, 204]);
    expect(await checkInvariants(at.test.app.db)).toEqual([]);
  });

  it('is sent once, however often the insights are requested', async () => {
    await subscribe(['insights.ready']);
    const campaignId = await completeCampaign();
    for (const endpoint of [endpoints.generateReplyInsights, endpoints.generateOpenInsights]) {
      await at.test.call(endpoint, { token: at.account.token, query: { campaignId } });
    }
    await at.test.runJobs();
    expect(at.receiver.received).toHaveLength(1);
  });

  it('is sent to webhooks that chose it, and to no other organization', async () => {
    const other = await startReceiver();
    await subscribe(['credits.low'], other.url);
    const stranger = await createAccount(at.test);
    await at.test.call(endpoints.createWebhook, { token: stranger.token, body: { url: other.url, events: ['campaign.completed'] } });
    await subscribe();
    await completeCampaign();
    expect([at.receiver.received.length, other.received.length]).toEqual([1, 0]);
    await other.stop();
  });

  it('is never a campaign that was already deleted', async () => {
    await subscribe();
    const { campaignId } = (await launchFile(at.test, at.account)).body;
    await at.test.app.db.execute(sql`delete from campaigns where id = ${campaignId}`);
    await at.test.runJobs();
    expect(at.receiver.received).toEqual([]);
  });

  it('is sent at once as a test, with its result', async () => {
    const webhook = await subscribe();
    at.receiver.answer(answering(200, '<b>thanks</b>'));
    const { status, body } = await sendTest(webhook);
    expect([status, body.event, body.status, body.responseStatus, body.responseText]).toEqual([
      200,
      'webhook.test',
      'delivered',
      200,
      '<b>thanks</b>',
    ]);
    const [{ body: sent, headers, id } = { body: '', headers: {}, id: '' }] = at.receiver.received;
    expect(new Webhook(webhook.secret).verify(sent, headers)).toMatchObject({ type: 'webhook.test' });
    expect([body.deliveryId, body.payload]).toEqual([id, sent]);
    expect(await onlyDelivery(webhook)).toEqual(body);
    at.receiver.answer(answering(500));
    expect((await sendTest(webhook)).body).toMatchObject({
      status: 'failed',
      error: 'The address responded with 500.',
      nextAttemptAt: null,
    });
    await waitOut();
    expect(at.receiver.received).toHaveLength(2);
  });

  it('is at most thirty tests in ten minutes', async () => {
    const webhook = await subscribe();
    for (let n = 1; n <= 30; n += 1) expect((await sendTest(webhook)).status).toBe(200);
    expect((await sendTest(webhook)).status).toBe(429);
    at.test.clock.advance(10 * 60 * 1000);
    expect((await sendTest(webhook)).status).toBe(200);
  });
});

describe('low credits', () => {
  it('are announced once per period, below a tenth of the credits it granted', async () => {
    await subscribe(['credits.low']);
    // 200 granted: 20 left is exactly a tenth, not below it.
    for (const leadCount of [150, 30]) await completeCampaign(leadCount);
    expect(at.receiver.received).toHaveLength(0);
    await completeCampaign(1);
    const tell = () => at.receiver.received.map(({ body }) => webhookPayload.parse(JSON.parse(body)).data);
    expect(tell()).toEqual([expect.objectContaining({ orgId: at.account.orgId, creditBalance: 19, periodCredits: 200, planName: 'Free' })]);
    await completeCampaign(9);
    expect(tell()).toHaveLength(1);
  });

  it('are announced again in the next period', async () => {
    await subscribe(['credits.low']);
    await completeCampaign(190);
    at.test.clock.advance(32 * DAY_MS);
    await logIn();
    await renewSubscriptionsSchedule.run(at.test.app);
    await completeCampaign(185);
    expect(at.receiver.received).toHaveLength(1);
    await completeCampaign(10);
    expect(at.receiver.received.map(({ body }) => JSON.parse(body).data.creditBalance)).toEqual([10, 15]);
  });

  it('are never announced on a plan with unlimited mock credits or for a refused launch', async () => {
    await subscribe(['credits.low']);
    expect((await launchFile(at.test, at.account, { leadCount: 201 })).status).toBe(402);
    await usePlan(at.test, at.account, 'Unlimited');
    await completeCampaign(300);
    expect(at.receiver.received).toEqual([]);
  });
});
