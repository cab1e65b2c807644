import { endpoints } from '@coldcast/contract/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, gives, offline, refuses, waits, type FakeAnswers } from '../testing/fakeFetch.ts';
import { ApiError } from './ApiError.ts';
import { callApi } from './callApi.ts';
import { errorText } from './errorText.ts';
import { serverNow } from './serverClock.ts';
import { clearToken, holdPage, storeToken, readSignOutNotice, readToken } from './sessionToken.ts';

function serve(answers: FakeAnswers) {
  const { fetch, requests } = createFakeFetch(answers);
  vi.stubGlobal('fetch', fetch);
  return requests;
}

const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

beforeEach(() => {
  localStorage.clear();
  clearToken();
});
afterEach(() => vi.unstubAllGlobals());

describe('callApi', () => {
  it('sends the token in x-api-key and no cookies', async () => {
    const requests = serve({ listCampaigns: gives([]) });
    storeToken('secret');
    await callApi(endpoints.listCampaigns);
    expect(requests[0]?.headers.get('x-api-key')).toBe('secret');
    expect(requests[0]?.credentials).toBe('omit');
  });

  it('sends no token with a public call', async () => {
    const requests = serve({ login: gives({ token: 't' }) });
    storeToken('secret');
    await callApi(endpoints.login, { body: { email: 'a@b.example', password: 'p' } });
    expect(requests[0]?.headers.has('x-api-key')).toBe(false);
    expect(requests[0]?.body).toEqual({ email: 'a@b.example', password: 'p' });
  });

  it('refuses a guarded call without a token, before anything is sent', async () => {
    const requests = serve({ listCampaigns: gives([]) });
    const error = await failureOf(callApi(endpoints.listCampaigns));
    expect(error).toMatchObject({ status: 401, message: 'Not authenticated. Call login() first.' });
    expect(requests).toHaveLength(0);
  });

  it('fills the path, writes the query and leaves out what is undefined', async () => {
    const requests = serve({ listResults: gives([]) });
    storeToken('t');
    await callApi(endpoints.listResults, { params: { campaignId: 'a/b' }, query: { primary_action: undefined, bucket: '40-50' } });
    expect(requests[0]?.url.pathname).toBe('/campaign/a%2Fb/results');
    expect(requests[0]?.url.search).toBe('?bucket=40-50');
  });

  it('sends a form with its Idempotency-Key and lets the browser name the content type', async () => {
    const requests = serve({
      createCampaign: gives({ message: 'Campaign launched', campaignId: 'c1', totalRows: 1, validRows: 1, invalidRows: 0 }, 201),
    });
    storeToken('t');
    const form = new FormData();
    await callApi(endpoints.createCampaign, { form, idempotencyKey: 'key-1' });
    expect(requests[0]?.body).toBe(form);
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });

  it('uses the message of the body, with its code and details', async () => {
    serve({ createCampaign: refuses('insufficient_credits', { availableCredits: 120, requestedLeads: 180 }) });
    storeToken('t');
    const error = await failureOf(callApi(endpoints.createCampaign, { form: new FormData() }));
    expect(error).toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      message: 'Insufficient credits',
      details: { availableCredits: 120, requestedLeads: 180 },
    });
  });

  it('says "HTTP {status} {statusText}" if the body has no message', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502, statusText: 'Bad Gateway' })));
    storeToken('t');
    expect(await failureOf(callApi(endpoints.listCampaigns))).toMatchObject({ message: 'HTTP 502 Bad Gateway' });
  });

  it('leaves the message to the screen if no response arrived', async () => {
    serve({ listCampaigns: offline });
    storeToken('t');
    const error = await failureOf(callApi(endpoints.listCampaigns));
    expect(error).toBeInstanceOf(ApiError);
    expect(errorText(error, 'Failed to load campaigns')).toBe('Failed to load campaigns');
  });

  it('fails if a response does not have the shape of the contract', async () => {
    serve({ listCampaigns: gives([{ campaignId: 7 }]) });
    storeToken('t');
    expect(await failureOf(callApi(endpoints.listCampaigns))).toMatchObject({ code: 'unexpected_answer', message: '' });
  });

  it('stops when the caller cancels', async () => {
    serve({ listCampaigns: waits });
    storeToken('t');
    const controller = new AbortController();
    const call = failureOf(callApi(endpoints.listCampaigns, { signal: controller.signal }));
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  it('ends the session and keeps its message for the login page', async () => {
    serve({ listCampaigns: refuses('session_expired') });
    storeToken('old');
    await failureOf(callApi(endpoints.listCampaigns));
    expect(readToken()).toBeNull();
    expect(readSignOutNotice()).toBe('Session expired. Please sign in again.');
  });

  it('on a launch keeps the page and has its own message', async () => {
    serve({ createCampaign: refuses('not_authenticated') });
    storeToken('old');
    const error = await failureOf(callApi(endpoints.createCampaign, { form: new FormData() }));
    expect(error).toMatchObject({ message: 'Session expired. Please sign in again.' });
    expect(readToken()).toBe('old');
  });

  it('waits while a page is held, and ends the session when it is released', async () => {
    serve({ listCampaigns: refuses('session_expired') });
    storeToken('old');
    const letGo = holdPage();
    const letGoToo = holdPage();
    await failureOf(callApi(endpoints.listCampaigns));
    letGo();
    expect(readToken()).toBe('old');
    letGoToo();
    expect(readToken()).toBeNull();
    expect(readSignOutNotice()).toBe('Session expired. Please sign in again.');
  });

  it('that arrives while a page is held does not end a newer session', async () => {
    serve({ listCampaigns: refuses('session_expired') });
    storeToken('old');
    const letGo = holdPage();
    await failureOf(callApi(endpoints.listCampaigns));
    storeToken('new');
    letGo();
    expect(readToken()).toBe('new');
  });

  it('on a login is a wrong password, not the end of a session', async () => {
    serve({ login: refuses('invalid_credentials') });
    storeToken('other');
    const error = await failureOf(callApi(endpoints.login, { body: { email: 'a@b.example', password: 'p' } }));
    expect(error).toMatchObject({ message: 'Invalid email or password' });
    expect(readToken()).toBe('other');
  });

  it('for an old token does not end a newer session', async () => {
    storeToken('old');
    vi.stubGlobal('fetch', () => {
      storeToken('new');
      return Promise.resolve(new Response('{"message":"Session expired"}', { status: 401 }));
    });
    await failureOf(callApi(endpoints.listCampaigns));
    expect(readToken()).toBe('new');
  });
});

it('takes the time from the Date header of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { date: 'Wed, 18 Mar 2026 09:12:00 GMT' } })));
  storeToken('t');
  await callApi(endpoints.listCampaigns);
  expect(Math.abs(serverNow() - Date.parse('2026-03-18T09:12:00Z'))).toBeLessThan(5000);
});
