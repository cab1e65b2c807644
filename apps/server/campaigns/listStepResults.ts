import type { endpoints } from '@coldcast/contract/endpoints';
import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { readComplaintPrices } from './audience/complaintPrices.ts';
import { findForecast, listBucketCounts, listStepCounts } from './analytics.store.ts';
import { getCampaignRef } from './campaignRef.ts';
import { parseBucketQuery } from './parseBucketQuery.ts';
import { findStopAfter, toSingleStep, toStepResults } from './stepResults.ts';

export const listStepResults: Handler<typeof endpoints.listStepResults> = async (app, { user, params, query }) => {
  const bucket = parseBucketQuery(query);
  const campaign = getCampaignRef(user.organisationId, params.campaignId);
  const [counts] = await listBucketCounts(app.db, campaign, [bucket]);
  if (counts === undefined) throw new AppError('campaign_not_found');
  const stored = await listStepCounts(app.db, campaign, [bucket]);
  const steps = stored.length === 0 ? [toSingleStep(counts)] : stored;
  const forecast = (await findForecast(app.db, campaign))?.[bucket];
  return {
    campaignId: campaign.campaignId,
    mockDeliverability: BUCKETS[bucket] ?? DEFAULT_BUCKET,
    total: counts.total,
    emails: steps.length,
    stopAfter: findStopAfter(forecast, await readComplaintPrices(app, user.organisationId)),
    steps: toStepResults(steps, forecast),
  };
};
