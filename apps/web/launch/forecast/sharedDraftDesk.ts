import { connectWorker } from '../worker/connectWorker.ts';
import type { DraftDesk } from './draftDesk.ts';

/** Forecasts drafts off the main thread; the whole page shares one. */
export const sharedDraftDesk: DraftDesk = connectWorker<DraftDesk>(
  ['forecast', 'readFit', 'readSend', 'checkEmails', 'sampleDraft'],
  () => new Worker(new URL('./draftDesk.worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./draftDesk.ts')).createDraftDesk(),
);
