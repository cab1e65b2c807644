import { KEY_SCOPES } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchFile, usePlan } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let test: TestApp;
let account: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
  await usePlan(test, account, 'Scale');
});
beforeEach(async () => {
  campaignId = (await launchFile(test, account, { leadCount: 3 })).body.campaignId;
  await test.runJobs();
});
afterAll(() => test.stop());

const figures = { sentOn: '2026-02-20', sent: 400, replied: 12 };
const propose = (body: object = figures, token = account.token) =>
  test.call(endpoints.proposeOutcome, { token, params: { campaignId }, body });
const confirm = (proposalId: string) => test.call(endpoints.confirmOutcome, { token: account.token, params: { proposalId } });
const dismiss = (proposalId: string) => test.call(endpoints.dismissOutcome, { token: account.token, params: { proposalId } });
const listOwn = async () =>
  (await test.call(endpoints.listOutcomeProposals, { token: account.token })).body.filter((one) => one.campaignId === campaignId);
const countOutcomes = async () =>
  (await test.call(endpoints.getOutcome, { token: account.token, params: { campaignId } })).body.entry?.outcomes.length;

describe('a result that a program reported', () => {
  it('counts nowhere until a person confirms it, and is then gone from the list', async () => {
    const body = { name: 'nightly', scopes: [...KEY_SCOPES] };
    const { key } = (await test.call(endpoints.createApiKey, { token: account.token, body })).body;
    const { status, body: answer } = await propose(figures, key);
    expect([status, answer.proposal.keyName, answer.proposal.said]).toEqual([201, 'nightly', figures]);
    expect([(await listOwn()).length, await countOutcomes()]).toEqual([1, 0]);
    expect((await confirm(answer.proposal.proposalId)).body.isNew).toBe(true);
    expect([await listOwn(), await countOutcomes()]).toEqual([[], 1]);
  });

  it('replaces one that is already waiting', async () => {
    const first = (await propose()).body.proposal.proposalId;
    await propose({ ...figures, replied: 14 });
    expect((await listOwn()).map(({ said }) => said.replied)).toEqual([14]);
    expect((await confirm(first)).error.code).toBe('proposal_not_found');
  });

  it('is added once if two people confirm it at the same time', async () => {
    const { proposalId } = (await propose()).body.proposal;
    const answers = await Promise.all([confirm(proposalId), confirm(proposalId), confirm(proposalId)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404]);
    expect(await countOutcomes()).toBe(1);
  });

  it('never counts once it was dismissed', async () => {
    const { proposalId } = (await propose()).body.proposal;
    expect((await dismiss(proposalId)).body).toEqual({ message: 'Result dismissed' });
    expect((await confirm(proposalId)).status).toBe(404);
    expect([await listOwn(), await countOutcomes()]).toEqual([[], 0]);
  });

  it('needs a reason if it corrects another, both when reported and when confirmed', async () => {
    const { proposalId } = (await propose()).body.proposal;
    await test.call(endpoints.recordOutcome, { token: account.token, params: { campaignId }, body: { ...figures, replied: 13 } });
    expect((await confirm(proposalId)).error.code).toBe('reason_needed');
    expect((await listOwn()).length).toBe(1);
    expect((await propose()).error.code).toBe('reason_needed');
    const corrected = (await propose({ ...figures, reason: 'Counted again' })).body.proposal;
    expect((await confirm(corrected.proposalId)).body.outcome.reason).toBe('Counted again');
  });

  it.each([
    [{ ...figures, sentOn: 'soon' }, 'sentOn must be a day, such as 2026-03-18.'],
    [{ ...figures, sentOn: '2027-01-01' }, 'sentOn cannot be in the future.'],
    [{ sentOn: '2026-02-20' }, 'A required field is missing.'],
    [{ ...figures, surplus: 1 }, 'The request is not valid.'],
  ])('is refused as %j', async (body, message) => {
    const { status, error } = await propose(body);
    expect([status, error.message]).toEqual([400, message]);
  });

  it('is refused for a campaign that has not ended', async () => {
    campaignId = (await launchFile(test, account, { leadCount: 3 })).body.campaignId;
    const { status, error } = await propose();
    expect([status, error.code]).toEqual([409, 'campaign_not_finished']);
    await test.runJobs();
  });
});
