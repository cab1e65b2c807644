import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import type { LegacyEncoding } from '@coldcast/rules/leadFile/encodingNames';
import type { SenderShift } from '@coldcast/simulator/lead';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import type {
  AudienceTask,
  BatchResult,
  BatchTask,
  betterVersionOfCampaign,
  BetterVersionTask,
  CampaignForecast,
  explainCampaign,
  ExplainLeadTask,
  explainOneLead,
  ExplainTask,
  FileTask,
  ForecastTask,
  judgeRewrite,
  ListReading,
  ListTask,
  RewriteTask,
  sharedEmail,
  ShiftTask,
} from './engineThread.ts';
import { createFairTurns, tooBusy } from './fairTurns.ts';
import type { DraftReading, DraftTask } from './forecastDraft.ts';
import type { BalancedCampaign, BalanceTask } from './modelTask.ts';
import type { PlannedReply } from './planReplies.ts';
import type { CampaignFileReading } from './readCampaignFile.ts';

/** A file that waits or takes longer than this is given up, and its thread stopped. */
const MAX_READING_MS = 15_000;
/** Bytes of files that may be waiting or being read at once: six of the largest, or any number of usual ones. */
const MAX_PENDING_BYTES = 64 * 1024 * 1024;

/** A draft that waits or takes longer than this is given up, and its thread stopped. */
const MAX_FORECAST_MS = 20_000;
/** Drafts of two organizations are forecast at once: while one takes long, the others do not wait for it. */
const DRAFT_THREADS = 2;
/** How many drafts of one organization may wait. */
const MAX_WAITING_DRAFTS = 3;

/**
 * Heap of a thread. The largest campaign a plan allows, 2,000 leads with the longest emails, needs less. Without a limit a thread collects
 * no garbage until it holds gigabytes.
 */
const MAX_HEAP_MB = 512;

type Pools = { files: Piscina; engine: Piscina; endings: Piscina; drafts: Piscina };
let pools: Pools | undefined;

/**
 * Four pools per process, started on first use: launches, simulations, work after a simulation, and forecasts of drafts. None waits for
 * another. Threads end with the process; only a task in progress delays its end.
 */
function getPools(): Pools {
  const shared = {
    filename: new URL('./engineThread.ts', import.meta.url).href,
    minThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  };
  const maxThreads = Math.max(1, availableParallelism() - 1);
  pools ??= {
    files: new Piscina({ ...shared, maxThreads }),
    engine: new Piscina({ ...shared, maxThreads }),
    endings: new Piscina({ ...shared, minThreads: 0, maxThreads }),
    drafts: new Piscina({ ...shared, minThreads: 0, maxThreads: DRAFT_THREADS }),
  };
  return pools;
}

let pendingBytes = 0;

export async function readFileInThread(bytes: Uint8Array, encoding?: LegacyEncoding): Promise<CampaignFileReading> {
  if (pendingBytes + bytes.length > MAX_PENDING_BYTES) throw tooBusy();
  pendingBytes += bytes.length;
  try {
    return await getPools().files.run({ bytes, encoding } satisfies FileTask, {
      name: 'readFile',
      signal: AbortSignal.timeout(MAX_READING_MS),
    });
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? tooBusy() : error;
  } finally {
    pendingBytes -= bytes.length;
  }
}

/** A file of our own that no request waits for: it may take its time on a busy machine. */
export const readOwnFileInThread = (bytes: Uint8Array): Promise<CampaignFileReading> =>
  getPools().files.run({ bytes, encoding: undefined } satisfies FileTask, { name: 'readFile' });

export const simulateInThread = (task: BatchTask): Promise<BatchResult> => getPools().engine.run(task, { name: 'simulate' });

export const planRepliesInThread = (task: BatchTask): Promise<PlannedReply[]> => getPools().engine.run(task, { name: 'planBatchReplies' });

export const balanceInThread = (task: BalanceTask): Promise<BalancedCampaign | null> => getPools().endings.run(task, { name: 'balance' });

export const forecastInThread = (task: ForecastTask): Promise<CampaignForecast> =>
  getPools().endings.run(task, { name: 'forecastCampaign' });

export const readEmailsInThread = (task: ListTask): Promise<ListReading> => getPools().engine.run(task, { name: 'readEmailsOfList' });
export const shiftInThread = (task: ShiftTask): Promise<SenderShift> => getPools().engine.run(task, { name: 'shiftCampaign' });

const takeDraftTurn = createFairTurns({ atOnce: DRAFT_THREADS, maxWaiting: MAX_WAITING_DRAFTS, maxWaitMs: MAX_FORECAST_MS });

export async function forecastDraftInThread(organisationId: string, task: DraftTask): Promise<DraftReading> {
  const { drafts } = getPools();
  // The time of a draft begins when there is a thread for it.
  if (drafts.threads.length === 0) await drafts.run(null, { name: 'ready' });
  const signal = AbortSignal.timeout(MAX_FORECAST_MS);
  const run = (): Promise<DraftReading> => drafts.run(task, { name: 'forecastOfDraft', signal });
  try {
    return await takeDraftTurn({ organisationId, run });
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? tooBusy() : error;
  }
}

export const judgeRewriteInThread = (task: RewriteTask): Promise<ReturnType<typeof judgeRewrite>> =>
  getPools().endings.run(task, { name: 'judgeRewrite' });

export const findSharedEmailInThread = (task: BatchTask): Promise<ReturnType<typeof sharedEmail>> =>
  getPools().endings.run(task, { name: 'sharedEmail' });

export const explainInThread = (task: ExplainTask): Promise<ReturnType<typeof explainCampaign>> =>
  getPools().endings.run(task, { name: 'explainCampaign' });

export const findBetterVersionInThread = (task: BetterVersionTask): Promise<ReturnType<typeof betterVersionOfCampaign>> =>
  getPools().endings.run(task, { name: 'betterVersionOfCampaign' });

export const explainLeadInThread = (task: ExplainLeadTask): Promise<ReturnType<typeof explainOneLead>> =>
  getPools().engine.run(task, { name: 'explainOneLead' });

export const planAudienceInThread = (task: AudienceTask): Promise<AudienceView> =>
  getPools().endings.run(task, { name: 'audienceOfCampaign' });

/** Starts the threads and runs each task once, so that the first launch after a start is as fast as later ones. */
export async function warmEngineThreads(): Promise<void> {
  const task: BatchTask = { campaign: { seed: 'warm', leadCount: 1 }, batchJson: '[]' };
  await Promise.all([readOwnFileInThread(new TextEncoder().encode(SAMPLE_CAMPAIGN_CSV)), simulateInThread(task)]);
}
