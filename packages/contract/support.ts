import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, none } from './shapes.ts';

export const createSupportRequest = {
  operationId: 'createSupportRequest',
  method: 'POST',
  path: '/support/requests',
  summary: 'Send a question or a bug report to the operators',
  access: 'session',
  scope: 'manage',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: z.strictObject({
    topic: z.enum(['question', 'fault', 'idea']),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
    page: z.optional(z.string().check(z.maxLength(500))),
  }),
  bodyKind: 'json',
  status: 201,
  answer: z.object({ message: z.string(), requestNumber: z.string() }),
  errors: ['invalid_input', 'missing_field'],
} as const satisfies Endpoint;
