import type { CreditEntry, Subscription } from '@coldcast/contract/billing';
import type { ProductConfig } from '@coldcast/contract/product';
import type { User } from '@coldcast/contract/users';

/** Named specimens for tests and the gallery. All people and companies are invented. */
export const ines: User = {
  userId: 'usr_7Qm2vXh4TzK9',
  orgId: 'org_3fLd8WpRb6Yc',
  email: 'ines@calderfinch.example',
  humanReadableName: 'Ines Calder',
  createdAt: '2026-01-09T08:00:00.000Z',
};

export const config: ProductConfig = {
  demo: { email: 'no-reply@demo.local', password: 'just-looking-around' },
  links: {
    documentation: '/docs/',
    howItWorks: '/docs/how-it-works',
    community: 'https://chat.example.org/coldcast',
    booking: 'https://booking.example.org/coldcast',
    supportForm: null,
  },
};

const entry = (id: number, amount: number, rest: Partial<CreditEntry> = {}): CreditEntry => ({
  id: `cr_${id}`,
  amount,
  reason: 'Campaign “Northwind dock queues”',
  createdAt: '2026-03-18T09:12:00.000Z',
  type: 'MOCK',
  ...rest,
});

const growthHistory: CreditEntry[] = [
  entry(1, -1180, { reason: 'Campaign “Tessellate RevOps, v2”', createdAt: '2026-03-18T09:30:00.000Z' }),
  entry(2, 1180, { reason: 'Unlimited plan', createdAt: '2026-03-18T09:30:00.000Z' }),
  entry(3, 3, {
    reason: 'Refund: 3 failed leads, priority lane “Northwind dock queues”',
    createdAt: '2026-03-18T09:13:00.000Z',
    type: 'PRIORITY',
  }),
  entry(4, -412),
  entry(5, -412, { reason: 'Priority lane “Northwind dock queues”', type: 'PRIORITY' }),
  entry(6, -800, { reason: 'Campaign “Larkspur clinic managers”', createdAt: '2026-03-18T08:47:00.000Z' }),
  entry(7, -150, { reason: 'Campaign “Fennel Foods buyers, Iberia”', createdAt: '2026-03-16T15:05:00.000Z' }),
  entry(8, -640, { reason: 'Campaign “Halcyon plant managers”', createdAt: '2026-03-14T11:20:00.000Z' }),
  entry(9, 2500, { reason: 'Priority credits, Growth plan', createdAt: '2026-03-02T00:00:00.000Z', type: 'PRIORITY' }),
];

export const growth: Subscription = {
  planName: 'Growth',
  creditBalance: 0,
  totalGranted: 4200,
  priorityCreditBalance: 1119,
  priorityCreditsGranted: 2500,
  maxConcurrentCampaigns: 2,
  maxCampaignSize: 1500,
  billingCycle: 'month',
  currentPeriodStart: '2026-03-02T10:00:00.000Z',
  currentPeriodEnd: '2026-04-02T10:00:00.000Z',
  cancelAt: null,
  monthlyCredits: null,
  monthlyPriorityCredits: 2500,
  creditHistory: growthHistory,
};

export const free: Subscription = {
  ...growth,
  planName: 'Free',
  creditBalance: 20,
  totalGranted: 200,
  priorityCreditBalance: 0,
  priorityCreditsGranted: 0,
  maxConcurrentCampaigns: 1,
  maxCampaignSize: 200,
  monthlyCredits: 200,
  monthlyPriorityCredits: 0,
  creditHistory: [entry(1, -180), entry(2, 200, { reason: 'Free plan, monthly credits', createdAt: '2026-03-02T10:00:00.000Z' })],
};

/** Created just before `nowMs`, so that its credits have not arrived yet. */
export const newcomer = (nowMs: number): User => ({ ...ines, createdAt: new Date(nowMs - 60_000).toISOString() });

export const demoUser: User = { ...ines, userId: 'usr_demo', email: 'no-reply@demo.local', humanReadableName: 'Demo' };
