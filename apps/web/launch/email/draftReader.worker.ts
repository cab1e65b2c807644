import { serveWorker } from '../worker/serveWorker.ts';
import { createDraftReader } from './draftReader.ts';

serveWorker(createDraftReader());
