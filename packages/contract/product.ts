import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, none } from './shapes.ts';

export const productConfig = z.object({
  /** Credentials of the demo account; null if there is none. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
  /** Name of the language model that campaigns may ask; null if none is configured. */
  languageModel: z.optional(z.nullable(z.string())),
  links: z.object({
    documentation: z.string(),
    howItWorks: z.string(),
    community: z.string(),
    booking: z.string(),
    /** Address of the embedded support form; null = our own form. */
    supportForm: z.nullable(z.string()),
  }),
});
export type ProductConfig = z.output<typeof productConfig>;

export const getConfig = {
  operationId: 'getConfig',
  method: 'GET',
  path: '/config',
  summary: 'Get the settings that the pages need before sign-in',
  access: 'public',
  scope: null,
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
  summary: 'Check that the service is ready (status 200)',
  access: 'public',
  scope: null,
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
  errors: [],
} as const satisfies Endpoint;
