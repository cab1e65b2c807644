import type { Lane } from '@coldcast/rules/credits';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { BATCH_SIZE, listBatches, simulateBatchJob } from './simulateBatch.job.ts';

export type CampaignToRun = { organisationId: string; campaignId: string; leadCount: number; lane: Lane };

/** When a lane begins to be worked, and how far ahead of others. */
export type LaneOptions = { priority: number; startAfter?: Date };

/** The priority lane goes first. */
const toLanePriority = (lane: Lane): { priority: number } => ({ priority: lane === 'priority' ? 100 : 0 });

/** Pacing is off by default: both lanes start at once. `now` is the moment of the launch. */
export function toLaneOptions({ config }: Pick<App, 'config'>, lane: Lane, now: Date): LaneOptions {
  const delaySeconds = lane === 'priority' ? config.PRIORITY_DELAY_SECONDS : config.REGULAR_DELAY_SECONDS;
  return { ...toLanePriority(lane), ...(delaySeconds === 0 ? {} : { startAfter: new Date(now.getTime() + delaySeconds * 1000) }) };
}

export function enqueueSimulation(
  app: Pick<App, 'jobs'>,
  tx: Transaction,
  { organisationId, campaignId, leadCount, lane, startAfter }: CampaignToRun & Pick<LaneOptions, 'startAfter'>,
): Promise<void> {
  const batches = listBatches({ organisationId, campaignId, from: 0, to: leadCount }, BATCH_SIZE);
  return app.jobs.enqueue(tx, simulateBatchJob, batches, { ...toLanePriority(lane), ...(startAfter === undefined ? {} : { startAfter }) });
}
