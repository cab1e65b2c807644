import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let test: TestApp;
let owner: TestAccount;
let campaignId: string;

const file = [
  'email_body_1,subject_line,personal_linkedin_url,first_name,company,title',
  '"Hi Peter, we sell things.",dock slots,https://www.linkedin.com/in/ana-sample,Ana,Harborline,CFO',
  '"Hi Bo, is this worth a look?",dock slots,https://www.linkedin.com/in/bo-sample,Bo,Brandt,CFO',
].join('\n');

const ask = (lead: string, bucket?: string) =>
  test.call(endpoints.explainLead, {
    token: owner.token,
    params: { campaignId, leadId: lead },
    query: bucket === undefined ? {} : { bucket },
  });

beforeAll(async () => {
  test = await startTestApp();
  owner = await createAccount(test);
  campaignId = (await launchFile(test, owner, { bytes: file })).body.campaignId;
});
afterAll(() => test.stop());

describe('explainLead', () => {
  it('says for each lead what its own email does', async () => {
    const [first, second] = [await ask(`${campaignId}-0`), await ask(`${campaignId}-1`)];
    expect(first.body.reply).toContainEqual({ factorId: 'wrong_name', effect: 'against', text: 'The greeting says “Peter”' });
    expect(second.body.reply.map(({ factorId }) => factorId)).not.toContain('wrong_name');
    expect(second.body.replyRate).toBeGreaterThan(first.body.replyRate);
  });

  it('gives the rates of the requested bucket', async () => {
    const [low, high] = [await ask(`${campaignId}-0`, '10-20'), await ask(`${campaignId}-0`, '80-90')];
    expect(high.body.openRate).toBeGreaterThan(low.body.openRate);
    expect((await ask(`${campaignId}-0`, 'most')).status).toBe(400);
  });

  it('answers 404 for a lead the campaign does not have', async () => {
    for (const leadId of [`${campaignId}-2`, `${campaignId}-99999999999`, `${campaignId}-`, '0', "0' or '1'='1"]) {
      const { status, error } = await ask(leadId);
      expect([leadId, status, error.code]).toEqual([leadId, 404, 'not_found']);
    }
  });

  it('hides the leads of other organizations', async () => {
    const stranger = await createAccount(test);
    const { status, error } = await test.call(endpoints.explainLead, {
      token: stranger.token,
      params: { campaignId, leadId: `${campaignId}-0` },
    });
    expect([status, error.code]).toEqual([404, 'campaign_not_found']);
  });
});
