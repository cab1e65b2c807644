import { endpoints } from '@coldcast/contract/endpoints';
import { applyPortalChange } from '../../billing/applyPortalChange.ts';
import type { FollowUpText } from '@coldcast/rules/leadFile/sequenceColumns';
import type { TestAccount } from '../../testing/createAccount.ts';
import type { CallAnswer } from '../../testing/callApi.ts';
import type { TestApp } from '../../testing/startTestApp.ts';
import { DEMO_CAMPAIGNS } from '../demo/demoCampaigns.ts';
import { writeDemoFile } from '../demo/writeDemoFile.ts';

const LATER_BODIES = [
  'Hi,\n\nany thoughts on booked slots for your docks?\n\nIngrid',
  'Hi,\n\na grocer with nine docks cut waiting by half in a month.\n\nShall I send how?\n\nIngrid',
  'Hi,\n\nwould another site of yours need this more?\n\nIngrid',
  'Hi,\n\nwho plans the docks at your site?\n\nIngrid',
  'Hi,\n\nis next quarter better?\n\nIngrid',
  'Hi,\n\nI will not write again unless you ask me to.\n\nIngrid',
];

/** Follow-ups for a sequence of this many emails; the fourth email starts a new thread. */
const toFollowUps = (emails: number): FollowUpText[] =>
  LATER_BODIES.slice(0, emails - 1).map((body, index) => ({ subject: index === 2 ? 'another site' : '', body, waitDays: 3 + index }));

/** A valid campaign file of invented people, with one email each by default. */
export function writeTestFile(leadCount: number, start = 0, emails = 1): Uint8Array {
  const sample = DEMO_CAMPAIGNS.at(-1);
  if (sample === undefined) throw new Error('there is no sample');
  const followUps = toFollowUps(emails);
  return writeDemoFile({
    ...sample,
    leadCount,
    start,
    emails,
    writeEmail: (person) => ({ ...sample.writeEmail(person), followUps }),
  });
}

export type LaunchOptions = {
  leadCount?: number;
  start?: number;
  emails?: number;
  bytes?: Uint8Array | string;
  fields?: Record<string, string>;
  key?: string;
};

export const launchFile = (
  test: TestApp,
  { token }: Pick<TestAccount, 'token'>,
  { leadCount = 3, start, emails, bytes, fields, key }: LaunchOptions = {},
): Promise<CallAnswer<typeof endpoints.createCampaign>> =>
  test.call(endpoints.createCampaign, {
    token,
    body: fields,
    file: { fileName: 'Q4 outreach.csv', bytes: bytes ?? writeTestFile(leadCount, start, emails) },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Puts the account on a plan. */
export const usePlan = (test: TestApp, { orgId }: TestAccount, planName: 'Unlimited' | 'Pro' | 'Growth' | 'Scale'): Promise<void> =>
  applyPortalChange(test.app, orgId, { planName, billingCycle: 'month' });
