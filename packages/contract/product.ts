import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { empty, none } from './shapes.ts';

export const productConfig = z.object({
  /** Credentials of the demo account; null where there is none. */
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
  links: z.object({
    documentation: z.string(),
    howItWorks: z.string(),
    community: z.string(),
    booking: z.string(),
    /** Address of the embedded support form; null = our own form. */
    supportForm: z.string().nullable(),
  }),
});
export type ProductConfig = z.output<typeof productConfig>;

export const getConfig = {
  operationId: 'getConfig',
  method: 'GET',
  path: '/config',
  summary: 'What the pages need before anybody has signed in',
  access: 'public',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: productConfig,
  errors: [],
} as const satisfies Endpoint;

export const getHealth = {
  operationId: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Answers 200 when the service is ready',
  access: 'public',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
  errors: [],
} as const satisfies Endpoint;

export const createSupportRequest = {
  operationId: 'createSupportRequest',
  method: 'POST',
  path: '/support/requests',
  summary: 'Leave a question or a fault report for the operators',
  access: 'session',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: z.strictObject({
    topic: z.enum(['question', 'fault', 'idea']),
    message: z.string().trim().min(1).max(5000),
    page: z.string().max(500).optional(),
  }),
  bodyKind: 'json',
  status: 201,
  answer: z.object({ message: z.string(), requestNumber: z.string() }),
  errors: ['invalid_input', 'missing_field'],
} as const satisfies Endpoint;
