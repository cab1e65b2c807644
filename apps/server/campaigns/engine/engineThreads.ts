import { SAMPLE_CAMPAIGN_CSV } from '@coldcast/rules/campaignCsv';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BatchResult, BatchTask, forecastCampaign } from './engineThread.ts';
import type { CampaignFileReading } from './readCampaignFile.ts';

/** A file whose reading takes longer is hostile; its thread is stopped. */
const MAX_READING_MS = 15_000;

let threads: Piscina | undefined;

/** One pool per process, started on first use. Its threads end with the process and keep it from ending no longer than their work. */
function getThreads(): Piscina {
  threads ??= new Piscina({
    filename: new URL('./engineThread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.max(2, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
  return threads;
}

export const readFileInThread = (bytes: Uint8Array): Promise<CampaignFileReading> =>
  getThreads().run(bytes, { name: 'readFile', signal: AbortSignal.timeout(MAX_READING_MS) });

export const simulateInThread = (task: BatchTask): Promise<BatchResult> => getThreads().run(task, { name: 'simulate' });

export const forecastInThread = (task: BatchTask): Promise<ReturnType<typeof forecastCampaign>> =>
  getThreads().run(task, { name: 'forecastCampaign' });

/** Starts a thread and runs every task once, so that the first launch after a start is as fast as the next ones. */
export async function warmEngineThreads(): Promise<void> {
  const reading = await readFileInThread(new TextEncoder().encode(SAMPLE_CAMPAIGN_CSV));
  if (!reading.ok) throw new Error('the sample file is not valid');
  const task: BatchTask = { campaign: { seed: 'warm', leadCount: 1 }, batchJson: '[]' };
  await simulateInThread(task);
}
