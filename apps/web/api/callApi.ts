import type { Endpoint, EndpointAnswer, EndpointBody, EndpointParams, EndpointQuery } from '@coldcast/contract/endpoint';
import { ERRORS } from '@coldcast/contract/errors';
import { ApiError } from './ApiError.ts';
import { foldAnswer } from './foldAnswer.ts';
import { noteServerDate } from './serverClock.ts';
import { clearToken, readToken } from './sessionToken.ts';
import { toApiError } from './toApiError.ts';

type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Record<string, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type Payload<E extends Endpoint> = E['bodyKind'] extends 'multipart' ? { form: FormData } : Part<'body', EndpointBody<E>>;

type CallInput<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> &
  Payload<E> & { signal?: AbortSignal; idempotencyKey?: string };

type CallArguments<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** What any call may carry, once the types above have checked it. */
type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

function toUrl(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function toRequest(endpoint: Endpoint, input: LooseInput, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (endpoint.access === 'session' && token) headers['x-api-key'] = token;
  if (endpoint.bodyKind === 'json') headers['content-type'] = 'application/json';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  const body = endpoint.bodyKind === 'json' ? JSON.stringify(input.body) : input.form;
  return { method: endpoint.method, headers, body, credentials: 'omit', signal: input.signal };
}

async function send(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'no_answer', message: '' });
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls whose 401 is shown where the user is working, so that nothing typed is lost (specification 8). */
const keepsPage = new Set(['createCampaign', 'logout']);

/**
 * One call of the API: sends it with the session's token and gives its answer in the contract's shape.
 * Throws ApiError for every failure; a 401 also ends the session in this browser (decision 110).
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointAnswer<E>> {
  const input = (args[0] ?? {}) as LooseInput;
  const token = readToken();
  if (endpoint.access === 'session' && token === null) {
    throw new ApiError({ status: 401, code: 'not_authenticated', message: ERRORS.not_authenticated.message });
  }
  const response = await send(toUrl(endpoint.path, input), toRequest(endpoint, input, token));
  noteServerDate(response.headers.get('date'));
  const json = await readJson(response);
  const folded = foldAnswer(endpoint.operationId, response.status, json);
  if (!response.ok && folded === undefined) {
    const error = toApiError(endpoint, response, json);
    // A late answer to an old token must not end the session begun since.
    if (error.status === 401 && endpoint.access === 'session' && !keepsPage.has(endpoint.operationId) && readToken() === token) {
      clearToken(error.message);
    }
    throw error;
  }
  const parsed = endpoint.answer.safeParse(folded);
  if (!parsed.success) throw new ApiError({ status: response.status, code: 'unexpected_answer', message: '' });
  return parsed.data as EndpointAnswer<E>;
}
