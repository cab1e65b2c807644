import type { BucketAnalytics } from '@coldcast/contract/results';
import type { ForecastFor } from '@coldcast/contract/shapes';
import type { endpoints } from '@coldcast/contract/endpoints';
import { BUCKETS } from '@coldcast/rules/deliverability';
import type { App } from '../app.ts';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson } from '../http/rawJson.ts';
import { readComplaintPrices } from './audience/complaintPrices.ts';
import {
  findForecast,
  listAnalyticsJson,
  listBucketCounts,
  listCampaignIds,
  listStepCounts,
  type StoredForecast,
  type StoredStepCounts,
} from './analytics.store.ts';
import { getCampaignRef, type CampaignRef } from './campaignRef.ts';
import { findIsFinished } from './campaigns.store.ts';
import { readSettled, settledAnswers } from './readSettled.ts';
import { parseBucketQuery } from './parseBucketQuery.ts';
import { findStopAfter, toExpectedOpen, toStepResults } from './stepResults.ts';

export const getAnalytics: Handler<typeof endpoints.getAnalytics> = async (app, { user, params, query }) => {
  const bucket = parseBucketQuery(query);
  const campaign = getCampaignRef(user.organisationId, params.campaignId);
  const [counts] = await listBucketCounts(app.db, campaign, [bucket]);
  if (counts === undefined) throw new AppError('campaign_not_found');
  return { campaignId: campaign.campaignId, ...counts };
};

export const listAnalyticsRanges: Handler<typeof endpoints.listAnalyticsRanges> = async (app, { user, params }) => {
  const campaign = getCampaignRef(user.organisationId, params.campaignId);
  const isFinished = await findIsFinished(app.db, campaign);
  if (isFinished === undefined) throw new AppError('campaign_not_found');
  // Where a sequence stops paying depends on the organization's prices, which may change.
  const { spamReport, unsubscribe } = await readComplaintPrices(app, user.organisationId);
  const key = `${campaign.campaignId} ranges ${spamReport} ${unsubscribe}`;
  return rawJson(await readSettled(app, { key, isSettled: isFinished }, async () => JSON.stringify(await readRanges(app, campaign))));
};

/** The forecast for this sender and for an unknown sender; none if the campaign was launched without a history. */
function toForecasts({ expected, trueRate80, run80, ofReplies, forSender }: StoredForecast): ForecastFor[] | undefined {
  if (forSender === undefined || run80 === undefined) return undefined;
  const { trueRate80: interval80, ...known } = forSender;
  return [
    { for: 'sender', ...known, interval80 },
    { for: 'unknown_sender', median: expected, interval80: trueRate80, run80, ofReplies },
  ];
}

/** Further fields for campaigns with several emails. */
const toSequence = (
  counts: readonly StoredStepCounts[],
  { expectation, prices }: { expectation: StoredForecast | undefined; prices: ComplaintPrices },
): Pick<BucketAnalytics, 'expectedOpenedFirst' | 'steps' | 'stopAfter'> =>
  counts.length === 0
    ? {}
    : {
        expectedOpenedFirst: expectation?.openedFirst === undefined ? null : toExpectedOpen(expectation.openedFirst),
        steps: toStepResults(counts, expectation),
        stopAfter: findStopAfter(expectation, prices),
      };

/** What is counted and expected at each of the ten buckets, lowest first. */
export async function readRanges(app: App, campaign: CampaignRef): Promise<BucketAnalytics[]> {
  const counts = await listBucketCounts(app.db, campaign, [...BUCKETS.keys()]);
  const prices = await readComplaintPrices(app, campaign.organisationId);
  const stepCounts = await listStepCounts(app.db, campaign, [...BUCKETS.keys()]);
  const forecast = await findForecast(app.db, campaign);
  // Deleted after it was looked up.
  if (counts.length < BUCKETS.length) throw new AppError('campaign_not_found');
  return BUCKETS.flatMap((mockDeliverability, bucket): BucketAnalytics[] => {
    const atBucket = counts[bucket];
    if (atBucket === undefined) return [];
    const expectation = forecast?.[bucket];
    return [
      {
        mockDeliverability,
        ...atBucket,
        expected: expectation?.expected ?? null,
        interval80: expectation?.trueRate80 ?? null,
        expectedOfReplies: expectation?.ofReplies,
        ...toSequence(
          stepCounts.filter((ofStep) => ofStep.bucket === bucket),
          { expectation, prices },
        ),
        forecasts: expectation && toForecasts(expectation),
      },
    ];
  });
}

/** Counts of every campaign; those of ended campaigns are read from the database once. */
export const listCampaignAnalytics: Handler<typeof endpoints.listCampaignAnalytics> = async (app, { user, query }) => {
  const bucket = parseBucketQuery(query);
  const toKey = (id: string): string => `${id} analytics ${bucket}`;
  const campaigns = await listCampaignIds(app.db, user.organisationId);
  const items = new Map<string, string>();
  for (const { id, isFinished } of campaigns) {
    const kept = isFinished ? settledAnswers.find(toKey(id)) : undefined;
    if (kept !== undefined) items.set(id, kept);
  }
  const ids = campaigns.filter(({ id }) => !items.has(id)).map(({ id }) => id);
  const ended = new Set(campaigns.filter(({ isFinished }) => isFinished).map(({ id }) => id));
  for (const { id, item } of ids.length === 0 ? [] : await listAnalyticsJson(app.db, user.organisationId, { ids, bucket })) {
    items.set(id, item);
    if (ended.has(id)) settledAnswers.keep(toKey(id), item);
  }
  return rawJson(`[${campaigns.flatMap(({ id }) => items.get(id) ?? []).join(',')}]`);
};
