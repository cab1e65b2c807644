import { connectWorker } from '../../worker/connectWorker.ts';
import { startWorker } from '../../worker/startWorker.ts';
import type { DraftReader } from './draftReader.ts';

/** Reads drafts in a worker; one for the whole page. */
export const sharedDraftReader: DraftReader = connectWorker<DraftReader>({
  names: ['measure', 'advise', 'improve'],
  start: () => startWorker('draftReader'),
});
