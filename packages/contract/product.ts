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

/** The estimated effort of asking the configured language model about a campaign; a rough, high estimate of tokens and cost. */
export const languageEstimate = z.object({
  model: z.string(),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars at the prices in the settings; 0 if there are none. */
  costUsd: z.number(),
  seconds: z.int(),
  /** The campaign's spending cap would end the asking early; the other leads are simulated without the model. */
  isBeyondCap: z.boolean(),
});
export type LanguageEstimateAnswer = z.output<typeof languageEstimate>;

export const estimateLanguageModel = {
  operationId: 'estimateLanguageModel',
  method: 'GET',
  path: '/language/estimate',
  summary: 'Estimate the time and cost of asking the language model about a campaign; null if none is configured',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: z.object({ leads: z.string(), emailCharacters: z.string() }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.nullable(languageEstimate),
  errors: ['invalid_input'],
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
