import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@coldcast/contract/endpoints';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpOnScale } from './customer.ts';
import { runCommand } from './runCommand.ts';
import { startProduct, type Product } from './startProduct.ts';

const bin = join(import.meta.dirname, '../../apps/cli/bin/coldcast.mjs');
const email = { subject: 'Dock queues at {{company}}', body: 'Hi {{first_name}},\n\nDo trucks wait at {{company}}?\n\nIngrid' };
const listOf = (count: number): string =>
  [
    'linkedin_url,first_name,company,title',
    ...Array.from({ length: count }, (_, index) => `https://www.linkedin.com/in/lead-${index}-sample,Marta,Yard ${index},VP Operations`),
  ].join('\n');

let folder: string;
let product: Product;
let key: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'coldcast-assistant-'));
  product = await startProduct(join(folder, 'data'));
  const { token } = await signUpOnScale(product.address);
  const place = { configFolder: join(folder, 'settings'), env: { COLDCAST_URL: product.address, COLDCAST_API_KEY: token } };
  const { out } = await runCommand(['keys', 'create', 'assistant', '--scope', 'launch', '--json'], place);
  key = endpoints.createApiKey.answer.parse(JSON.parse(out)).key;
}, 120_000);
afterAll(async () => {
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function connectByCommand(token: string): Promise<Client> {
  const client = new Client({ name: 'test assistant', version: '1.0.0' });
  const env = {
    PATH: process.env['PATH'] ?? '',
    XDG_CONFIG_HOME: join(folder, 'nobody'),
    COLDCAST_URL: product.address,
    COLDCAST_API_KEY: token,
  };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env, stderr: 'ignore' }));
  return client;
}

async function ask(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  const [block] = Array.isArray(content) ? content : [];
  return { text: block?.type === 'text' ? block.text : '', data: { ...Object(structuredContent) }, isError: isError === true };
}

describe('coldcast mcp', () => {
  it('serves the same tools on standard input and output as over HTTP', async () => {
    const [local, remote] = [await connectByCommand(key), new Client({ name: 'test assistant', version: '1.0.0' })];
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await remote.connect(new StreamableHTTPClientTransport(new URL('/mcp', product.address), { requestInit }));
    expect((await local.listTools()).tools).toEqual((await remote.listTools()).tools);
    const [one, other] = [await ask(local, 'forecast_draft', { email }), await ask(remote, 'forecast_draft', { email })];
    expect([one.isError, one.text]).toEqual([false, other.text]);
    const methodology = await local.readResource({ uri: 'coldcast://methodology' });
    expect(methodology).toEqual(await remote.readResource({ uri: 'coldcast://methodology' }));
    await local.close();
    await remote.close();
  });

  it('waits for a server that is killed and restarted meanwhile, and launches once', async () => {
    const client = await connectByCommand(key);
    const wanted = { campaign_name: 'Restart', email, leads_csv: listOf(40) };
    const { campaignId } = (await ask(client, 'launch_campaign', wanted)).data;
    await product.end('SIGKILL');
    const waiting = ask(client, 'wait_for_campaign', { campaign_id: campaignId });
    const again = ask(client, 'launch_campaign', wanted);
    product = await startProduct(join(folder, 'data'), { PORT: new URL(product.address).port });
    expect((await waiting).text).toContain('Completed: 40 of 40 leads done.');
    expect((await again).data.campaignId).toBe(campaignId);
    await client.close();
  });

  it("explains a missing scope and an unknown key in the product's words", async () => {
    const client = await connectByCommand(key);
    const report = await ask(client, 'report_result', { campaign_id: 'x', sent_on: '2026-01-02', sent: 1 });
    expect([report.isError, report.text]).toEqual([true, expect.stringContaining('does not have the scope “manage”')]);
    await client.close();
    const stranger = await connectByCommand(`cc_${'A'.repeat(43)}`);
    expect((await ask(stranger, 'list_campaigns')).text).toContain('This API key is not valid. It may have been revoked.');
    await stranger.close();
  });

  it('exits at once with a hint if nobody is signed in', async () => {
    const place = { configFolder: join(folder, 'nobody'), env: { COLDCAST_URL: product.address } };
    const { code, out, err } = await runCommand(['mcp'], place);
    expect([code, out]).toEqual([3, '']);
    expect(err).toContain('coldcast login');
  });
});
