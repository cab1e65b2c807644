import { cutAudience, type AudienceCut, type AudienceSums, type CutPoint } from './audienceCut.ts';
import type { AudienceGroupName } from './audienceWords.ts';
import { SPAM_RATE_LIMITS, type ComplaintBudget } from './complaintBudget.ts';
import type { ComplaintPrices } from './complaintPrices.ts';
import type { Bucket } from './deliverability.ts';
import type { ReplyIntent } from './leadActions.ts';

type Lead = {
  name: string | null;
  company: string | null;
  title: string | null;
  group: AudienceGroupName;
  reason: string;
  interest: number;
  reply: number;
  unsubscribe: number;
  spamReport: number;
  net: number;
};
type Example = { name: string | null; text: string };
type Reply = {
  intent: ReplyIntent;
  share: number;
  share80: [number, number];
  raisedBy: { factorId: string; label: string; quote: string | null }[];
};
type Group = AudienceSums & { group: AudienceGroupName; reasons: { text: string; leads: number }[] };

/** The engine's plan: leads by their position in the list. */
type PlannedAudience = {
  groups: Group[];
  leads: (Lead & { position: number; askedAfter: number | null })[];
  all: AudienceSums;
  kept: AudienceSums;
  curve: CutPoint[];
  replies: (Reply & { examples: (Example & { position: number })[] })[];
};

type BudgetLimit = { perThousand: number; mostReports: number; chance: number; chanceWithAll: number };

/** An audience for programs and screens: leads by their ids. */
export type AudienceView = {
  bucket: Bucket;
  prices: ComplaintPrices;
  sendSize: number;
  groups: Group[];
  all: AudienceSums;
  cut: AudienceCut;
  budget: { people: number; emails: number; limits: BudgetLimit[] };
  leads: (Lead & { leadId: string; askedAfter: string | null })[];
  curve: CutPoint[];
  replies: (Reply & { examples: (Example & { leadId: string })[] })[];
};

type Asked = {
  bucket: Bucket;
  prices: ComplaintPrices;
  sendSize: number;
  budget: ComplaintBudget;
  leadIdOf: (position: number) => string;
};

/** Chances that a send exceeds its limits with the leads of a cut, and with everyone. */
const toLimits = ({ limits }: ComplaintBudget, cut: CutPoint, curve: readonly CutPoint[]): BudgetLimit[] =>
  SPAM_RATE_LIMITS.map((limit, index) => ({
    perThousand: 1000 * limit,
    mostReports: limits[index] ?? 0,
    chance: cut.chances[index] ?? 0,
    chanceWithAll: curve.at(-1)?.chances[index] ?? 0,
  }));

/** A plan of the engine with its cut, and the chances for the send it belongs to. */
export function toAudienceView(plan: PlannedAudience, { bucket, prices, sendSize, budget, leadIdOf }: Asked): AudienceView {
  const chosen = cutAudience(plan, plan.kept);
  return {
    bucket,
    prices,
    sendSize,
    groups: plan.groups,
    all: plan.all,
    cut: chosen,
    budget: { people: budget.people, emails: budget.emails, limits: toLimits(budget, chosen, plan.curve) },
    leads: plan.leads.map(({ position, askedAfter, ...lead }) => ({
      leadId: leadIdOf(position),
      ...lead,
      askedAfter: askedAfter === null ? null : leadIdOf(askedAfter),
    })),
    curve: plan.curve,
    replies: plan.replies.map((reply) => ({
      ...reply,
      examples: reply.examples.map(({ position, ...example }) => ({ leadId: leadIdOf(position), ...example })),
    })),
  };
}

/** The same audience at another cut, with what a launch of the leads before it would bring. */
export function recutAudience(view: AudienceView, kept: AudienceSums): AudienceView {
  const chosen = cutAudience(view, kept);
  const limits = view.budget.limits.map((limit, index) => ({ ...limit, chance: chosen.chances[index] ?? 0 }));
  return { ...view, cut: chosen, budget: { ...view.budget, limits } };
}
