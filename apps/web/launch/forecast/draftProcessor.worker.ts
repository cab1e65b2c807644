import { serveWorker } from '../worker/serveWorker.ts';
import { createDraftProcessor } from './draftProcessor.ts';

serveWorker(createDraftProcessor());
