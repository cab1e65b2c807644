import { endpoints } from '@coldcast/contract/endpoints';
import { applyPortalChange } from '../../billing/applyPortalChange.ts';
import type { TestAccount } from '../../testing/createAccount.ts';
import type { CallAnswer } from '../../testing/callApi.ts';
import type { TestApp } from '../../testing/startTestApp.ts';
import { DEMO_CAMPAIGNS } from '../demo/demoCampaigns.ts';
import { writeDemoFile } from '../demo/writeDemoFile.ts';

/** A valid campaign file of invented people. */
export function writeTestFile(leadCount: number, start = 0): Uint8Array {
  const sample = DEMO_CAMPAIGNS.at(-1);
  if (sample === undefined) throw new Error('there is no sample');
  return writeDemoFile({ ...sample, leadCount, start });
}

export type LaunchOptions = {
  leadCount?: number;
  start?: number;
  bytes?: Uint8Array | string;
  fields?: Record<string, string>;
  key?: string;
};

export const launchFile = (
  test: TestApp,
  { token }: Pick<TestAccount, 'token'>,
  { leadCount = 3, start, bytes, fields, key }: LaunchOptions = {},
): Promise<CallAnswer<typeof endpoints.createCampaign>> =>
  test.call(endpoints.createCampaign, {
    token,
    body: fields,
    file: { fileName: 'Q4 outreach.csv', bytes: bytes ?? writeTestFile(leadCount, start) },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Puts the account on a plan. */
export const usePlan = (test: TestApp, { orgId }: TestAccount, planName: 'Unlimited' | 'Pro' | 'Growth' | 'Scale'): Promise<void> =>
  applyPortalChange(test.app, orgId, { planName, billingCycle: 'month' });
