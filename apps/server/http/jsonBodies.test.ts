import type { Endpoint } from '@coldcast/contract/endpoint';
import { endpoints } from '@coldcast/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { isTooDeep } from './jsonBodies.ts';

const MB = 1024 * 1024;
const rows: Endpoint[] = Object.values(endpoints);
const withJson = rows.filter(({ bodyKind }) => bodyKind === 'json');
const manyKeys = `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join(',')}}`;
const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const nestedObjects = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;

describe('JSON bodies', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp();
    ({ token } = await createAccount(test));
  });
  afterAll(() => test.stop());

  const send = async ({ method, path }: Endpoint, payload: string, headers: Record<string, string> = {}) => {
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const answer = await test.api.inject({ method, url, payload, headers: { 'content-type': 'application/json', ...headers } });
    return { status: answer.statusCode, message: answer.json().message };
  };
  const open = withJson.filter(({ access }) => access === 'public');

  it.each(open.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    'of %s are refused by length without a token',
    async (_, endpoint) => {
      for (const payload of [`[${'1,'.repeat(4.5 * MB)}1]`, manyKeys, JSON.stringify({ email: 'x'.repeat(64 * 1024), password: 'y' })])
        expect(await send(endpoint, payload)).toEqual({ status: 413, message: 'The request is too large. Send it in smaller parts.' });
    },
  );

  it.each(withJson.map((endpoint) => [endpoint.operationId, endpoint] as const))('of %s are refused by depth', async (_, endpoint) => {
    for (const payload of [nested, nestedObjects])
      expect(await send(endpoint, payload, { 'x-api-key': token })).toEqual({
        status: 400,
        message: 'The JSON is nested deeper than 32 levels.',
      });
  });

  it('that are wrong in thousands of places get a short response', async () => {
    const keys = Array.from({ length: 5000 }, (_, index) => `"key${index}":1`).join(',');
    const answer = await test.api.inject({
      method: 'POST',
      url: '/users/login',
      payload: `{${keys}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(25_000);
  });

  it('count levels, not brackets in texts', () => {
    expect(isTooDeep(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(false);
    expect(isTooDeep(`${'['.repeat(33)}${']'.repeat(33)}`)).toBe(true);
    expect(isTooDeep(JSON.stringify(['['.repeat(100), '\\"[['.repeat(50)]))).toBe(false);
    expect(isTooDeep(`[${'[],'.repeat(100)}[]]`)).toBe(false);
  });
});
