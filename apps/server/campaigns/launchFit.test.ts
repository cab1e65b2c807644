import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { launchFile } from './testing/launchFile.ts';

const BODY =
  'Hi there,\n\nOur dock scheduling lets carriers book a slot themselves, so your yard team answers fewer phone calls.\n\nWorth a look?\n\nIngrid';
const fileOf = (titles: readonly string[]): string =>
  [
    'email_body_1,subject_line,personal_linkedin_url,title',
    ...titles.map((title, n) => `"${BODY}",dock slots,https://www.linkedin.com/in/person-${n},${title}`),
  ].join('\n');

let test: TestApp;
let account: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp();
  account = await createAccount(test);
  const bytes = fileOf(['Logistics Manager', 'HR Manager', '']);
  campaignId = (await launchFile(test, account, { bytes })).body.campaignId;
  await test.runJobs();
}, 60_000);
afterAll(() => test.stop());

const rowsOf = async () => {
  const { body } = await test.call(endpoints.listResults, { token: account.token, params: { campaignId } });
  return new Map(body.map((row) => [row.leadTitle ?? '', row]));
};
const explain = async (position: number) =>
  (await test.call(endpoints.explainLead, { token: account.token, params: { campaignId, leadId: `${campaignId}-${position}` } })).body;

describe('the fit of a launched campaign', () => {
  it('is in each row with its level, probability and reason, and null if the lead has no title', async () => {
    const rows = await rowsOf();
    expect(rows.get('Logistics Manager')?.fit).toMatchObject({ level: 'owner', probability: expect.any(Number) });
    expect(rows.get('HR Manager')?.fit).toMatchObject({
      level: 'far',
      reason: expect.stringContaining('rarely decides on dock slots'),
    });
    expect(rows.get('HR Manager')?.fit?.probability).toBeGreaterThanOrEqual(0.8);
    expect(rows.get('')?.fit).toBeNull();
  });

  it('is computed with the offer read at launch, even if an update before the last leads reads it differently', async () => {
    const bytes = fileOf(['Logistics Manager', 'HR Manager']);
    const { campaignId: id } = (await launchFile(test, account, { bytes })).body;
    const need = { id: 'payroll', label: 'payroll', isPlural: false, share: 1, owners: ['hr'], signers: ['hr'], near: [], industries: [] };
    const offer = {
      kind: 'sales',
      phrase: 'payroll',
      category: { id: 'payroll', label: 'payroll' },
      work: 'hr',
      certainty: 1,
      needs: [need],
      evidence: [],
    };
    await test.app.db.execute(
      sql`update campaigns set list_offer = ${JSON.stringify({ offer, knownFitShare: 1 })}::jsonb where id = ${id}`,
    );
    await test.runJobs();
    const { body } = await test.call(endpoints.listResults, { token: account.token, params: { campaignId: id } });
    expect(body.find(({ leadTitle }) => leadTitle === 'HR Manager')?.fit?.level).toBe('owner');
  });

  it('is read with the offer stored at launch, and is missing from campaigns launched without one', async () => {
    const withOffer = await explain(1);
    await test.app.db.execute(sql`update campaigns set list_offer = null where id = ${campaignId}`);
    const without = await explain(1);
    expect(without.replyRate).toBeGreaterThan(withOffer.replyRate);
    expect(withOffer.reply.map(({ text }) => text).join(' ')).toContain('rarely decides on dock slots');
    expect(without.reply.map(({ text }) => text).join(' ')).not.toContain('rarely decides on dock slots');
  });
});
