import { toCallPath, toCallRequest, type CallArguments, type LooseCallInput } from '@coldcast/contract/callInput';
import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';
import type { Session } from '../session/findSession.ts';
import { ApiFailure } from './ApiFailure.ts';
import { readRetryAfter } from './readRetryAfter.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

async function send(url: string, path: string, request: RequestInit): Promise<Response> {
  try {
    // A redirect would carry the token to another server.
    return await fetch(url + path, { ...request, redirect: 'manual' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const reason = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new ApiFailure({ status: 0, code: 'no_answer', url, message: `No response from ${url}${reason}` });
  }
}

async function readJson(response: Response, url: string): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiFailure({ status: 0, code: 'no_answer', url, message: `The response from ${url} was cut off` });
  }
}

function toFailure(response: Response, json: unknown, url: string): ApiFailure {
  const { message, code, ...details } = isRecord(json) ? json : {};
  const words = typeof message === 'string' && message.trim() !== '' ? message : `HTTP ${response.status} ${response.statusText}`.trim();
  return new ApiFailure({
    status: response.status,
    code: typeof code === 'string' ? code : `http_${response.status}`,
    message: words,
    url,
    details,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
  });
}

/** One call of the API in the contract's shape. Throws ApiFailure for every failure, and AbortError if the signal aborts. */
export async function callEndpoint<E extends Endpoint>(
  session: Session,
  endpoint: E,
  ...args: CallArguments<E>
): Promise<EndpointAnswer<E>> {
  const { url, token } = session;
  const input = (args[0] ?? {}) as LooseCallInput;
  const response = await send(url, toCallPath(endpoint.path, input), toCallRequest(endpoint, input, token));
  if (response.status >= 300 && response.status < 400) {
    const place = response.headers.get('location') ?? 'another address';
    throw new ApiFailure({ status: response.status, code: 'redirected', url, message: `${url} redirects to ${place}` });
  }
  const json = await readJson(response, url);
  if (!response.ok) throw toFailure(response, json, url);
  const parsed = endpoint.answer.safeParse(json);
  if (parsed.success) return parsed.data as EndpointAnswer<E>;
  throw new ApiFailure({
    status: response.status,
    code: 'unexpected_answer',
    url,
    message: `${url} does not respond like a Coldcast server`,
  });
}
