import { serveWorker } from '../worker/serveWorker.ts';
import { createDraftDesk } from './draftDesk.ts';

serveWorker(createDraftDesk());
