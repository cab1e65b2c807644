import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_CAMPAIGNS } from '../../apps/server/campaigns/demo/demoCampaigns.ts';
import { writeDemoFile } from '../../apps/server/campaigns/demo/writeDemoFile.ts';

/** Status 0: no answer arrived, and `fault` says why. */
export type Answer = { status: number; body: unknown; text: string; ms: number; fault?: string };

type Sent = { method?: string; token?: string; json?: unknown; form?: FormData; headers?: Record<string, string> };

/** No request of a run may hang for longer. */
const REQUEST_LIMIT_MS = 60_000;

export const call = async (url: string, { method = 'GET', token, json, form, headers = {} }: Sent = {}): Promise<Answer> => {
  const start = performance.now();
  const sentHeaders = {
    ...(token === undefined ? {} : { 'x-api-key': token }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const body = json === undefined ? form : JSON.stringify(json);
  try {
    const response = await fetch(url, { method, headers: sentHeaders, body, signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
    const text = await response.text();
    return {
      status: response.status,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
      ms: performance.now() - start,
    };
  } catch (error) {
    return { status: 0, text: '', body: undefined, ms: performance.now() - start, fault: faultOf(error) };
  }
};

/** What ended a call without an answer: the code of the socket error, or the name of the error. */
const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : error.name;
};

/** The status, or the fault if there was no answer. */
export const toStatus = ({ status, fault }: Answer): string => fault ?? String(status);

/** A field of an answer as text; empty if it is missing. */
export const fieldOf = ({ body }: Answer, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const must = (answer: Answer, status: number): Answer => {
  if (answer.status !== status) throw new Error(`expected ${status}, got ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer;
};

/** Retries like a client that is asked to: only four passwords are hashed at once. */
const callUntilTaken = async (url: string, sent: Sent): Promise<Answer> => {
  for (;;) {
    const answer = await call(url, sent);
    if (answer.status !== 503) return answer;
    await wait(300);
  }
};

export type Account = { orgId: string; token: string };

export const signUp = async (address: string, planName?: 'Unlimited' | 'Pro' | 'Growth' | 'Scale'): Promise<Account> => {
  const login = { email: `${randomUUID()}@quillstone.example`, password: 'kettle moose lantern' };
  const user = must(
    await callUntilTaken(`${address}/users/signup`, { method: 'POST', json: { ...login, humanReadableName: 'Marta Lindqvist' } }),
    201,
  );
  const token = fieldOf(must(await callUntilTaken(`${address}/users/login`, { method: 'POST', json: login }), 200), 'token');
  // A job grants the first credits.
  for (let round = 0; round < 200; round += 1) {
    if ((await call(`${address}/billing/subscription`, { token })).body !== 'null') break;
    await wait(50);
  }
  if (planName !== undefined) {
    const session = must(await call(`${address}/billing/customer-portal-session`, { method: 'POST', token }), 200);
    const portal = `${address}${new URL(fieldOf(session, 'url')).pathname}`;
    must(await call(portal, { method: 'POST', json: { planName, billingCycle: 'month' } }), 200);
  }
  return { orgId: fieldOf(user, 'orgId'), token };
};

const sample = DEMO_CAMPAIGNS.at(-1);
if (sample === undefined) throw new Error('there is no sample');

const FOLLOW_UPS = Array.from({ length: 6 }, (_, index) => ({
  subject: index === 2 ? 'another site' : '',
  body: `Hi,\n\nany thoughts on booked slots, ${index + 1}?\n\nIngrid`,
  waitDays: 3,
}));

/** The sample email to invented people, with identical follow-ups up to the requested number of emails. */
export const writeFile = (leadCount: number, start = 0, emails = 1): Uint8Array<ArrayBuffer> => {
  const followUps = FOLLOW_UPS.slice(0, emails - 1);
  return new Uint8Array(
    writeDemoFile({ ...sample, leadCount, start, emails, writeEmail: (person) => ({ ...sample.writeEmail(person), followUps }) }),
  );
};

type Launch = { bytes: Uint8Array<ArrayBuffer>; key?: string; name?: string };

export const launch = (address: string, { token }: Account, { bytes, key, name = 'Torture' }: Launch): Promise<Answer> => {
  const form = new FormData();
  form.append('campaignName', name);
  form.append('file', new Blob([bytes], { type: 'text/csv' }), 'leads.csv');
  return call(`${address}/campaign`, { method: 'POST', token, form, headers: key === undefined ? {} : { 'idempotency-key': key } });
};

export const launchOrThrow = async (address: string, account: Account, launching: Launch): Promise<string> =>
  fieldOf(must(await launch(address, account, launching), 201), 'campaignId');

/** Waits until a campaign has its forecast, which comes last; returns the milliseconds. */
export const waitForEnd = async (address: string, { token }: Account, { campaignId, limitMs }: { campaignId: string; limitMs: number }) => {
  const start = performance.now();
  while (performance.now() - start < limitMs) {
    const { status, text } = await call(`${address}/campaign/${campaignId}/results/analytics/ranges`, { token });
    if (status === 200 && !text.includes('"expected":null')) return performance.now() - start;
    await wait(200);
  }
  throw new Error(`campaign ${campaignId} did not end within ${limitMs} ms`);
};

/** All results of a campaign, byte for byte, without its own id. */
export const readOutcome = async (address: string, { token }: Account, campaignId: string): Promise<string> => {
  const parts: string[] = [];
  for (const path of ['results?bucket=90-100', 'results/analytics/ranges', 'results/steps?bucket=90-100', 'results/status'])
    parts.push(must(await call(`${address}/campaign/${campaignId}/${path}`, { token }), 200).text);
  return parts.join('\n').replaceAll(campaignId, 'ID');
};
