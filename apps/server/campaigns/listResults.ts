import type { endpoints } from '@coldcast/contract/endpoints';
import { AppError } from '../errors.ts';
import type { Handler } from '../http/bindEndpoint.ts';
import { rawJson } from '../http/rawJson.ts';
import { getCampaignRef } from './campaignRef.ts';
import { findIsFinished, findProgress } from './campaigns.store.ts';
import { parseBucketQuery } from './parseBucketQuery.ts';
import { readSettled } from './readSettled.ts';
import { isKnownAction, listResultsJson } from './results.store.ts';

export const listResults: Handler<typeof endpoints.listResults> = async (app, { user, params, query }) => {
  const bucket = parseBucketQuery(query);
  const primaryAction = query.primary_action ?? null;
  if (primaryAction !== null && !isKnownAction(primaryAction)) {
    throw new AppError('invalid_input', { message: 'primary_action is not a known action.' });
  }
  const campaign = getCampaignRef(user.organisationId, params.campaignId);
  const isFinished = await findIsFinished(app.db, campaign);
  if (isFinished === undefined) throw new AppError('campaign_not_found');
  const withCells = query.include === 'cells';
  const read = () => listResultsJson(app.db, campaign, { bucket, primaryAction, withCells });
  // Needed once, for a download: not worth caching.
  if (withCells) return rawJson(await read());
  const key = `${campaign.campaignId} results ${bucket} ${primaryAction}`;
  return rawJson(await readSettled(app, { key, isSettled: isFinished }, read));
};

export const getResultsStatus: Handler<typeof endpoints.getResultsStatus> = async (app, { user, params }) => {
  const progress = await findProgress(app.db, getCampaignRef(user.organisationId, params.campaignId));
  if (progress === undefined) throw new AppError('campaign_not_found');
  return progress;
};
