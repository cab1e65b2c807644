import { serveWorker } from '../worker/serveWorker.ts';
import { createLeadFileProcessor } from './leadFileProcessor.ts';

serveWorker(createLeadFileProcessor());
