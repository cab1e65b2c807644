import { KEY_SCOPES } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePlan } from '../campaigns/testing/launchFile.ts';
import { boundEndpoints, findSessionUser, rawRoutes } from '../endpoints.ts';
import { buildApi } from '../http/buildApi.ts';
import { askTool, connectAssistant, watchTool } from '../testing/assistant.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let test: TestApp;
let address: string;
let account: TestAccount;
let key: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  address = await test.api.listen({ port: 0, host: '127.0.0.1' });
  account = await createAccount(test);
  await usePlan(test, account, 'Scale');
  const body = { name: 'my assistant', scopes: [...KEY_SCOPES] };
  key = (await test.call(endpoints.createApiKey, { token: account.token, body })).body.key;
});
afterAll(() => test.stop());

const email = {
  subject: 'Dock queues at {{company}}',
  body: 'Hi {{first_name}},\n\nWe are the leading provider of world-class dock software. Book a 30 minute demo: https://cal.example/x\n\nIngrid',
};
const better = {
  subject: 'Dock queues at {{company}}',
  body: 'Hi {{first_name}},\n\nMost yards lose an hour a day to trucks waiting for a dock. Is that so at {{company}}?\n\nIngrid',
};
const listOf = (count: number): string =>
  [
    'linkedin_url,first_name,company,title',
    ...Array.from({ length: count }, (_, index) => `https://www.linkedin.com/in/lead-${index}-sample,Marta,Yard ${index},VP of Operations`),
  ].join('\n');

/** The kinds of credits charged for this many leads, one entry per charge. */
const listCharges = async (leads: number) => {
  const { body } = await test.call(endpoints.getSubscription, { token: account.token });
  return body?.creditHistory.filter(({ amount }) => amount === -leads).map(({ type }) => type) ?? [];
};

describe('an assistant with a whole task', () => {
  it('forecasts, checks, launches, waits, reads, explains, compares and reports, and a person confirms', async () => {
    const client = await connectAssistant(address, { token: key });
    const leads = listOf(24);

    const forecast = await askTool(client, 'forecast_draft', { email, compare_with: better, leads_csv: leads, usual_open_rate: 45 });
    expect(forecast.data).toMatchObject({
      leads: 24,
      bucket: '40-50',
      comparison: { reply: { chanceSecondBetterPercent: expect.any(Number) } },
    });

    const rows = await askTool(client, 'check_rows', { email: better, leads_csv: `${leads}\nnobody,Ann,Yard,CEO` });
    expect(rows.data).toMatchObject({ canLaunch: true, validRows: 24, invalidRowCount: 1, invalidRows: [{ row: 26 }] });

    const wanted = { campaign_name: 'Dock queues', email: better, leads_csv: leads, usual_open_rate: 45 };
    const [first, again] = [await askTool(client, 'launch_campaign', wanted), await askTool(client, 'launch_campaign', wanted)];
    const campaignId = String(first.data['campaignId']);
    expect([first.isError, again.data['campaignId']]).toEqual([false, campaignId]);

    const seen: number[] = [];
    const waiting = watchTool(client, {
      name: 'wait_for_campaign',
      args: { campaign_id: campaignId },
      onProgress: (done) => void seen.push(done),
    });
    await test.runJobs();
    const waited = await waiting;
    expect(waited.data['progress']).toMatchObject({ status: 'Completed', total: 24, isFinished: true });
    expect(seen.at(-1)).toBe(24);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    const charges = await listCharges(24);
    expect(charges.length).toBeGreaterThan(0);
    expect(new Set(charges).size).toBe(charges.length);

    const results = await askTool(client, 'get_results', { campaign_id: campaignId });
    expect(results.data).toMatchObject({ quotedName: 'Dock queues', counts: { leads: 24 }, forecasts: [{ for: 'unknown_sender' }] });

    const people = await askTool(client, 'get_leads', { campaign_id: campaignId, limit: 5 });
    expect(people.data).toMatchObject({ total: 24, leads: expect.any(Array), why: null });
    const [lead] = people.data['leads'] as { leadId: string }[];
    const why = await askTool(client, 'get_leads', { campaign_id: campaignId, lead_id: lead?.leadId });
    expect(why.data).toMatchObject({ total: 1, why: { replyRatePercent: expect.any(Number) } });

    const insights = await askTool(client, 'get_insights', { campaign_id: campaignId });
    expect(insights.data).toMatchObject({ whyReplied: { factors: expect.any(Array) }, whyNotOpened: { factors: expect.any(Array) } });

    const audience = await askTool(client, 'get_audience', { campaign_id: campaignId, cut: 10, limit: 3 });
    expect(audience.data).toMatchObject({ cut: { leads: 10 }, groups: [{ group: 'send_first' }, {}, { group: 'leave_out' }] });
    expect(audience.data['leads']).toHaveLength(3);

    const other = await askTool(client, 'launch_campaign', { ...wanted, campaign_name: 'The old email', email });
    await test.runJobs();
    const compared = await askTool(client, 'compare_campaigns', {
      first_campaign_id: String(other.data['campaignId']),
      second_campaign_id: campaignId,
    });
    expect(compared.data['sameListReplies']).toMatchObject({ differencePoints: expect.any(Number) });

    const figures = { campaign_id: campaignId, sent_on: '2026-02-20', sent: 400, replied: 12 };
    const report = await askTool(client, 'report_result', figures);
    expect(report.text).toContain('This is waiting for a person to confirm it on the Your sends page. Until then it does not count.');
    const readRecord = () => askTool(client, 'get_track_record');
    expect((await readRecord()).data['scored']).toBe(0);
    const readActual = async () =>
      (await test.call(endpoints.getOutcome, { token: account.token, params: { campaignId } })).body.entry?.actualReply;
    expect(await readActual()).toBeNull();

    const [proposal] = (await test.call(endpoints.listOutcomeProposals, { token: account.token })).body;
    expect(proposal).toMatchObject({ campaignId, campaignName: 'Dock queues', keyName: 'my assistant', said: { sent: 400, replied: 12 } });
    const params = { proposalId: proposal?.proposalId ?? '' };
    expect((await test.call(endpoints.confirmOutcome, { token: key, params })).error.code).toBe('api_key_refused');
    const confirmed = await test.call(endpoints.confirmOutcome, { token: account.token, params });
    expect([confirmed.status, confirmed.body.message]).toEqual([200, 'Result saved']);
    expect(await readActual()).toBeCloseTo(12 / 400);
    expect((await test.call(endpoints.confirmOutcome, { token: account.token, params })).error.code).toBe('proposal_not_found');
    await client.close();
  });
});

describe('fifty assistants at once', () => {
  it('each see only their own organization, and none fails', async () => {
    const other = await createAccount(test);
    const name = 'only of the second organisation';
    const body = { name: 'x', scopes: [...KEY_SCOPES] };
    const otherKey = (await test.call(endpoints.createApiKey, { token: other.token, body })).body.key;
    await usePlan(test, other, 'Scale');
    const launching = await connectAssistant(address, { token: otherKey });
    await askTool(launching, 'launch_campaign', { campaign_name: name, email, leads_csv: listOf(2) });
    await test.runJobs();
    const clients = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => ({
        isOther: index % 2 === 1,
        client: await connectAssistant(address, { token: index % 2 === 1 ? otherKey : key, mode: index % 3 === 0 ? 'auto' : 'legacy' }),
      })),
    );
    const answers = await Promise.all(
      clients.map(async ({ client, isOther }) => {
        const listed = await askTool(client, 'list_campaigns');
        const rows = await askTool(client, 'check_rows', { email, leads_csv: listOf(3) });
        const record = await askTool(client, 'get_track_record');
        await client.close();
        return [isOther, listed.text.includes(name), rows.isError || record.isError];
      }),
    );
    expect(answers).toEqual(clients.map(({ isOther }) => [isOther, isOther, false]));
    await launching.close();
  });
});

describe('a server that restarts in the middle', () => {
  it('continues with the same assistant, which notices only one interrupted call', async () => {
    const start = () => buildApi(test.app, { endpoints: boundEndpoints, findSessionUser, rawRoutes });
    const first = await start();
    const place = await first.listen({ port: 0, host: '127.0.0.1' });
    const client = await connectAssistant(place, { token: key });
    const launched = await askTool(client, 'launch_campaign', { campaign_name: 'Restart', email, leads_csv: listOf(6) });
    const campaignId = String(launched.data['campaignId']);
    const seen: number[] = [];
    const broken = watchTool(client, {
      name: 'wait_for_campaign',
      args: { campaign_id: campaignId },
      onProgress: (done) => void seen.push(done),
    }).catch(() => 'broke off');
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBeGreaterThan(0);
    first.server.closeAllConnections();
    await first.close();
    const second = await start();
    await second.listen({ port: Number(new URL(place).port), host: '127.0.0.1' });
    await test.runJobs();
    const waited = await askTool(client, 'wait_for_campaign', { campaign_id: campaignId });
    expect(waited.data['progress']).toMatchObject({ status: 'Completed', isFinished: true });
    const again = await askTool(client, 'launch_campaign', { campaign_name: 'Restart', email, leads_csv: listOf(6) });
    expect(again.data['campaignId']).toBe(campaignId);
    void broken;
    await client.close().catch(() => undefined);
    await second.close();
  });
});
