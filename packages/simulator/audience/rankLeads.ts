import type { Rates } from '../outcome.ts';
import { companyKey } from '../readList.ts';
import { rateAt, type RatedList } from './ratedList.ts';

export const AUDIENCE_GROUPS = ['send_first', 'send_next', 'leave_out'] as const;
export type AudienceGroupName = (typeof AUDIENCE_GROUPS)[number];

/** What a lead is worth: expected interested replies less what complaints cost, all as fractions of emails sent. */
export type NetOf = (rates: Pick<Rates, 'interest' | 'unsubscribe' | 'spam_report'>) => number;

/** A lead in the order of an audience. Positions are those of the list given. */
export type RankedLead = {
  position: number;
  group: AudienceGroupName;
  net: number;
  /** The colleague who is asked before this lead; null if nobody is. */
  askedAfter: number | null;
};

/** A lead goes first from this share of what the average lead worth an email is worth: leads that differ by less are not neighbors to tell apart. */
const FIRST_SHARE = 0.9;

type Valued = { position: number; net: number; leadKey: string; company: string };

const byWorth = (one: Valued, other: Valued): number =>
  other.net - one.net || (one.leadKey < other.leadKey ? -1 : Number(one.leadKey > other.leadKey));

/** For each lead worth an email, the colleague worth most of those worth more: who is asked just before. */
function findColleagues(worthIt: readonly Valued[]): Map<number, number> {
  const lastAt = new Map<string, number>();
  const askedAfter = new Map<number, number>();
  for (const { position, company } of worthIt) {
    if (company === '') continue;
    const before = lastAt.get(company);
    if (before !== undefined) askedAfter.set(position, before);
    lastAt.set(company, position);
  }
  return askedAfter;
}

/**
 * Parts a list into three groups and orders it: send first, then, leave out, in each the leads worth most at the top. *Leave out* has leads
 * worth less than nothing. *Send first* is one person per company, each worth at least nine tenths of the average lead that is not left
 * out. Ties go by the lead's key, so that the order of the rows plays no part.
 */
export function rankLeads(list: RatedList, netOf: NetOf): RankedLead[] {
  const valued = list.rows
    .map(({ lead }, position): Valued => {
      const rate = (name: 'interest' | 'unsubscribe' | 'spam_report') => rateAt(list, position, name);
      const net = netOf({ interest: rate('interest'), unsubscribe: rate('unsubscribe'), spam_report: rate('spam_report') });
      return { position, net, leadKey: lead.leadKey, company: companyKey(lead.company) };
    })
    .toSorted(byWorth);
  const worthIt = valued.filter(({ net }) => net >= 0);
  const level = (FIRST_SHARE * worthIt.reduce((sum, { net }) => sum + net, 0)) / Math.max(1, worthIt.length);
  const askedAfter = findColleagues(worthIt);
  const groupOf = ({ position, net }: Valued): AudienceGroupName => {
    if (net < 0) return 'leave_out';
    return net >= level && !askedAfter.has(position) ? 'send_first' : 'send_next';
  };
  const ranked = valued.map((lead): RankedLead => ({
    position: lead.position,
    group: groupOf(lead),
    net: lead.net,
    askedAfter: askedAfter.get(lead.position) ?? null,
  }));
  return AUDIENCE_GROUPS.flatMap((group) => ranked.filter((lead) => lead.group === group));
}
