import { connectWorker } from '../../worker/connectWorker.ts';
import { startWorker } from '../../worker/startWorker.ts';
import type { LeadFileProcessor } from './leadFileProcessor.ts';

export const openLeadFileProcessor = (): LeadFileProcessor =>
  connectWorker<LeadFileProcessor>({
    names: ['check', 'preview', 'writeCampaign', 'writeInvalidRows'],
    start: () => startWorker('leadFiles'),
  });

/** Keeps files in a worker; one for the whole page. */
export const sharedLeadFileProcessor: LeadFileProcessor = openLeadFileProcessor();
