import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` needs no token; `session` needs the token of a session or an API key; `person` needs a signed-in person and
 * refuses API keys. `blockedForDemo` answers 403 to the demo account.
 */
export type Access = 'public' | 'session' | 'person';

/**
 * What an API key may do: read; launch, which spends credits; change and delete everything else. Scopes do not include each other, except
 * that every key may read.
 */
export const KEY_SCOPES = ['read', 'launch', 'manage'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/**
 * One call of the API. Both sides parse with it: the server its input, the browser every answer. `body` is JSON; `form` are the text fields
 * of a multipart body that also carries one `file`.
 */
export type Endpoint<
  Path extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  operationId: string;
  method: Method;
  /** Path with `:name` parameters, exactly as clients write it. */
  path: string;
  summary: string;
  access: Access;
  /** The scope an API key needs; null if keys are refused or none is needed. A person may call everything. */
  scope: KeyScope | null;
  blockedForDemo: boolean;
  params: Path;
  query: Query;
  body: Body;
  /** `either`: JSON, or multipart with the same fields as text and a file. */
  bodyKind: 'none' | 'json' | 'multipart' | 'either';
  /** JSON that holds whole emails may be larger than other JSON. */
  carriesEmail?: true;
  status: 200 | 201;
  answer: Answer;
  /** Error codes of this call besides those of every call (not_authenticated, too_many_requests, overloaded, internal). */
  errors: readonly ErrorCode[];
};

export type EndpointParams<E extends Endpoint> = z.output<E['params']>;
export type EndpointQuery<E extends Endpoint> = z.output<E['query']>;
export type EndpointBody<E extends Endpoint> = z.output<E['body']>;
export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>;
