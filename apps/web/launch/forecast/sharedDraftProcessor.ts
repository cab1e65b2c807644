import { connectWorker } from '../../worker/connectWorker.ts';
import { startWorker } from '../../worker/startWorker.ts';
import type { DraftProcessor } from './draftProcessor.ts';

export const openDraftProcessor = (): DraftProcessor =>
  connectWorker<DraftProcessor>({
    names: ['forecast', 'readFit', 'readSend', 'checkEmails', 'sampleDraft'],
    start: () => startWorker('drafts'),
  });

/** Forecasts drafts off the main thread; the whole page shares one. */
export const sharedDraftProcessor: DraftProcessor = openDraftProcessor();
