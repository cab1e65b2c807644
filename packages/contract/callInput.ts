import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery } from './endpoint.ts';

type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Record<string, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type Payload<E extends Endpoint> = E['bodyKind'] extends 'multipart'
  ? { form: FormData }
  : E['bodyKind'] extends 'either'
    ? { form: FormData } | Part<'body', EndpointBody<E>>
    : Part<'body', EndpointBody<E>>;

/** What a client passes for one call; parts the endpoint does not have may be omitted. */
export type CallInput<E extends Endpoint> = Part<'params', EndpointParams<E>> &
  Part<'query', EndpointQuery<E>> &
  Payload<E> & { signal?: AbortSignal; idempotencyKey?: string; isAssistant?: boolean };

/** The rest parameter of a client's call function: no input at all if every part may be omitted. */
export type CallArguments<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** What any call may carry, after the types above have checked it. */
export type LooseCallInput = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  idempotencyKey?: string;
  isAssistant?: boolean;
};

/** Set by calls that an assistant makes through the MCP server: keys created before scopes existed can then only read. */
export const ASSISTANT_HEADER = 'x-coldcast-assistant';

/** An endpoint's path with its parameters filled in, and its query; unset query entries are omitted. */
export function toCallPath(path: string, { params = {}, query = {} }: LooseCallInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The request of one call except for its address. Sends no cookies. */
export function toCallRequest(endpoint: Endpoint, input: LooseCallInput, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (endpoint.access !== 'public' && token) headers['x-api-key'] = token;
  const isJson = endpoint.bodyKind === 'json' || (endpoint.bodyKind === 'either' && input.form === undefined);
  if (isJson) headers['content-type'] = 'application/json';
  if (input.isAssistant) headers[ASSISTANT_HEADER] = 'mcp';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  const body = isJson ? JSON.stringify(input.body) : input.form;
  return { method: endpoint.method, headers, body, credentials: 'omit', signal: input.signal };
}
