import { connectWorker } from '../worker/connectWorker.ts';
import type { DraftReader } from './draftReader.ts';

/** Reads drafts in a worker; one for the whole page. */
export const sharedDraftReader: DraftReader = connectWorker<DraftReader>(
  ['measure', 'advise', 'improve'],
  () => new Worker(new URL('./draftReader.worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./draftReader.ts')).createDraftReader(),
);
