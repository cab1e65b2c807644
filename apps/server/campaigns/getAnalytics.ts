import type { BucketAnalytics } from '@coldcast/contract/campaigns';
import type { endpoints } from '@coldcast/contract/endpoints';
import { BUCKETS } from '@coldcast/rules/deliverability';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson } from '../http/rawJson.ts';
import { findForecast, listBucketCounts, listCampaignAnalyticsJson } from './analytics.store.ts';
import { getCampaignRef } from './campaignRef.ts';
import { parseBucketQuery } from './parseBucketQuery.ts';

export const getAnalytics: Handler<typeof endpoints.getAnalytics> = async (app, { user, params, query }) => {
  const bucket = parseBucketQuery(query);
  const campaign = getCampaignRef(user.organisationId, params.campaignId);
  const [counts] = await listBucketCounts(app.db, campaign, [bucket]);
  if (counts === undefined) throw new AppError('campaign_not_found');
  return { campaignId: campaign.campaignId, ...counts };
};

export const listAnalyticsRanges: Handler<typeof endpoints.listAnalyticsRanges> = async (app, { user, params }) => {
  const campaign = getCampaignRef(user.organisationId, params.campaignId);
  const [counts, forecast] = await Promise.all([listBucketCounts(app.db, campaign, [...BUCKETS.keys()]), findForecast(app.db, campaign)]);
  if (counts.length === 0) throw new AppError('campaign_not_found');
  return BUCKETS.flatMap((mockDeliverability, bucket): BucketAnalytics[] => {
    const atBucket = counts[bucket];
    if (atBucket === undefined) return [];
    const expectation = forecast?.[bucket];
    return [{ mockDeliverability, ...atBucket, expected: expectation?.expected ?? null, interval80: expectation?.trueRate80 ?? null }];
  });
};

export const listCampaignAnalytics: Handler<typeof endpoints.listCampaignAnalytics> = async (app, { user, query }) =>
  rawJson(await listCampaignAnalyticsJson(app.db, user.organisationId, parseBucketQuery(query)));
