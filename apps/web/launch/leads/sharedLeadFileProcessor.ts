import { connectWorker } from '../worker/connectWorker.ts';
import type { LeadFileProcessor } from './leadFileProcessor.ts';

/** Keeps files in a worker; one for the whole page. */
export const sharedLeadFileProcessor: LeadFileProcessor = connectWorker<LeadFileProcessor>(
  ['check', 'preview', 'writeCampaign', 'writeInvalidRows'],
  () => new Worker(new URL('./leadFileProcessor.worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./leadFileProcessor.ts')).createLeadFileProcessor(),
);
