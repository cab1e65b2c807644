import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, messageAnswer, none, timestamp } from './shapes.ts';

export const user = z.object({
  userId: z.string(),
  orgId: z.string(),
  email: z.string(),
  humanReadableName: z.string(),
  createdAt: timestamp,
});
export type User = z.output<typeof user>;

export const login = {
  operationId: 'login',
  method: 'POST',
  path: '/users/login',
  summary: 'Exchange an email and password for a session token',
  access: 'public',
  scope: null,
  blockedForDemo: false,
  params: none,
  query: empty,
  body: z.strictObject({ email: z.string(), password: z.string() }),
  bodyKind: 'json',
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: ['invalid_input', 'missing_field', 'invalid_credentials'],
} as const satisfies Endpoint;

export const logout = {
  operationId: 'logout',
  method: 'POST',
  path: '/users/logout',
  summary: 'End the session of the token',
  access: 'person',
  scope: null,
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: messageAnswer,
  errors: [],
} as const satisfies Endpoint;

export const getMe = {
  operationId: 'getMe',
  method: 'GET',
  path: '/users/me',
  summary: 'Get the signed-in user',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: user,
  errors: [],
} as const satisfies Endpoint;
