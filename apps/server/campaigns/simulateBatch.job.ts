import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Leads of one campaign at positions `from` up to, not including, `to`. Settled ones are skipped. */
export const simulateBatchJob = defineJob({
  name: 'simulate-batch',
  data: z.object({ organisationId: z.string(), campaignId: z.string(), from: z.int(), to: z.int() }),
  // Claims are small, so a new priority campaign waits for one batch, not for a whole regular campaign.
  batchSize: 2,
  concurrency: 2,
});

export type BatchRange = ReturnType<typeof simulateBatchJob.parse>;

/** Leads per job: enough to be worth a transaction, few enough to repeat cheaply after a failure. */
export const BATCH_SIZE = 200;

export const listBatches = ({ from, to, ...campaign }: BatchRange, size: number): BatchRange[] =>
  Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => ({
    ...campaign,
    from: from + index * size,
    to: Math.min(to, from + (index + 1) * size),
  }));
