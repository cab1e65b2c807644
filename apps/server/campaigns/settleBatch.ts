import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { addBucketCounts, addProgress, addStepCounts, insertFailures, insertResults } from './batch.store.ts';
import { lockCampaign } from './campaigns.store.ts';
import type { BatchResult } from './engine/engineThread.ts';
import { countRows, type ResultRow } from './engine/simulateBatch.ts';
import { finishCampaignJob } from './finishCampaign.job.ts';
import type { CampaignRef } from './campaignRef.ts';

/**
 * Writes results, counts and progress of one campaign in the caller's transaction, exactly once per lead: a settled lead is neither written
 * nor counted again. The last lead enqueues the end of the campaign. Does nothing if the campaign was deleted.
 */
export async function settleBatch(
  app: App,
  tx: Transaction,
  settled: CampaignRef & { result: BatchResult; failedPositions: readonly number[] },
): Promise<void> {
  const { organisationId, campaignId, result, failedPositions } = settled;
  // Batches of a campaign commit one after the other, so the counters need no further locks.
  const campaign = await lockCampaign(tx, { organisationId, campaignId });
  if (campaign === undefined) return;
  const inserted = result.rowCount === 0 ? [] : await insertResults(tx, campaignId, result.rowsJson);
  const failed = await insertFailures(tx, campaignId, failedPositions);
  if (inserted.length + failed === 0) return;
  if (inserted.length > 0) {
    const { counts, stepCounts } = countInserted(result, inserted);
    await addBucketCounts(tx, campaignId, counts);
    if (campaign.emails > 1) await addStepCounts(tx, campaignId, stepCounts);
  }
  const progress = await addProgress(tx, campaignId, { success: inserted.length, failed, now: app.clock.now() });
  if (progress.success + progress.failed === progress.total) {
    await app.jobs.enqueue(tx, finishCampaignJob, [{ organisationId, campaignId }], { group: organisationId });
  }
}

function countInserted(result: BatchResult, inserted: readonly number[]): Pick<BatchResult, 'counts' | 'stepCounts'> {
  if (inserted.length === result.rowCount) return result;
  const positions = new Set(inserted);
  const rows = JSON.parse(result.rowsJson) as ResultRow[];
  return countRows(rows.filter((row) => positions.has(row.position)));
}
