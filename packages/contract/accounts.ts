import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, messageAnswer, none } from './shapes.ts';
import { user } from './users.ts';

export const signup = {
  operationId: 'signup',
  method: 'POST',
  path: '/users/signup',
  summary: 'Create an account and its organization',
  access: 'public',
  scope: null,
  blockedForDemo: false,
  params: none,
  query: empty,
  body: z.strictObject({ email: z.string(), password: z.string(), humanReadableName: z.string() }),
  bodyKind: 'json',
  status: 201,
  answer: z.extend(user, { message: z.string() }),
  errors: ['invalid_input', 'missing_field', 'password_too_short', 'password_too_common', 'email_taken'],
} as const satisfies Endpoint;

export const changePassword = {
  operationId: 'changePassword',
  method: 'POST',
  path: '/users/me/password',
  summary: 'Change the password; this ends all other sessions of the user',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: none,
  query: empty,
  body: z.strictObject({ currentPassword: z.string(), newPassword: z.string() }),
  bodyKind: 'json',
  status: 200,
  answer: messageAnswer,
  errors: ['invalid_input', 'missing_field', 'wrong_password', 'password_too_short', 'password_too_common', 'demo_account'],
} as const satisfies Endpoint;

export const deleteOrganisation = {
  operationId: 'deleteOrganisation',
  method: 'POST',
  path: '/organisation/deletion',
  summary: 'Permanently delete the organization and all its data; a paid subscription is canceled first',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: none,
  query: empty,
  /** The email of the signed-in user, typed. */
  body: z.strictObject({ confirmation: z.string() }),
  bodyKind: 'json',
  status: 200,
  answer: messageAnswer,
  errors: ['invalid_input', 'missing_field', 'not_confirmed', 'demo_account', 'payments_not_ended'],
} as const satisfies Endpoint;
