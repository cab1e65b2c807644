import { KEY_SCOPES } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usePlan, writeTestFile } from '../campaigns/testing/launchFile.ts';
import { createAccount, type TestAccount } from './createAccount.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** Runs `samples/n8n-workflow.json` like n8n, as far as its nodes need: each HTTP node makes its call. */
const parameter = z.object({
  name: z.string(),
  value: z.string().optional(),
  parameterType: z.string().optional(),
  inputDataFieldName: z.string().optional(),
});
const parameters = z.object({ parameters: z.array(parameter) });
const nodeShape = z.object({
  name: z.string(),
  type: z.string(),
  credentials: z.unknown().optional(),
  parameters: z.object({
    method: z.string().optional(),
    url: z.string().optional(),
    headerParameters: parameters.optional(),
    bodyParameters: parameters.optional(),
    jsonBody: z.string().optional(),
    sourceProperty: z.string().optional(),
    options: z.object({ fileName: z.string().optional(), response: z.unknown().optional() }).optional(),
  }),
});
const workflow = z
  .object({
    nodes: z.array(nodeShape),
    connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../samples/n8n-workflow.json'), 'utf8')));
type Node = z.output<typeof nodeShape>;
type Item = { json: unknown; binary?: { fileName: string; text: string } };

const OWN = 'http://localhost:3000';

let test: TestApp;
let account: TestAccount;
let key: string;

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
  await usePlan(test, account, 'Scale');
  const body = { name: 'n8n', scopes: [...KEY_SCOPES] };
  key = (await test.call(endpoints.createApiKey, { token: account.token, body })).body.key;
});
afterAll(() => test.stop());

/** Evaluates a node's value. If it starts with `=`, it is an expression, and its `{{ }}` are evaluated. */
function work(value: string, item: Item, seen: ReadonlyMap<string, Item>): string {
  if (!value.startsWith('=')) return value;
  const scope = { $json: item.json, $: (name: string) => ({ item: seen.get(name) }), JSON, encodeURIComponent };
  return value.slice(1).replaceAll(/\{\{([\s\S]*?)\}\}(?!\})/g, (_, expression: string) => String(runInNewContext(expression, scope)));
}

async function callOwn(node: Node, item: Item, seen: ReadonlyMap<string, Item>): Promise<Item> {
  const { method = 'GET', url = '', headerParameters, bodyParameters, options } = node.parameters;
  expect(node.credentials, node.name).toBeDefined();
  const headers: Record<string, string> = { 'x-api-key': key };
  for (const { name, value = '' } of headerParameters?.parameters ?? []) headers[name.toLowerCase()] = work(value, item, seen);
  const form = new FormData();
  for (const { name, value = '', parameterType } of bodyParameters?.parameters ?? []) {
    if (parameterType === 'formBinaryData') form.append(name, new Blob([item.binary?.text ?? '']), item.binary?.fileName);
    else form.append(name, work(value, item, seen));
  }
  const wire = bodyParameters === undefined ? undefined : new Response(form);
  const answer = await test.api.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: work(url, item, seen).slice(OWN.length),
    headers: { ...headers, ...(wire && { 'content-type': wire.headers.get('content-type') ?? '' }) },
    ...(wire && { payload: Buffer.from(await wire.arrayBuffer()) }),
  });
  expect([node.name, answer.statusCode], answer.body).toEqual([node.name, expect.toSatisfy((status: number) => status < 300)]);
  const json: unknown = answer.json();
  return { json: JSON.stringify(options).includes('fullResponse') ? { body: json } : json };
}

/** Runs one chain from its trigger; `outside` answers calls to other services. Returns each node's output. */
async function run(
  trigger: string,
  first: Item,
  outside: Readonly<Record<string, (body: string) => Item>> = {},
): Promise<Map<string, Item>> {
  const seen = new Map([[trigger, first]]);
  let [item, name] = [first, trigger];
  for (;;) {
    const next = workflow.connections[name]?.main[0]?.[0]?.node;
    const node = workflow.nodes.find((one) => one.name === next);
    if (node === undefined) return seen;
    const { url, sourceProperty, jsonBody = '', options } = node.parameters;
    if (node.type.endsWith('convertToFile')) {
      const text = (sourceProperty ?? '').split('.').reduce((at: unknown, part) => Reflect.get(Object(at), part), item.json);
      item = { json: {}, binary: { fileName: options?.fileName ?? '', text: String(text) } };
    } else if (url?.replace(/^=/, '').startsWith(OWN)) item = await callOwn(node, item, seen);
    else item = outside[node.name]?.(work(jsonBody, item, seen)) ?? item;
    seen.set(node.name, item);
    name = node.name;
  }
}

describe('the workflow for n8n', () => {
  it('imports the export of a sending tool every night, and a repeat changes nothing', async () => {
    const csv = 'Campaign Name,Sent,Opened,Replied\nSpring,480,210,11\nSummer,620,260,9\n';
    const download = { 'Download campaign export': () => ({ json: {}, binary: { fileName: 'campaigns.csv', text: csv } }) };
    const first = await run('Every night', { json: {} }, download);
    expect(first.get('Import results')?.json).toMatchObject({ result: 'imported', added: 2 });
    const second = await run('Every night', { json: {} }, download);
    expect(second.get('Import results')?.json).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  });

  it('launches a mock when a campaign is drafted, once for each draft, and posts the result to a chat', async () => {
    const csv = new TextDecoder().decode(writeTestFile(8));
    const drafted = { json: { body: { draftId: 'draft-17', campaignName: 'Dock queues', csv } } };
    const launched = await run('Campaign drafted', drafted);
    const again = await run('Campaign drafted', drafted);
    const answer = z.object({ campaignId: z.string(), validRows: z.int() });
    const { campaignId, validRows } = answer.parse(launched.get('Launch mock')?.json);
    expect([validRows, answer.parse(again.get('Launch mock')?.json).campaignId]).toEqual([8, campaignId]);
    await test.runJobs();

    const posted: string[] = [];
    await run(
      'Campaign completed',
      { json: { body: { type: 'campaign.completed', data: { campaignId } } } },
      {
        'Post to chat': (body) => ({ json: posted.push(body) }),
      },
    );
    expect(posted).toHaveLength(1);
    expect(JSON.parse(posted[0] ?? '')).toEqual({
      text: expect.stringMatching(
        /^SIMULATED: Dock queues: about [\d.]+ replies in 100 \(80% range [\d.]+ to [\d.]+\) at a usual open rate of 40-50%$/,
      ),
    });
  });

  it('has a node for every call, and sends every call with a key', () => {
    const own = workflow.nodes.filter(({ parameters: { url } }) => url?.includes(OWN));
    expect(own.map(({ name }) => name)).toEqual(['Import results', 'Launch mock', 'Read campaign', 'Read forecast']);
    for (const name of Object.keys(workflow.connections)) expect(workflow.nodes.map((node) => node.name)).toContain(name);
  });
});
