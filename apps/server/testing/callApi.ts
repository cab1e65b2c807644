import type { Endpoint, EndpointAnswer } from '@coldcast/contract/endpoint';
import type { FastifyInstance } from 'fastify';

export type CallOptions = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  /** JSON, or the text fields of a multipart body. */
  body?: unknown;
  file?: { fileName: string; bytes: Uint8Array | string };
  headers?: Record<string, string>;
};

type ErrorAnswer = { message: string; code: string; requestId: string; [detail: string]: unknown };

/** `body` was checked against the contract if the status is the endpoint's own; `error` is the same JSON parsed as an error. */
export type CallAnswer<E extends Endpoint> = {
  status: number;
  body: EndpointAnswer<E>;
  error: ErrorAnswer;
  headers: Record<string, string | string[] | number | undefined>;
};

const toUrl = (endpoint: Endpoint, { params = {}, query = {} }: CallOptions): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const item of [value].flat()) search.append(name, item);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};

const toMultipart = async ({ body, file }: CallOptions): Promise<{ payload: Buffer; type: string }> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.append(name, String(value));
  if (file !== undefined) {
    const bytes = typeof file.bytes === 'string' ? new TextEncoder().encode(file.bytes) : new Uint8Array(file.bytes);
    form.append('file', new Blob([bytes], { type: 'text/csv' }), file.fileName);
  }
  const response = new Response(form);
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
};

const toPayload = async (endpoint: Endpoint, options: CallOptions): Promise<{ payload?: Buffer; type?: string }> => {
  if (endpoint.bodyKind === 'multipart' || (endpoint.bodyKind === 'either' && options.file !== undefined)) return toMultipart(options);
  if (options.body === undefined) return {};
  return { payload: Buffer.from(JSON.stringify(options.body)), type: 'application/json' };
};

/** Calls the API through its whole HTTP layer, without a socket. */
export const callApi = async <E extends Endpoint>(api: FastifyInstance, endpoint: E, options: CallOptions = {}): Promise<CallAnswer<E>> => {
  const { payload, type } = await toPayload(endpoint, options);
  const contentType = type === undefined ? {} : { 'content-type': type };
  const key = options.token === undefined ? {} : { 'x-api-key': options.token };
  const headers = { ...contentType, ...key, ...options.headers };
  const answer = await api.inject({ method: endpoint.method, url: toUrl(endpoint, options), headers, payload });
  const json = answer.body === '' ? undefined : JSON.parse(answer.body);
  const body = answer.statusCode === endpoint.status ? endpoint.answer.parse(json) : json;
  return { status: answer.statusCode, body, error: json, headers: answer.headers };
};
