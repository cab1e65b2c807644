import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { empty, none, timestamp } from './shapes.ts';

export const creditEntry = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.string(),
  createdAt: timestamp,
  /** `MOCK` or `PRIORITY`. */
  type: z.string(),
});
export type CreditEntry = z.output<typeof creditEntry>;

export const subscription = z.object({
  planName: z.string(),
  creditBalance: z.int(),
  totalGranted: z.int(),
  priorityCreditBalance: z.int(),
  priorityCreditsGranted: z.int(),
  maxConcurrentCampaigns: z.int(),
  maxCampaignSize: z.int(),
  billingCycle: z.enum(['month', 'year']),
  currentPeriodStart: timestamp,
  currentPeriodEnd: timestamp,
  cancelAt: z.nullable(timestamp),
  /** The plan and cycle that start at the end of the period, if a downgrade is pending. */
  nextPlanName: z.optional(z.nullable(z.string())),
  nextBillingCycle: z.optional(z.nullable(z.enum(['month', 'year']))),
  /** Mock credits a month; null on unlimited plans. */
  monthlyCredits: z.nullable(z.int()),
  monthlyPriorityCredits: z.int(),
  creditHistory: z.array(creditEntry),
});
export type Subscription = z.output<typeof subscription>;

export const getSubscription = {
  operationId: 'getSubscription',
  method: 'GET',
  path: '/billing/subscription',
  summary: 'Get plan, balances and credit history; null before a subscription exists',
  access: 'session',
  scope: 'read',
  blockedForDemo: false,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.nullable(subscription),
  errors: [],
} as const satisfies Endpoint;

export const createPortalSession = {
  operationId: 'createPortalSession',
  method: 'POST',
  path: '/billing/customer-portal-session',
  summary: 'Get an address where the plan can be changed',
  access: 'person',
  scope: null,
  blockedForDemo: true,
  params: none,
  query: empty,
  body: none,
  bodyKind: 'none',
  status: 200,
  answer: z.object({ url: z.string() }),
  errors: ['demo_account'],
} as const satisfies Endpoint;
