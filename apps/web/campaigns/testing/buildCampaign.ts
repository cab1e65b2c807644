import type { getCampaign } from '@coldcast/contract/campaignDetail';
import type { BucketAnalytics } from '@coldcast/contract/results';
import type { EndpointAnswer } from '@coldcast/contract/endpoint';
import type { ExpectedIntervals, ExpectedRates } from '@coldcast/contract/shapes';
import { countLeads, type CountedLead } from '@coldcast/rules/analytics';
import { BUCKETS, DEFAULT_BUCKET, toBucketIndex } from '@coldcast/rules/deliverability';
import type { CampaignAnalyticsItem, CampaignItem } from '../list/campaignRow.ts';

type CampaignDetail = EndpointAnswer<typeof getCampaign>;

export function buildCampaignItem(overrides: Partial<CampaignItem> = {}): CampaignItem {
  const campaignId = overrides.campaignId ?? 'campaign-1';
  return {
    id: campaignId,
    campaignId,
    campaignName: 'Northwind dock queues',
    createdAt: '2026-03-18T09:12:00.000Z',
    progress: { total: 412, success: 409, failed: 3 },
    mockOpenRate: 20,
    ...overrides,
  };
}

export function buildCampaignDetail(
  overrides: Partial<CampaignDetail['data']> = {},
  progress = buildCampaignItem().progress,
): CampaignDetail {
  return {
    data: {
      campaignId: 'campaign-1',
      campaignName: 'Northwind dock queues',
      createdAt: '2026-03-18T09:12:00.000Z',
      mockOpenRate: 20,
      lane: 'priority',
      engine: 'Built-in model',
      priorsVersion: '2026.2',
      completedAt: '2026-03-18T09:12:48.000Z',
      campaignFile: [],
      ...overrides,
    },
    progress,
  };
}

type Reading = NonNullable<CampaignDetail['data']['reading']>;

/** Emails that read like a note to customers. */
export const outsideReading: Reading = {
  kind: { kind: 'customer', probability: 0.97 },
  language: 'en',
  isOutside: true,
  isScam: false,
  banners: [
    {
      about: 'kind',
      text: 'This does not read like a cold email. The rates below are those of a cold email.',
      sentences: [{ text: 'Thank you for your order of 12 October.', words: ['order'] }],
    },
  ],
};

/** Emails that ask for a password. */
export const scamReading: Reading = {
  kind: { kind: 'scam', probability: 0.96 },
  language: 'en',
  isOutside: true,
  isScam: true,
  banners: [
    {
      about: 'scam',
      text: 'This asks for private data or money. Coldcast gives no advice on emails like this.',
      sentences: [{ text: 'Enter your password here.', words: ['password'] }],
    },
  ],
};

/** Emails in German. */
export const germanReading: Reading = {
  kind: null,
  language: 'de',
  isOutside: false,
  isScam: false,
  banners: [
    {
      about: 'language',
      text: 'This email is in German. Coldcast reads English, so here it uses only lengths, links, names and the list.',
      sentences: [],
    },
  ],
};

/** Expected rates that grow with the bucket, in the proportions of a typical campaign. */
function buildExpected(bucketIndex: number): { expected: ExpectedRates; interval80: ExpectedIntervals } {
  const open = (bucketIndex + 0.5) / 10;
  const expected: ExpectedRates = {
    inbox: 0.8 + bucketIndex * 0.005,
    open,
    reply: 0.06 * open,
    interest: 0.019 * open,
    unsubscribe: 0.011 * open,
    spam_report: 0.004 * open,
    forward: 0.006 * open,
    remind_later: 0.01 * open,
    archive: 0.18 * open,
    delete: 0.28 * open,
    no_action: 0.439 * open,
  };
  const wide = (mean: number): [number, number] => [mean / 2.45, Math.min(1, mean * 2.36)];
  const narrow = (mean: number): [number, number] => [mean * 0.94, Math.min(1, mean * 1.06)];
  const interval80: ExpectedIntervals = {
    inbox: narrow(expected.inbox),
    open: narrow(open),
    reply: wide(expected.reply),
    interest: [expected.interest / 2.8, expected.interest * 2.6],
    unsubscribe: wide(expected.unsubscribe),
    spam_report: wide(expected.spam_report),
    forward: narrow(expected.forward),
    remind_later: narrow(expected.remind_later),
    archive: narrow(expected.archive),
    delete: narrow(expected.delete),
    no_action: narrow(expected.no_action),
  };
  return { expected, interval80 };
}

/** The ten buckets' counts of some leads, with expectations unless the campaign still runs. */
export const buildRanges = (leads: readonly CountedLead[], { isRunning = false } = {}): BucketAnalytics[] =>
  BUCKETS.map((mockDeliverability, index) => ({
    mockDeliverability,
    ...countLeads(leads, index),
    ...(isRunning ? { expected: null, interval80: null } : buildExpected(index)),
  }));

const scaled = <Key extends string, Value>(record: Record<Key, Value>, scale: (value: Value, key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, scale(value, key as Key)])) as Record<Key, Value>;

/** The same ranges for a campaign launched with a history: nine tenths of every rate for the sender, with half the range. */
export const withHistory = (ranges: readonly BucketAnalytics[]): BucketAnalytics[] =>
  ranges.map((row) => {
    if (row.expected === null || row.interval80 === null) return row;
    const moves = (rate: string) => rate !== 'open' && rate !== 'inbox';
    const median = scaled(row.expected, (mean, rate) => (moves(rate) ? mean * 0.9 : mean));
    const interval80 = scaled(row.interval80, ([low, high], rate): [number, number] =>
      moves(rate) ? [low * 1.3, high * 0.6] : [low, high],
    );
    const unknown = { median: row.expected, interval80: row.interval80, run80: row.interval80 };
    return {
      ...row,
      forecasts: [
        { for: 'sender', median, interval80, run80: interval80 },
        { for: 'unknown_sender', ...unknown },
      ],
    };
  });

/** The list's version of the same leads, so that list and detail agree. */
export function buildCampaignAnalytics(campaignId: string, leads: readonly CountedLead[]): CampaignAnalyticsItem {
  const index = toBucketIndex(DEFAULT_BUCKET);
  return {
    campaignId,
    ...countLeads(leads, index),
    replyByBucket: BUCKETS.map((_, bucket) => countLeads(leads, bucket).reply),
    ...buildExpected(index),
  };
}
