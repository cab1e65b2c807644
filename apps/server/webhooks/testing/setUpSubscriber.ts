import { endpoints } from '@coldcast/contract/endpoints';
import { RETRY_DELAYS_SECONDS, type WebhookDelivery, type WebhookEvent } from '@coldcast/contract/webhooks';
import { beforeAll, beforeEach } from 'vitest';
import { launchFile } from '../../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { startReceiver, type Receiver } from './startReceiver.ts';

type Subscribed = { webhookId: string; secret: string };

/** Call once in a test file: starts the product with a clock, and for each test creates a new user with a server that receives webhooks. */
export function setUpSubscriber() {
  let test: TestApp;
  let account: TestAccount;
  let receiver: Receiver;
  beforeAll(async () => {
    // The signature library uses the machine's clock.
    test = await startTestApp({ now: new Date(), config: { SIGNUPS_PER_HOUR: 1000, ALLOW_INTERNAL_ADDRESSES: true } });
    return () => test.stop();
  });
  beforeEach(async () => {
    test.clock.set(new Date());
    test.app.config.ALLOW_INTERNAL_ADDRESSES = true;
    account = await createAccount(test);
    receiver = await startReceiver();
    return () => receiver.stop();
  });
  const token = () => account.token;
  const subscribe = async (events: WebhookEvent[] = ['campaign.completed'], url = receiver.url): Promise<Subscribed> =>
    (await test.call(endpoints.createWebhook, { token: token(), body: { url, events } })).body;
  const listDeliveries = async ({ webhookId }: Subscribed): Promise<WebhookDelivery[]> =>
    (await test.call(endpoints.listWebhookDeliveries, { token: token(), params: { webhookId } })).body;
  return {
    get test() {
      return test;
    },
    get receiver() {
      return receiver;
    },
    get account() {
      return account;
    },
    subscribe,
    listDeliveries,
    onlyDelivery: async (webhook: Subscribed): Promise<WebhookDelivery> => {
      const [delivery, ...others] = await listDeliveries(webhook);
      if (delivery === undefined || others.length > 0) throw new Error(`${others.length} deliveries besides one`);
      return delivery;
    },
    resend: ({ webhookId }: Subscribed, deliveryId: string) =>
      test.call(endpoints.resendWebhookDelivery, { token: token(), params: { webhookId, deliveryId } }),
    sendTest: ({ webhookId }: Subscribed) => test.call(endpoints.testWebhook, { token: token(), params: { webhookId } }),
    completeCampaign: async (leadCount = 5): Promise<string> => {
      const { campaignId } = (await launchFile(test, account, { leadCount })).body;
      await test.runJobs();
      return campaignId;
    },
    /** Moves the clock past the waits until no attempt is left. */
    waitOut: async (): Promise<void> => {
      for (const seconds of RETRY_DELAYS_SECONDS) {
        test.clock.advance(seconds * 1000);
        await test.runJobs();
      }
    },
    /** Logs in after a long time: the old session has expired. */
    logIn: async (): Promise<void> => {
      const { email, password } = account;
      const { body } = await test.call(endpoints.login, { body: { email, password } });
      account = { ...account, token: body.token };
    },
  };
}
