import type { Endpoint } from '@coldcast/contract/endpoint';
import { endpoints, type EndpointName } from '@coldcast/contract/endpoints';
import { ERRORS, type ErrorCode } from '@coldcast/contract/errors';

/** How the fake server answers a call. */
export type FakeAnswer =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'waits' }
  | { kind: 'offline' };

export const gives = (body: unknown, status = 200): FakeAnswer => ({ kind: 'json', status, body });
export const refuses = (code: ErrorCode, details: Record<string, unknown> = {}): FakeAnswer => ({
  kind: 'json',
  status: ERRORS[code].status,
  body: { message: ERRORS[code].message, code, requestId: 'req_1', ...details },
});
export const waits: FakeAnswer = { kind: 'waits' };
export const offline: FakeAnswer = { kind: 'offline' };

export type FakeRequest = {
  name: EndpointName;
  url: URL;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
};

/** A list of answers is used one by one; the last one repeats. */
export type FakeAnswers = Partial<Record<EndpointName, FakeAnswer | readonly FakeAnswer[]>>;

const toPattern = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const patterns = Object.entries(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  method: endpoint.method,
  pattern: toPattern(endpoint),
  isLiteral: !endpoint.path.includes(':'),
}));
// `/campaign/analytics/` is a path of its own, not a campaign called "analytics".
patterns.sort((a, b) => Number(b.isLiteral) - Number(a.isLiteral));

const findName = (method: string, path: string): EndpointName | undefined =>
  patterns.find((entry) => entry.method === method && entry.pattern.test(path))?.name;

function toResponse(answer: FakeAnswer, signal: AbortSignal | null | undefined): Promise<Response> {
  if (answer.kind === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  if (answer.kind === 'waits') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));
  }
  const headers = { 'content-type': 'application/json', ...answer.headers };
  const text = answer.body === undefined ? null : JSON.stringify(answer.body);
  return Promise.resolve(new Response(text, { status: answer.status, headers }));
}

/** A `fetch` that answers the contract's calls and records the requests. Calls without an answer get "not found". */
export function createFakeFetch(answers: FakeAnswers): { fetch: typeof fetch; requests: FakeRequest[] } {
  const requests: FakeRequest[] = [];
  const counts = new Map<EndpointName, number>();
  const nextAnswer = (name: EndpointName): FakeAnswer => {
    const given = answers[name] ?? refuses('not_found');
    if (!Array.isArray(given)) return given as FakeAnswer;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return given[Math.min(count, given.length - 1)] ?? refuses('not_found');
  };
  const fakeFetch: typeof fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const name = findName(init.method ?? 'GET', url.pathname);
    if (!name) return toResponse(refuses('not_found'), init.signal);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    requests.push({ name, url, headers: new Headers(init.headers), credentials: init.credentials, body });
    return toResponse(nextAnswer(name), init.signal);
  };
  return { fetch: fakeFetch, requests };
}
