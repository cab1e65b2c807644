import { endpoints } from '@coldcast/contract/endpoints';
import type { Endpoint } from '@coldcast/contract/endpoint';
import { ERRORS } from '@coldcast/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundEndpoints } from '../endpoints.ts';
import { createAccount } from '../testing/createAccount.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const rows: Endpoint[] = Object.values(endpoints);
const guarded = rows.filter(({ access }) => access !== 'public');
const pathOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');

describe('the API', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await startTestApp({ config: { PUBLIC_URL: 'https://mocks.example.com' } });
    ({ token } = await createAccount(test));
  });
  afterAll(() => test.stop());

  type Sent = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; headers?: Record<string, string>; payload?: string | Buffer };
  const send = async (sent: Sent) => {
    const answer = await test.api.inject({ method: 'GET', ...sent });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
  const sendForError = async (sent: Sent) => {
    const { status, text, headers } = await send(sent);
    return { status, headers, ...JSON.parse(text) };
  };

  it('binds every row of the contract exactly once', () => {
    const bound = boundEndpoints.map(({ endpoint }) => endpoint.operationId).toSorted();
    const unbound = ['generateOpenInsights', 'generateReplyInsights'].filter((name) => !bound.includes(name));
    expect([...bound, ...unbound].toSorted()).toEqual(rows.map(({ operationId }) => operationId).toSorted());
  });

  it('reports that it is healthy', async () => {
    const { status, body } = await test.call(endpoints.getHealth);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('passes the links to the pages', async () => {
    const { body } = await test.call(endpoints.getConfig);
    expect(body.links).toMatchObject({ documentation: '/docs', supportForm: null });
  });

  it('accepts a support request', async () => {
    const { status, body } = await test.call(endpoints.createSupportRequest, { token, body: { topic: 'fault', message: ' It is slow ' } });
    expect([status, body.requestNumber]).toEqual([201, '1']);
  });

  it.each(boundEndpoints.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'public'))(
    'asks for a session before $operationId looks at anything else',
    async (endpoint) => {
      const broken = {
        method: endpoint.method,
        url: `${pathOf(endpoint)}?unknown=1`,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      };
      const none = await test.api.inject(broken);
      const wrong = await test.api.inject({ ...broken, headers: { ...broken.headers, 'x-api-key': 'garbage' } });
      expect([none.statusCode, none.json().message]).toEqual([401, ERRORS.not_authenticated.message]);
      expect([wrong.statusCode, wrong.json().message]).toEqual([401, ERRORS.session_expired.message]);
    },
  );

  it('takes the token as x-api-key and as Bearer', async () => {
    const byKey = await send({ url: '/users/me', headers: { 'x-api-key': token } });
    const byBearer = await send({ url: '/users/me', headers: { authorization: `Bearer ${token}` } });
    expect([byKey.status, byBearer.status]).toEqual([200, 200]);
  });

  it('serves the analytics of all campaigns with and without the slash', async () => {
    const headers = { 'x-api-key': token };
    const answers = await Promise.all(['/campaign/analytics', '/campaign/analytics/?bucket=40-50'].map((url) => send({ url, headers })));
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '[]'],
      [200, '[]'],
    ]);
  });

  it.each([
    ['an unknown path', { url: '/campaigns' }, 404, 'not_found'],
    ['an unknown path below the API, even for a browser', { url: '/users/nobody', headers: { accept: 'text/html' } }, 404, 'not_found'],
    ['a method the path does not have', { method: 'DELETE', url: '/users/me' }, 405, 'method_not_allowed'],
    ['a path that cannot be decoded', { url: '/campaign/%E0%A4%A' }, 400, 'invalid_input'],
    ['JSON that does not end', { method: 'POST', url: '/users/login', payload: '{"email":' }, 400, 'invalid_input'],
    ['JSON that is no object', { method: 'POST', url: '/users/login', payload: '[]' }, 400, 'invalid_input'],
    ['a missing field', { method: 'POST', url: '/users/login', payload: '{"email":"a@b.example"}' }, 400, 'missing_field'],
    ['no body at all', { method: 'POST', url: '/users/login', payload: '' }, 400, 'missing_field'],
    ['an unknown key', { method: 'POST', url: '/users/login', payload: '{"email":"a","password":"b","admin":true}' }, 400, 'invalid_input'],
    [
      'the key __proto__',
      { method: 'POST', url: '/users/login', payload: '{"email":"a","password":"b","__proto__":{}}' },
      400,
      'invalid_input',
    ],
    ['the character NUL', { method: 'POST', url: '/users/login', payload: '{"email":"a\\u0000","password":"b"}' }, 400, 'invalid_input'],
    [
      'half a surrogate pair',
      { method: 'POST', url: '/users/login', payload: '{"email":"a\\ud800","password":"b"}' },
      400,
      'invalid_input',
    ],
    ['bytes that are not UTF-8', { method: 'POST', url: '/users/login', payload: Buffer.from([0x22, 0xff, 0x22]) }, 400, 'invalid_input'],
  ] satisfies [string, Sent, number, string][])('answers %s with an error as JSON', async (...[, sent, status, code]) => {
    const answer = await sendForError({ ...sent, headers: { 'content-type': 'application/json', ...Reflect.get(sent, 'headers') } });
    expect(answer).toMatchObject({ status, code, message: expect.any(String), requestId: answer.headers['x-request-id'] });
  });

  it('names the fields that are wrong', async () => {
    const { error } = await test.call(endpoints.createSupportRequest, { token, body: { topic: 'rant', message: 'x' } });
    expect(error).toMatchObject({ code: 'invalid_input', fields: [{ field: 'topic' }] });
  });

  it('refuses another media type with 415', async () => {
    const login = { method: 'POST', url: '/users/login', payload: 'email=a', headers: { 'content-type': 'text/plain' } } as const;
    const launch = {
      method: 'POST',
      url: '/campaign',
      payload: '{}',
      headers: { 'content-type': 'application/json', 'x-api-key': token },
    } as const;
    const answers = await Promise.all([sendForError(login), sendForError(launch)]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [415, 'unsupported_media'],
      [415, 'unsupported_media'],
    ]);
  });

  it('keeps answers out of caches and frames', async () => {
    const { headers } = await send({ url: '/config' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
  });

  it('requires a session for every call except those that create one or need none', () => {
    const open = rows.filter((row) => !guarded.includes(row)).map(({ operationId }) => operationId);
    expect(open).toEqual(['signup', 'login', 'getSharedCampaign', 'getConfig', 'getHealth']);
  });
});
