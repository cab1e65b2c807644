import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toCallPath, toCallRequest, type LooseCallInput } from '@coldcast/contract/callInput';
import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';
import { ProductFailure, type Backend, type CallProduct } from '@coldcast/mcp/backend';
import type { HttpCaller } from '@coldcast/mcp/serve';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** An answer from one of our own routes. */
export type InnerAnswer = { status: number; text: string; retryAfter: string | undefined };

/** The body of a call as sent over HTTP: JSON text, or a form with its boundary in the content type. */
async function toPayload(request: RequestInit): Promise<{ payload?: Buffer | string; type?: string }> {
  const { body } = request;
  if (typeof body === 'string') return { payload: body };
  if (!(body instanceof FormData)) return {};
  const form = new Response(body);
  return { payload: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

/** Calls one of our own routes as the caller: with the same checks of key, scope, demo account and organization as from outside. */
export async function callInner(
  api: FastifyInstance,
  { token, ip }: Pick<HttpCaller, 'token' | 'ip'>,
  { endpoint, input }: { endpoint: Endpoint; input: LooseCallInput },
): Promise<InnerAnswer> {
  const request = toCallRequest(endpoint, { ...input, isAssistant: true }, token);
  const { payload, type } = await toPayload(request);
  const headers = { ...Object.fromEntries(new Headers(request.headers)), ...(type !== undefined && { 'content-type': type }) };
  const answer = await api.inject({
    method: endpoint.method,
    url: toCallPath(endpoint.path, input),
    headers,
    remoteAddress: ip,
    ...(payload !== undefined && { payload }),
  });
  const retryAfter = answer.headers['retry-after'];
  return { status: answer.statusCode, text: answer.body, retryAfter: retryAfter === undefined ? undefined : String(retryAfter) };
}

/** Every route reports errors in this form. */
const errorBody = z.looseObject({ message: z.string(), code: z.string() });

function toFailure(text: string): ProductFailure {
  const { message, code, requestId: _id, ...details } = errorBody.parse(JSON.parse(text));
  return new ProductFailure(message, { code, details });
}

const pause: Backend['pause'] = (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined);
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const readMethodology = (): string => readFileSync(join(import.meta.dirname, '../../../docs/guide/methodology.md'), 'utf8');

/** The product as one caller sees it. */
export function createBackend(api: FastifyInstance, caller: HttpCaller): Backend {
  const call = async (endpoint: Endpoint, input: LooseCallInput = {}): Promise<EndpointAnswer<Endpoint>> => {
    const { status, text } = await callInner(api, caller, { endpoint, input });
    if (status !== endpoint.status) throw toFailure(text);
    return endpoint.answer.parse(JSON.parse(text));
  };
  // Each answer was parsed by its own endpoint, which the erased type cannot express.
  return { call: call as CallProduct, url: caller.url, pause, hashText, readMethodology };
}
