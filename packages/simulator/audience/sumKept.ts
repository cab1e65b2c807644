import { expectRates } from '../advice/list/listTrial.ts';
import { toShorterRows } from '../advice/list/shorterList.ts';
import type { CampaignContext } from '../lead.ts';
import { rateIndex } from '../model/rates.ts';
import { toNanos } from '../model/quantiles.ts';
import type { RatedList } from './ratedList.ts';

/** Expected counts for some leads. */
export type AudienceSums = { leads: number; interest: number; replies: number; unsubscribes: number; spamReports: number };

/** What a launch of only some leads of a list would bring, as part of the same send. */
export function sumKept(
  campaign: CampaignContext,
  { rows }: Pick<RatedList, 'rows'>,
  { positions, bucket }: { positions: readonly number[]; bucket: number },
): AudienceSums {
  const kept = new Set(positions);
  const leads = kept.size;
  if (leads === 0) return { leads, interest: 0, replies: 0, unsubscribes: 0, spamReports: 0 };
  const launched =
    leads === rows.length
      ? rows
      : toShorterRows(
          campaign,
          rows.filter((_, position) => kept.has(position)),
        );
  const rates = expectRates(
    launched.map(({ sent }) => sent),
    bucket,
  );
  const sum = (rate: Parameters<typeof rateIndex>[0]) => toNanos(leads * (rates[rateIndex(rate)] ?? 0));
  return {
    leads,
    interest: sum('interest'),
    replies: sum('reply'),
    unsubscribes: sum('unsubscribe'),
    spamReports: sum('spam_report'),
  };
}
