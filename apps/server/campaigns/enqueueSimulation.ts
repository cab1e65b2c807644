import type { Lane } from '@coldcast/rules/credits';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { countOpenLeads } from './launch.store.ts';
import { BATCH_SIZE, listBatches, simulateBatchJob } from './simulateBatch.job.ts';

export type CampaignToRun = { organisationId: string; campaignId: string; leadCount: number; lane: Lane };

/** When a lane's jobs start, and their priority over other lanes. */
export type LaneOptions = { priority: number; startAfter?: Date };

/** How far the priority lane is ahead of the regular one, in batches. */
const HEADSTART = 5;
/** Each batch an organization has waiting lowers the priority of its next ones by one, down to this limit. */
const MAX_PRIORITY_DROP = 500;

const toLanePriority = (lane: Lane): number => (lane === 'priority' ? HEADSTART : 0);

/** Pacing is off by default: both lanes start immediately. `now` is the moment of the launch. */
export function toLaneOptions({ config }: Pick<App, 'config'>, lane: Lane, now: Date): LaneOptions {
  const delaySeconds = lane === 'priority' ? config.PRIORITY_DELAY_SECONDS : config.REGULAR_DELAY_SECONDS;
  return { priority: toLanePriority(lane), ...(delaySeconds === 0 ? {} : { startAfter: new Date(now.getTime() + delaySeconds * 1000) }) };
}

/**
 * Enqueues the batches of a campaign. The priority lane goes first; within a lane, the organization with fewer waiting batches. So an organization
 * that launches many campaigns delays only itself, and someone else's small campaign starts at once. With more than five batches waiting,
 * the priority lane has no head start left.
 */
export async function enqueueSimulation(
  app: Pick<App, 'jobs'>,
  tx: Transaction,
  { organisationId, campaignId, leadCount, lane, startAfter }: CampaignToRun & Pick<LaneOptions, 'startAfter'>,
): Promise<void> {
  const batches = listBatches({ organisationId, campaignId, from: 0, to: leadCount }, BATCH_SIZE);
  const ahead = Math.ceil((await countOpenLeads(tx, { organisationId, campaignId })) / BATCH_SIZE);
  const priority = (index: number): number => toLanePriority(lane) - Math.min(MAX_PRIORITY_DROP, ahead + index);
  await app.jobs.enqueue(tx, simulateBatchJob, batches, { priority, ...(startAfter === undefined ? {} : { startAfter }) });
}
