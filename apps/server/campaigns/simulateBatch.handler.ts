import type { App } from '../app.ts';
import { ATTEMPT_LIMIT } from '../jobs/installQueues.ts';
import { countLeads } from '../operations/metrics.ts';
import type { ClaimedJob } from '../jobs/job.ts';
import { findBatchTask, listUnsettledPositions } from './batch.store.ts';
import type { BatchResult, BatchTask } from './engine/engineThread.ts';
import { simulateInThread } from './engine/engineThreads.ts';
import { settleBatch } from './settleBatch.ts';
import { listBatches, simulateBatchJob, type BatchRange } from './simulateBatch.job.ts';

/** How a batch is simulated; tests inject faults here. */
export type SimulateTask = (task: BatchTask) => Promise<BatchResult>;

/** Simulates the unsettled leads of a range, then stores results, counts, progress and the job's completion in one transaction. */
export const createSimulateBatch =
  (simulate: SimulateTask = simulateInThread) =>
  async (app: App, job: ClaimedJob<BatchRange>): Promise<void> => {
    const { organisationId, campaignId } = job.data;
    const task = await findBatchTask(app.db, job.data);
    if (task === undefined) return;
    const result = await simulate(task);
    // A lead fails permanently when its fifth attempt fails because of the lead itself; until then only the other leads are settled.
    const isLastAttempt = job.attempt >= ATTEMPT_LIMIT;
    const isDone = isLastAttempt || result.failed.length === 0;
    const failedPositions = isLastAttempt ? result.failed.map(({ position }) => position) : [];
    await app.db.transaction(async (tx) => {
      await settleBatch(app, tx, { organisationId, campaignId, result, failedPositions });
      if (isDone) await job.complete(tx);
    });
    countLeads(result.rowCount);
    if (!isDone) throw new Error(`${result.failed.length} leads could not be simulated: ${result.failed[0]?.message}`);
  };

/**
 * A batch that failed five times as a whole is split in two, which isolates the cause; a single lead is then marked as failed. Database
 * errors never lead here.
 */
export async function settleDeadBatch(app: App, job: ClaimedJob<BatchRange>): Promise<void> {
  const { organisationId, campaignId, from, to } = job.data;
  await app.db.transaction(async (tx) => {
    if (to - from > 1) {
      await app.jobs.enqueue(tx, simulateBatchJob, listBatches(job.data, Math.ceil((to - from) / 2)));
    } else {
      const failedPositions = await listUnsettledPositions(tx, job.data);
      await settleBatch(app, tx, { organisationId, campaignId, result: NOTHING, failedPositions });
    }
    await job.complete(tx);
  });
}

const NOTHING: BatchResult = { rowsJson: '[]', rowCount: 0, counts: [], stepCounts: [], failed: [] };
