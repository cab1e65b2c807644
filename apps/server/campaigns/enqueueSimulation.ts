import type { Lane } from '@coldcast/rules/credits';
import type { App } from '../app.ts';
import type { Transaction } from '../database/database.ts';
import { countOpenLeads } from './launch.store.ts';
import { BATCH_SIZE, listBatches, simulateBatchJob } from './simulateBatch.job.ts';

export type CampaignToRun = { organisationId: string; campaignId: string; leadCount: number; lane: Lane };

/** When a lane begins to be worked, and how far ahead of others. */
export type LaneOptions = { priority: number; startAfter?: Date };

/** What the priority lane is ahead of the regular one, in batches. */
const HEADSTART = 5;
/** Batches that an organization has waiting take its next ones back by one each, down to here. */
const MOST_BEHIND = 500;

const toLanePriority = (lane: Lane): number => (lane === 'priority' ? HEADSTART : 0);

/** Pacing is off by default: both lanes start at once. `now` is the moment of the launch. */
export function toLaneOptions({ config }: Pick<App, 'config'>, lane: Lane, now: Date): LaneOptions {
  const delaySeconds = lane === 'priority' ? config.PRIORITY_DELAY_SECONDS : config.REGULAR_DELAY_SECONDS;
  return { priority: toLanePriority(lane), ...(delaySeconds === 0 ? {} : { startAfter: new Date(now.getTime() + delaySeconds * 1000) }) };
}

/**
 * Enqueues the batches of a campaign. The priority lane goes first, and within a lane whoever has less waiting: an organization that launches one
 * campaign after another is behind itself, so that the small campaign of someone else begins at once. Whoever has more than five batches
 * waiting in the priority lane has used up its headstart.
 */
export async function enqueueSimulation(
  app: Pick<App, 'jobs'>,
  tx: Transaction,
  { organisationId, campaignId, leadCount, lane, startAfter }: CampaignToRun & Pick<LaneOptions, 'startAfter'>,
): Promise<void> {
  const batches = listBatches({ organisationId, campaignId, from: 0, to: leadCount }, BATCH_SIZE);
  const ahead = Math.ceil((await countOpenLeads(tx, { organisationId, campaignId })) / BATCH_SIZE);
  const priority = (index: number): number => toLanePriority(lane) - Math.min(MOST_BEHIND, ahead + index);
  await app.jobs.enqueue(tx, simulateBatchJob, batches, { priority, ...(startAfter === undefined ? {} : { startAfter }) });
}
