import type { KeyScope } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { TOOLS } from '@coldcast/mcp/tools';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchFile, usePlan } from '../campaigns/testing/launchFile.ts';
import { askTool, connectAssistant } from '../testing/assistant.ts';
import { createAccount, type TestAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureDemoUser, findDemoCredentials } from '../users/demoAccount.ts';

let test: TestApp;
let address: string;
let account: TestAccount;
let campaignId: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  address = await test.api.listen({ port: 0, host: '127.0.0.1' });
  account = await createAccount(test);
  await usePlan(test, account, 'Scale');
  campaignId = (await launchFile(test, account, { leadCount: 20 })).body.campaignId;
  await test.runJobs();
});
afterAll(() => test.stop());

const createKey = async (scopes: KeyScope[], { token } = account) =>
  (await test.call(endpoints.createApiKey, { token, body: { name: scopes.join(' '), scopes } })).body;
const connect = async (scopes: KeyScope[], mode: 'legacy' | 'auto' = 'legacy') =>
  connectAssistant(address, { token: (await createKey(scopes)).key, mode });

const email = {
  subject: 'Dock queues at {{company}}',
  body: 'Hi {{first_name}},\n\nMost yards lose an hour a day to trucks waiting for a dock. We book the docks.\n\nWorth a look?\n\nIngrid',
};
const leads = [
  'linkedin_url,first_name,company,title',
  'https://www.linkedin.com/in/marta-sample,Marta,Amberfield Freight,VP of Operations',
  'https://www.linkedin.com/in/callum-sample,Callum,Harwick Timber,Operations Manager',
].join('\n');

describe('the tools for assistants', () => {
  it.each(['legacy', 'auto'] as const)('are listed to a client of the %s protocol, each with its hints and its output', async (mode) => {
    const client = await connect(['read'], mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { name, annotations, outputSchema, description } of tools) {
      expect(annotations?.readOnlyHint, name).toBe(!['launch_campaign', 'report_result'].includes(name));
      expect(annotations?.destructiveHint, name).toBe(name === 'launch_campaign');
      expect(outputSchema?.properties, name).toHaveProperty('notice');
      expect(description?.length, name).toBeGreaterThan(60);
    }
    await client.close();
  });

  it('forecast a draft with ranges and cost nothing, with a key that only reads', async () => {
    const client = await connect(['read']);
    const { text, data } = await askTool(client, 'forecast_draft', { email, leads_csv: leads });
    expect(text).toMatch(/^SIMULATED/);
    expect(text).toMatch(/- reply: about [\d.]+ in 100 \(80% range [\d.]+ to [\d.]+\)/);
    expect(data).toMatchObject({ leads: 2, isTypicalList: false, forecasts: [{ for: 'unknown_sender' }] });
    await client.close();
  });

  it('say what a forecast for the sender assumes of past replies', async () => {
    const sender = await createAccount(test);
    const bytes = 'Campaign,Date,Sent,Replied\nYards,2026-03-02,4000,90\nDocks,2026-04-02,4000,80';
    await test.call(endpoints.importSends, { token: sender.token, file: { fileName: 'campaigns.csv', bytes } });
    const launched = await launchFile(test, sender, { leadCount: 5 });
    await test.runJobs();
    const { key } = (await test.call(endpoints.createApiKey, { token: sender.token, body: { name: 'read', scopes: ['read'] } })).body;
    const client = await connectAssistant(address, { token: key, mode: 'auto' });
    const words = 'Assumes no automatic replies in 2 campaigns until you say otherwise.';
    const draft = await askTool(client, 'forecast_draft', { email, leads_csv: leads });
    const run = await askTool(client, 'get_results', { campaign_id: launched.body.campaignId });
    for (const { text, data } of [draft, run]) {
      expect(data).toMatchObject({ assumption: words });
      expect(text).toContain(words);
    }
    const unknown = await askTool(client, 'forecast_draft', { email, leads_csv: leads, use_past_sends: false });
    expect(unknown.data).toMatchObject({ assumption: null });
    await client.close();
  });

  it('say SIMULATED and give a range in every response with a rate', async () => {
    const client = await connect(['read']);
    const asked: [string, Record<string, unknown>][] = [
      ['list_campaigns', {}],
      ['get_results', { campaign_id: campaignId }],
      ['get_insights', { campaign_id: campaignId }],
      ['get_audience', { campaign_id: campaignId }],
      ['compare_campaigns', { first_campaign_id: campaignId, second_campaign_id: campaignId }],
      ['get_track_record', {}],
    ];
    for (const [name, args] of asked) {
      const { text, data, isError } = await askTool(client, name, args);
      expect([name, isError, text]).toEqual([name, false, expect.stringMatching(/^SIMULATED/)]);
      expect(text, name).toContain('80% range');
      expect(data['notice'], name).toContain('SIMULATED');
    }
    await client.close();
  });

  it("respond with the product's message to a refusal", async () => {
    const client = await connect(['read']);
    const refused = await askTool(client, 'launch_campaign', { campaign_name: 'x', leads_csv: leads, email });
    expect([refused.isError, refused.text]).toEqual([
      true,
      'This API key does not have the scope “launch”. Create a key that has it under Account, API keys. (scope_missing)',
    ]);
    const missing = await askTool(client, 'get_results', { campaign_id: 'nobody' });
    expect([missing.isError, missing.text]).toEqual([true, 'Campaign not found (campaign_not_found)']);
    const unreadable = await askTool(client, 'forecast_draft', {});
    expect(unreadable.text).toBe('Send an email, a list of leads with an email each, or both. (invalid_input)');
    await client.close();
  });

  it('show nothing of another organization', async () => {
    const stranger = await createAccount(test);
    const client = await connectAssistant(address, { token: (await createKey(['read', 'launch', 'manage'], stranger)).key });
    for (const name of ['get_results', 'get_insights', 'get_leads', 'get_audience', 'wait_for_campaign'])
      expect(await askTool(client, name, { campaign_id: campaignId })).toMatchObject({
        isError: true,
        text: 'Campaign not found (campaign_not_found)',
      });
    const report = await askTool(client, 'report_result', { campaign_id: campaignId, sent_on: '2026-02-20', sent: 10, replied: 1 });
    expect(report.text).toContain('campaign_not_found');
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['coldcast://methodology']);
    await expect(client.readResource({ uri: `coldcast://campaigns/${campaignId}` })).rejects.toThrow(/not found/i);
    await client.close();
  });

  it('let the demo account read', async () => {
    await ensureDemoUser(test.app);
    const credentials = (await findDemoCredentials(test.app)) ?? { email: '', password: '' };
    const { token } = (await test.call(endpoints.login, { body: credentials })).body;
    const client = await connectAssistant(address, { token });
    expect((await askTool(client, 'forecast_draft', { email })).isError).toBe(false);
    expect((await askTool(client, 'list_campaigns')).isError).toBe(false);
    const launch = await askTool(client, 'launch_campaign', { campaign_name: 'x', leads_csv: leads, email });
    expect(launch.text).toBe('The demo account cannot do this. Sign up with your own address to use it. (demo_account)');
    await client.close();
  });

  it('let a key created before scopes existed read, and nothing else', async () => {
    const { key, keyId } = await createKey(['read']);
    await test.app.db.execute(sql`update api_keys set scopes = null where id = ${keyId}`);
    const client = await connectAssistant(address, { token: key });
    expect((await askTool(client, 'get_results', { campaign_id: campaignId })).isError).toBe(false);
    const launch = await askTool(client, 'launch_campaign', { campaign_name: 'x', leads_csv: leads, email });
    expect(launch.text).toContain('This API key was created before scopes existed, so an assistant can only read with it.');
    expect((await launchFile(test, { token: key })).status).toBe(201);
    await test.runJobs();
    await client.close();
  });
});

describe('resources and prompts', () => {
  it('are the campaigns, the methodology and two tasks', async () => {
    const client = await connect(['read']);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`coldcast://campaigns/${campaignId}`);
    const campaign = await client.readResource({ uri: `coldcast://campaigns/${campaignId}` });
    expect(campaign.contents[0]).toMatchObject({ text: expect.stringMatching(/^SIMULATED[\s\S]*80% range/) });
    const methodology = await client.readResource({ uri: 'coldcast://methodology' });
    expect(methodology.contents[0]).toMatchObject({ text: expect.stringMatching(/^# Methodology/) });
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['improve_this_email', 'who_should_get_it']);
    const improve = await client.getPrompt({ name: 'improve_this_email', arguments: { subject: 'Docks', body: 'Line one\nLine two' } });
    expect(improve.messages[0]?.content).toMatchObject({ text: expect.stringContaining('body: "Line one\\nLine two"') });
    await client.close();
  });
});

describe('access to /mcp', () => {
  const post = (headers: Record<string, string>) =>
    test.api.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });

  it("is refused without a key, with garbage and with a revoked key, with the product's message", async () => {
    const { key, keyId } = await createKey(['read']);
    expect((await post({ authorization: `Bearer ${key}` })).statusCode).toBe(200);
    await test.call(endpoints.revokeApiKey, { token: account.token, params: { keyId } });
    const answers = [await post({}), await post({ 'x-api-key': 'garbage' }), await post({ authorization: `Bearer ${key}` })];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['www-authenticate']])).toEqual(Array(3).fill([401, 'Bearer']));
    expect(answers.map((answer) => answer.json().code)).toEqual(['not_authenticated', 'session_expired', 'api_key_unknown']);
  });

  it('closes in the middle of a session when the key is revoked', async () => {
    const { key, keyId } = await createKey(['read']);
    const client = await connectAssistant(address, { token: key });
    expect((await askTool(client, 'list_campaigns')).isError).toBe(false);
    await test.call(endpoints.revokeApiKey, { token: account.token, params: { keyId } });
    await expect(askTool(client, 'list_campaigns')).rejects.toThrow('api_key_unknown');
    await client.close();
  });

  it('is closed to pages of other sites, and open to programs', async () => {
    const { key } = await createKey(['read']);
    const from = (origin: string) => post({ authorization: `Bearer ${key}`, origin, host: 'evil.example' });
    expect((await from('https://evil.example')).json()).toMatchObject({ code: 'origin_refused' });
    expect((await from('null')).statusCode).toBe(403);
    expect((await from('http://localhost:6274')).statusCode).toBe(200);
  });

  it.each(['a b', '[::1', 'x@y', '<script>', 'localhost:99999', 'evil.example/x?'])(
    'is refused for the Host header "%s", which no address can have',
    async (host) => {
      const { key } = await createKey(['read']);
      const answer = await post({ authorization: `Bearer ${key}`, host });
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'The Host header must be a host name, with or without a port.']);
    },
  );

  it('has no sessions: each request is independent, and there is nothing to stream or end', async () => {
    const { key } = await createKey(['read']);
    const answer = await post({ authorization: `Bearer ${key}`, 'mcp-session-id': 'of-another-process' });
    expect([answer.statusCode, answer.headers['mcp-session-id']]).toEqual([200, undefined]);
    for (const method of ['GET', 'DELETE', 'HEAD'] as const) {
      const { statusCode } = await test.api.inject({ method, url: '/mcp', headers: { 'x-api-key': key, accept: 'text/event-stream' } });
      expect(statusCode).toBe(405);
    }
  });

  it('responds to garbage without an internal error', async () => {
    const { key } = await createKey(['read']);
    for (const payload of ['{', '[]', '{}', '"x"', 'null', '{"jsonrpc":"2.0","id":1,"method":"nothing"}']) {
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'x-api-key': key };
      const { statusCode } = await test.api.inject({ method: 'POST', url: '/mcp', headers, payload });
      expect(statusCode, payload).toBeLessThan(500);
    }
  });
});
