import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { none } from './shapes.ts';

/** A piece of the email a factor rests on: offsets into the subject or the body. */
const evidence = z.object({ part: z.enum(['subject', 'body']), start: z.int(), end: z.int(), text: z.string() });

const verification = z.object({
  verified: z.boolean(),
  /** Change of the expected rate in points, with its 80 % interval. */
  deltaPoints: z.number(),
  interval80: z.tuple([z.number(), z.number()]),
  leadsMoved: z.int(),
  leads: z.int(),
});

export const factor = z.object({
  factor_id: z.string(),
  label: z.string().optional(),
  polarity: z.enum(['positive', 'negative', 'neutral', 'mixed']).catch('neutral'),
  avg_score_0_to_1: z.number(),
  analysis: z.object({ title: z.string(), paragraph: z.string() }).optional(),
  explanation: z.string().optional(),
  recommendations: z.array(z.string()).optional(),
  evidence: z.array(evidence).optional(),
  deltaPoints: z.number().optional(),
  interval80: z.tuple([z.number(), z.number()]).optional(),
  shareOfLeads: z.number().optional(),
  /** One entry for each recommendation, in its order; null where it could not be verified. */
  verifications: z.array(verification.nullable()).optional(),
});
export type Factor = z.output<typeof factor>;

const insightSide = z.object({
  top_factors: z.array(factor),
  summary: z.object({ narrative: z.string(), key_takeaways: z.array(z.string()) }),
});
export type InsightSide = z.output<typeof insightSide>;

export const insightsAnswer = z.object({ data: z.object({ insight: insightSide, negativeInsight: insightSide }) });

export const NO_REPLIES_TEXT = 'This Campaign has no replies, so we are skipping the campaign insights';

const shared = {
  method: 'POST',
  access: 'session',
  blockedForDemo: false,
  params: none,
  query: z.object({ campaignId: z.string() }),
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: insightsAnswer,
  errors: ['campaign_not_found', 'insights_not_ready'],
} as const;

export const generateReplyInsights = {
  ...shared,
  operationId: 'generateReplyInsights',
  path: '/insights/generate',
  summary: 'Why recipients replied or did not; made once, then returned as stored',
} as const satisfies Endpoint;

export const generateOpenInsights = {
  ...shared,
  operationId: 'generateOpenInsights',
  path: '/insights/generate/open',
  summary: 'Why recipients opened or did not; made once, then returned as stored',
} as const satisfies Endpoint;
