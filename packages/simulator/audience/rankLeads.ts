import type { Rates } from '../outcome.ts';
import { companyKey } from '../readList.ts';
import { rateAt, type RatedList } from './ratedList.ts';

export const AUDIENCE_GROUPS = ['send_first', 'send_next', 'leave_out'] as const;
export type AudienceGroupName = (typeof AUDIENCE_GROUPS)[number];

/** What a lead is worth: expected interested replies minus what complaints cost, as fractions of emails sent. */
export type NetOf = (rates: Pick<Rates, 'interest' | 'unsubscribe' | 'spam_report'>) => number;

/** A lead in the order of an audience. Positions are those in the given list. */
export type RankedLead = {
  position: number;
  group: AudienceGroupName;
  net: number;
  /** The colleague to email before this lead; null if there is none. */
  askedAfter: number | null;
};

/** A lead goes first if it is worth at least this share of the average lead that is worth an email: smaller differences do not matter. */
const FIRST_SHARE = 0.9;

type Valued = { position: number; net: number; leadKey: string; company: string };

const byWorth = (one: Valued, other: Valued): number =>
  other.net - one.net || (one.leadKey < other.leadKey ? -1 : Number(one.leadKey > other.leadKey));

/** For each lead worth an email, the least valuable colleague among those worth more: the one to email just before. */
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
 * Splits a list into three groups and orders them: send first, then, leave out, each with the most valuable leads first. *Leave out*
 * contains leads worth less than nothing. *Send first* contains one person per company, each worth at least 90% of the average lead that is
 * not left out. Ties are broken by the lead's key, so that the order of the rows has no effect.
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
