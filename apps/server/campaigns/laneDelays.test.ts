import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile, usePlan } from './testing/launchFile.ts';

let test: TestApp;
let account: TestAccount;

beforeAll(async () => {
  test = await startTestApp({ config: { REGULAR_DELAY_SECONDS: 3600, PRIORITY_DELAY_SECONDS: 60 } });
  account = await createAccount(test);
  await usePlan(test, account, 'Growth');
});
afterAll(() => test.stop());

const settledOf = async (campaignId: string): Promise<number> =>
  (await test.call(endpoints.getResultsStatus, { token: account.token, params: { campaignId } })).body.success;

describe('a lane with a delay', () => {
  it("starts after its lane's delay", async () => {
    const regular = (await launchFile(test, account, { leadCount: 3, fields: { priority: 'off' } })).body.campaignId;
    const priority = (await launchFile(test, account, { leadCount: 3 })).body.campaignId;
    const settled = async () => {
      await test.runJobs();
      return [await settledOf(priority), await settledOf(regular)];
    };
    expect(await settled()).toEqual([0, 0]);
    test.clock.advance(59_000);
    expect(await settled()).toEqual([0, 0]);
    test.clock.advance(2000);
    expect(await settled()).toEqual([3, 0]);
    test.clock.advance(3_540_000);
    expect(await settled()).toEqual([3, 3]);
  });
});
