import { serveWorker } from '../worker/serveWorker.ts';
import { createLeadDesk } from './leadDesk.ts';

serveWorker(createLeadDesk());
