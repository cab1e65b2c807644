import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { none } from './shapes.ts';

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
