import type { App } from '../app.ts';
import { findCampaignPosterior } from '../sends/records.store.ts';
import { findUnfinishedTask, type UnfinishedTask } from './batch.store.ts';
import type { CampaignRef } from './campaignRef.ts';
import type { CampaignForecast } from './engine/engineThread.ts';
import { forecastInThread } from './engine/engineThreads.ts';

export type ForecastedEnd = { forecast: CampaignForecast; task: UnfinishedTask; senderJson: string | null };

/** The forecast that a campaign ends with, the same whenever it is computed; undefined if the campaign has ended or does not exist. */
export async function forecastEnd(app: App, ref: CampaignRef): Promise<ForecastedEnd | undefined> {
  const task = await findUnfinishedTask(app.db, ref);
  if (task === undefined) return undefined;
  const senderJson = await findCampaignPosterior(app.db, ref.campaignId);
  return { forecast: await forecastInThread({ ...task, senderJson }), task, senderJson };
}
