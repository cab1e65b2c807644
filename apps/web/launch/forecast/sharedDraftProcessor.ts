import { connectWorker } from '../worker/connectWorker.ts';
import type { DraftProcessor } from './draftProcessor.ts';

/** Forecasts drafts off the main thread; the whole page shares one. */
export const sharedDraftProcessor: DraftProcessor = connectWorker<DraftProcessor>(
  ['forecast', 'readFit', 'readSend', 'checkEmails', 'sampleDraft'],
  () => new Worker(new URL('./draftProcessor.worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./draftProcessor.ts')).createDraftProcessor(),
);
