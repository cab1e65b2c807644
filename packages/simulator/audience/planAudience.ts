import type { CampaignContext, LeadInList } from '../lead.ts';
import { toNanos } from '../model/quantiles.ts';
import { drawCurve, pickCuts, type Budget, type CurvePoint } from './curve.ts';
import { expectReplies, type ExpectedReply } from './expectReplies.ts';
import { writeAudienceReason } from './leadReason.ts';
import { AUDIENCE_GROUPS, rankLeads, type AudienceGroupName, type NetOf, type RankedLead } from './rankLeads.ts';
import { sumKept, type AudienceSums } from './sumKept.ts';
import { COUNTED, rateAt, rateList, readAudience, type RatedList } from './ratedList.ts';

/** One lead of an audience. Positions are those in the given list; rates are fractions of emails sent. */
export type AudienceLead = {
  position: number;
  name: string | null;
  company: string | null;
  title: string | null;
  group: AudienceGroupName;
  reason: string;
  /** Position of the colleague to email first; null if there is none. */
  askedAfter: number | null;
  interest: number;
  reply: number;
  unsubscribe: number;
  spamReport: number;
  /** What the lead is worth in interested replies, minus complaints. */
  net: number;
};

export type AudienceGroup = AudienceSums & {
  group: AudienceGroupName;
  /** What its leads have in common, most frequent first. */
  reasons: { text: string; leads: number }[];
};

/** Whom to send to at one bucket. Plain JSON. */
export type Audience = {
  bucket: number;
  /** Send first, then, leave out. */
  groups: AudienceGroup[];
  /** In sending order. */
  leads: AudienceLead[];
  all: AudienceSums;
  /** What a launch of only the leads before the cut would bring. */
  kept: AudienceSums;
  /** What each cut of the order brings, shortest first; the leads before the cut get the email. */
  curve: CurvePoint[];
  replies: ExpectedReply[];
};

export type AudienceOptions = {
  /** Index 0 to 9. */
  bucket: number;
  netOf: NetOf;
  budget: Budget;
  /** How many leads get the email; by default all that are not left out. */
  cut?: number | undefined;
};

const MOST_REASONS = 4;

const [interestAt, replyAt, unsubscribeAt, reportAt] = COUNTED;

function sumUp(leads: readonly AudienceLead[]): AudienceSums {
  const sum = (rate: 'interest' | 'reply' | 'unsubscribe' | 'spamReport') => toNanos(leads.reduce((total, lead) => total + lead[rate], 0));
  return {
    leads: leads.length,
    interest: sum('interest'),
    replies: sum('reply'),
    unsubscribes: sum('unsubscribe'),
    spamReports: sum('spamReport'),
  };
}

type Explained = AudienceLead & { kind: string };

function toLead(campaign: CampaignContext, list: RatedList, ranked: RankedLead): Explained[] {
  const { position, group, net, askedAfter } = ranked;
  const row = list.rows[position];
  if (row === undefined) return [];
  const colleague = askedAfter === null ? undefined : list.rows[askedAfter];
  const { kind, text } = writeAudienceReason(ranked, { row, colleague, offer: campaign.offer });
  return [
    {
      position,
      name: row.persona.displayName,
      company: row.lead.company,
      title: row.lead.title,
      group,
      reason: text,
      askedAfter,
      interest: rateAt(list, position, interestAt),
      reply: rateAt(list, position, replyAt),
      unsubscribe: rateAt(list, position, unsubscribeAt),
      spamReport: rateAt(list, position, reportAt),
      net: toNanos(net),
      kind,
    },
  ];
}

function listReasons(leads: readonly Explained[]): { text: string; leads: number }[] {
  const counts = new Map<string, number>();
  for (const { kind } of leads) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const reasons = [...counts]
    .map(([text, count]) => ({ text, leads: count }))
    .toSorted((one, other) => other.leads - one.leads || (one.text < other.text ? -1 : 1));
  if (reasons.length <= MOST_REASONS) return reasons;
  const rest = reasons.slice(MOST_REASONS - 1).reduce((sum, reason) => sum + reason.leads, 0);
  return [...reasons.slice(0, MOST_REASONS - 1), { text: 'others', leads: rest }];
}

/**
 * Whom to send an email to: three groups by expected interested replies minus complaint costs, what every cut of their order brings and
 * risks, and the expected replies. All numbers use the forecast's expected rates and add up to it over all leads. Facts about the whole
 * list come from the campaign and the leads' contexts, so leaving a lead out changes no other lead's rates; only what the leads before the cut
 * bring is that of a launch of just them. An empty list has empty groups. Pure.
 */
export const planAudience = (campaign: CampaignContext, leads: readonly LeadInList[], options: AudienceOptions): Audience =>
  planRated(campaign, rateList(readAudience(campaign, leads), options.bucket), options);

/** Like `planAudience`, for a list whose rates at the bucket are already computed: different prices need no new rates. */
export function planRated(campaign: CampaignContext, list: RatedList, { bucket, netOf, budget, cut }: AudienceOptions): Audience {
  const order = rankLeads(list, netOf);
  const explained = order.flatMap((lead) => toLead(campaign, list, lead));
  const groups = AUDIENCE_GROUPS.map((group): AudienceGroup => {
    const members = explained.filter((lead) => lead.group === group);
    return { group, ...sumUp(members), reasons: listReasons(members) };
  });
  const [first = 0, then = 0] = groups.map((group) => group.leads);
  const size = Math.min(order.length, cut ?? first + then);
  const wanted = [first, first + then, size];
  const cuts = pickCuts(order.length, { limits: budget.limits, draws: list.scales.length, wanted });
  return {
    bucket,
    groups,
    leads: explained.map(({ kind: _kind, ...lead }) => lead),
    all: sumUp(explained),
    kept: sumKept(campaign, list, { positions: order.slice(0, size).map(({ position }) => position), bucket }),
    curve: drawCurve(list, order, { cuts, budget }),
    replies: expectReplies(campaign, list),
  };
}
