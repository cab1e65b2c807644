import type { App } from '../app.ts';
import { finishCampaignJob } from './finishCampaign.job.ts';
import { askModelJob } from './model/askModel.job.ts';
import { BATCH_SIZE, listBatches, simulateBatchJob } from './simulateBatch.job.ts';
import { listUnfinishedCampaigns } from './unfinished.store.ts';

/**
 * Enqueues the work of every campaign that has not ended, for use after a restore, which does not restore jobs. Harmless if the jobs exist:
 * settled leads are skipped. Returns the number of campaigns.
 */
export async function resumeCampaigns({ db, jobs }: Pick<App, 'db' | 'jobs'>): Promise<number> {
  const unfinished = await listUnfinishedCampaigns(db);
  for (const { organisationId, campaignId, total, settled, isAsking } of unfinished) {
    const range = { organisationId, campaignId, from: 0, to: total };
    if (isAsking) await jobs.enqueue(db, askModelJob, [{ organisationId, campaignId }], { group: organisationId });
    else if (settled < total) await jobs.enqueue(db, simulateBatchJob, listBatches(range, BATCH_SIZE));
    else await jobs.enqueue(db, finishCampaignJob, [{ organisationId, campaignId }], { group: organisationId });
  }
  return unfinished.length;
}
