import type { CampaignReading } from '@coldcast/simulator/sender/sender';
import type { Gap, GapQuestion } from '@coldcast/simulator/sender/explainGap';
import { Piscina } from 'piscina';
import type { SendFileReading } from '@coldcast/rules/sends/readSendFile';
import type { Learned, LearnTask, ReadingTask, SendFileTask } from './senderThread.ts';

let pool: Piscina | undefined;

/** One thread per process, started on first use: past sends wait for each other, and nothing else waits for them. */
const getPool = (): Piscina => {
  pool ??= new Piscina({ filename: new URL('./senderThread.ts', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  return pool;
};

export const learnInThread = (task: LearnTask): Promise<Learned> => getPool().run(task, { name: 'learn' });

export const readCampaignInThread = (task: ReadingTask): Promise<CampaignReading> => getPool().run(task, { name: 'readCampaign' });

export const explainGapInThread = (question: GapQuestion): Promise<Gap> => getPool().run(question, { name: 'explain' });

/** A file that waits or takes longer than this is given up, and its thread stopped. */
const MAX_READING_MS = 15_000;

export const readSendFileInThread = (task: SendFileTask): Promise<SendFileReading> =>
  getPool().run(task, { name: 'readFile', signal: AbortSignal.timeout(MAX_READING_MS) });
