import type { campaignItem } from '@coldcast/contract/campaigns';
import type { listCampaignAnalytics } from '@coldcast/contract/results';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import { campaignStatus, progressPercent, type CampaignProgress, type CampaignStatus } from '@coldcast/rules/campaignStatus';
import { listRatio, type ListRate, type Ratio } from '@coldcast/rules/ratings';
import type { z } from 'zod';
import { foldText } from './foldText.ts';
import type { ExpectedRange } from '@coldcast/rules/expectedRange';
import { hasForecasts, withForecastFor } from '@coldcast/rules/forecastFor';

export type CampaignItem = z.output<typeof campaignItem>;
export type CampaignAnalyticsItem = EndpointAnswer<typeof listCampaignAnalytics>[number];

/** The expectation is the sender's own if its history is known. */
export type ListRateCell = { ratio: Ratio; expected: ExpectedRange | null; isForSender: boolean };

export type CampaignRow = {
  campaignId: string;
  campaignName: string;
  /** The name without case and accents, for searching. */
  foldedName: string;
  createdAt: string;
  /** The same moment in milliseconds, for sorting. */
  createdMs: number;
  progress: CampaignProgress;
  status: CampaignStatus;
  /** Whole percent, rounded down. */
  percent: number;
  /** null if nothing has been simulated yet. */
  rates: Record<ListRate, ListRateCell> | null;
  replyByBucket: readonly number[];
  /** Emails of the longest sequence; 1 without follow-ups. */
  emails: number;
  /** False after the retention period of its leads: nothing of the file is left. */
  hasLeads: boolean;
};

function toRates(counts: CampaignAnalyticsItem | undefined): CampaignRow['rates'] {
  if (counts === undefined || counts.total === 0) return null;
  const analytics = withForecastFor(counts, 'sender');
  const isForSender = hasForecasts(counts);
  const cell = (rate: ListRate): ListRateCell => {
    // Opens are those of the first email, in both counts and expectations.
    const first = rate === 'open' ? analytics.expectedOpenedFirst : undefined;
    const range = first?.interval80 ?? analytics.interval80?.[rate];
    const mean = first?.expected ?? analytics.expected?.[rate];
    return {
      ratio: listRatio(rate, analytics),
      expected: range === undefined || mean === undefined ? null : { mean, low: range[0], high: range[1] },
      isForSender,
    };
  };
  return { open: cell('open'), reply: cell('reply'), interest: cell('interest'), unsubscribe: cell('unsubscribe') };
}

/** Joins the list with its counts. The order is the list's: newest first. */
export function toCampaignRows(items: readonly CampaignItem[], analytics: readonly CampaignAnalyticsItem[]): CampaignRow[] {
  const analyticsById = new Map(analytics.map((entry) => [entry.campaignId, entry]));
  return items.map((item) => {
    const counts = analyticsById.get(item.campaignId);
    return {
      campaignId: item.campaignId,
      campaignName: item.campaignName,
      foldedName: foldText(item.campaignName),
      createdAt: item.createdAt,
      createdMs: Date.parse(item.createdAt),
      progress: item.progress,
      status: campaignStatus(item.progress),
      percent: progressPercent(item.progress),
      rates: toRates(counts),
      replyByBucket: counts?.replyByBucket ?? [],
      emails: item.emails ?? 1,
      hasLeads: !item.leadsDeletedAt,
    };
  });
}
