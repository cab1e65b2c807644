import { toCallPath, toCallRequest, type CallArguments, type LooseCallInput } from '@coldcast/contract/callInput';
import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';
import { SESSION_ERRORS } from '@coldcast/contract/sessionErrors';
import { ApiError } from './ApiError.ts';
import { takePrefetched } from './prefetchedResponses.ts';
import { normalizeResponse } from './normalizeResponse.ts';
import { noteServerDate } from './serverClock.ts';
import { endSession, readToken } from './sessionToken.ts';
import { toApiError } from './toApiError.ts';

async function send(url: string, request: RequestInit, early: Promise<Response> | undefined): Promise<Response> {
  try {
    return await (early ?? fetch(url, request));
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

/** Calls whose 401 is shown in place, so that nothing typed is lost. */
const keepsPage = new Set(['createCampaign', 'logout']);

/**
 * Makes one API call: sends it with the session's token and returns the answer in the contract's shape. Throws ApiError for every failure;
 * a 401 also ends the session in this browser.
 */
export async function callApi<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointAnswer<E>> {
  const input = (args[0] ?? {}) as LooseCallInput;
  const token = readToken();
  if (endpoint.access !== 'public' && token === null) {
    throw new ApiError({ status: 401, code: 'not_authenticated', message: SESSION_ERRORS.not_authenticated.message });
  }
  const address = toCallPath(endpoint.path, input);
  const response = await send(address, toCallRequest(endpoint, input, token), takePrefetched(address, endpoint.method, token));
  noteServerDate(response.headers.get('date'));
  const json = await readJson(response);
  const folded = normalizeResponse(endpoint.operationId, response.status, json);
  if (!response.ok && folded === undefined) {
    const error = toApiError(endpoint, response, json);
    // A late answer to an old token must not end a newer session.
    if (error.status === 401 && endpoint.access !== 'public' && !keepsPage.has(endpoint.operationId) && readToken() === token) {
      endSession(error.message);
    }
    throw error;
  }
  const parsed = endpoint.answer.safeParse(folded);
  if (!parsed.success) throw new ApiError({ status: response.status, code: 'unexpected_answer', message: '' });
  return parsed.data as EndpointAnswer<E>;
}
