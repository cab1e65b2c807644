import type { App } from '../app.ts';
import { refundFailedLeads } from '../billing/refundFailedLeads.ts';
import { announceEventJob } from '../jobs/announceEvent.job.ts';
import type { ClaimedJob } from '../jobs/job.ts';
import { freezeForecast } from '../sends/launchSender.ts';
import type { CampaignRef } from './campaignRef.ts';
import { lockCampaign } from './campaigns.store.ts';
import { updateFinished } from './finish.store.ts';
import { forecastEnd, type ForecastedEnd } from './forecastEnd.ts';
import { generateInsightsJob } from './generateInsights.job.ts';

/** Computes the forecast. Then, in one transaction, books the refund, ends the campaign, requests its insights and reports its end. */
export async function finishCampaign(app: App, job: ClaimedJob<CampaignRef>): Promise<void> {
  const ended = await forecastEnd(app, job.data);
  if (ended !== undefined) await endCampaign(app, job, ended);
}

/** Ends the campaign without a forecast if it cannot be computed, so that nobody's credits wait for it. */
export const finishWithoutForecast = (app: App, job: ClaimedJob<CampaignRef>): Promise<void> => endCampaign(app, job, null);

const endCampaign = (app: App, job: ClaimedJob<CampaignRef>, ended: ForecastedEnd | null): Promise<void> =>
  app.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, job.data);
    if (campaign !== undefined && !campaign.isFinished) {
      const now = app.clock.now();
      await refundFailedLeads(tx, { ...job.data, failedCount: campaign.failed, now });
      await updateFinished(tx, job.data.campaignId, { now, forecast: ended?.forecast.buckets ?? null });
      if (ended !== null) {
        const { forecast, task, senderJson } = ended;
        const inputJson = JSON.stringify([task.campaign, task.batchJson, senderJson]);
        await freezeForecast(tx, forecast, { ...job.data, mockOpenRate: task.mockOpenRate, inputJson, now });
      }
      await app.jobs.enqueue(tx, generateInsightsJob, [job.data], { group: job.data.organisationId });
      const { organisationId, campaignId } = job.data;
      const event = { type: 'campaign.completed' as const, campaignId };
      await app.jobs.enqueue(tx, announceEventJob, [{ organisationId, occurredAt: now.toISOString(), event }]);
    }
    await job.complete(tx);
  });
