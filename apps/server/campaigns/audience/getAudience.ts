import type { endpoints } from '@coldcast/contract/endpoints';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { BUCKETS, DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import type { ComplaintPrices } from '@coldcast/rules/complaintPrices';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import type { Handler } from '../../http/bindEndpoint.ts';
import { findSimulatedTask } from '../batch.store.ts';
import { getCampaignRef } from '../campaignRef.ts';
import { findProgress } from '../campaigns.store.ts';
import { planAudienceInThread } from '../engine/engineThreads.ts';
import { parseBucketQuery } from '../parseBucketQuery.ts';
import { checkPrice, readComplaintPrices } from './complaintPrices.ts';

type PriceQuery = { spamReportPrice?: string | undefined; unsubscribePrice?: string | undefined };

const numberOf = (text: string): number => (/^\d{1,9}(?:\.\d{1,9})?$/u.test(text) ? Number(text) : Number.NaN);

/** The organization's prices, overridden by those in the request. */
async function readPrices(app: App, organisationId: string, { spamReportPrice, unsubscribePrice }: PriceQuery): Promise<ComplaintPrices> {
  const kept = await readComplaintPrices(app, organisationId);
  const given = (name: keyof PriceQuery, text: string | undefined, otherwise: number) =>
    text === undefined ? otherwise : checkPrice(name, numberOf(text));
  return {
    spamReport: given('spamReportPrice', spamReportPrice, kept.spamReport),
    unsubscribe: given('unsubscribePrice', unsubscribePrice, kept.unsubscribe),
  };
}

function parseCut(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,7}$/u.test(text)) throw new AppError('invalid_input', { message: 'cut must be a whole number of leads.' });
  return Number(text);
}

export const getAudience: Handler<typeof endpoints.getAudience> = async (app, { user, params, query }) => {
  const bucket = BUCKETS[parseBucketQuery(query)] ?? DEFAULT_BUCKET;
  const cut = parseCut(query.cut);
  const prices = await readPrices(app, user.organisationId, query);
  const ref = getCampaignRef(user.organisationId, params.campaignId);
  const progress = await findProgress(app.db, ref);
  if (progress === undefined) throw new AppError('campaign_not_found');
  if (!isCompleted(progress)) throw new AppError('audience_not_ready');
  const task = await findSimulatedTask(app.db, ref);
  if (task === undefined) throw new AppError('leads_deleted');
  return planAudienceInThread({ ...task, campaignId: ref.campaignId, bucket, prices, cut });
};
