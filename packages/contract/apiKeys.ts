import * as z from 'zod/mini';
import { KEY_SCOPES, type Endpoint } from './endpoint.ts';
import { empty, messageAnswer, none, timestamp } from './shapes.ts';

/** The full key: `cc_` and 256 random bits as base64url. No session token looks like this. */
export const API_KEY_PATTERN = /^cc_[\w-]{43}$/;
export const MAX_API_KEYS = 20;
export const MAX_KEY_NAME_LENGTH = 100;

export const apiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  /** The key's beginning and its last four characters, as `cc_…a1B2`. */
  hint: z.string(),
  createdAt: timestamp,
  /** Accurate to a minute; null if never used. */
  lastUsedAt: z.nullable(timestamp),
  /** Its scopes. Null for a key created before scopes existed: it can do everything over the API, and only read through an assistant. */
  scopes: z.nullable(z.array(z.enum(KEY_SCOPES))),
});
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = {
  operationId: 'listApiKeys',
  method: 'GET',
  path: '/users/me/api-keys',
  summary: 'List the API keys of the signed-in user, newest first, without the keys themselves',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.array(apiKey),
  errors: [],
} as const satisfies Endpoint;

export const createApiKey = {
  operationId: 'createApiKey',
  method: 'POST',
  path: '/users/me/api-keys',
  summary: 'Create an API key; only this response shows it',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: none,
  query: empty,
  /** The scopes always include `read`; if none are given, it is the only one. */
  body: z.strictObject({ name: z.string(), scopes: z.optional(z.array(z.enum(KEY_SCOPES)).check(z.maxLength(KEY_SCOPES.length))) }),
  bodyKind: 'json',
  status: 201,
  answer: z.extend(apiKey, { key: z.string() }),
  errors: ['invalid_input', 'missing_field', 'api_key_limit', 'demo_account'],
} as const satisfies Endpoint;

export const revokeApiKey = {
  operationId: 'revokeApiKey',
  method: 'DELETE',
  path: '/users/me/api-keys/:keyId',
  summary: 'Revoke an API key; requests with it are refused from then on',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: z.object({ keyId: z.string() }),
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: ['api_key_not_found', 'demo_account'],
} as const satisfies Endpoint;
