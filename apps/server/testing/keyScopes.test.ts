import { ASSISTANT_HEADER } from '@coldcast/contract/callInput';
import { KEY_SCOPES, type Endpoint, type KeyScope } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from './createAccount.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** Calls every endpoint open to keys with every possible key. */
const rows: Endpoint[] = Object.values(endpoints).filter(({ access }: Endpoint) => access === 'session');
const KEYS: readonly (readonly KeyScope[])[] = [['read'], ['read', 'launch'], ['read', 'manage'], KEY_SCOPES];

let test: TestApp;
let account: TestAccount;
const keys = new Map<readonly KeyScope[], string>();
let oldKey = '';

beforeAll(async () => {
  test = await startTestApp({ config: { SIGNUPS_PER_HOUR: 1000 } });
  account = await createAccount(test);
  const create = async (scopes: KeyScope[]) =>
    (await test.call(endpoints.createApiKey, { token: account.token, body: { name: 'x', scopes } })).body;
  for (const scopes of KEYS) keys.set(scopes, (await create([...scopes])).key);
  const old = await create(['read']);
  await test.app.db.execute(sql`update api_keys set scopes = null where id = ${old.keyId}`);
  oldKey = old.key;
});
afterAll(() => test.stop());

const ids = { campaignId: randomUUID(), leadId: 'x', keyId: randomUUID(), webhookId: randomUUID(), sendId: randomUUID(), deliveryId: 'x' };

/** Whether the key's scope is accepted; the call itself then finds nothing with these ids. */
async function isLetIn(endpoint: Endpoint, token: string, isAssistant: boolean) {
  const headers: Record<string, string> = isAssistant ? { [ASSISTANT_HEADER]: 'mcp' } : {};
  const { status, error } = await test.call(endpoint, { token, params: ids, headers, query: { campaignId: ids.campaignId } });
  return status === 403 && error.code === 'scope_missing' ? error : true;
}

describe('a key', () => {
  it.each(rows)('calls $operationId only with its scope, and otherwise learns which one is missing', async (endpoint) => {
    for (const scopes of KEYS) {
      for (const isAssistant of [false, true]) {
        const answer = await isLetIn(endpoint, keys.get(scopes) ?? '', isAssistant);
        if (endpoint.scope !== null && scopes.includes(endpoint.scope)) expect(answer).toBe(true);
        else {
          const message = `This API key does not have the scope “${endpoint.scope}”. Create a key that has it under Account, API keys.`;
          expect(answer).toMatchObject({ message, requiredScope: endpoint.scope, scopes });
        }
      }
    }
  });

  it.each(rows)('created before scopes existed calls $operationId as before, and only reads through an assistant', async (endpoint) => {
    expect(await isLetIn(endpoint, oldKey, false)).toBe(true);
    const answer = await isLetIn(endpoint, oldKey, true);
    if (endpoint.scope === 'read') expect(answer).toBe(true);
    else expect(answer).toMatchObject({ requiredScope: endpoint.scope, scopes: ['read'] });
  });

  it('can only read by default, and can always read', async () => {
    const create = async (body: { name: string; scopes?: KeyScope[] }) =>
      (await test.call(endpoints.createApiKey, { token: account.token, body })).body.scopes;
    expect(await create({ name: 'x' })).toEqual(['read']);
    expect(await create({ name: 'x', scopes: [] })).toEqual(['read']);
    expect(await create({ name: 'x', scopes: ['manage'] })).toEqual(['read', 'manage']);
    const scopes = ['everything'] as unknown as KeyScope[];
    const refused = await test.call(endpoints.createApiKey, { token: account.token, body: { name: 'x', scopes } });
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
  });
});
