import { connectWorker } from '../worker/connectWorker.ts';
import type { LeadDesk } from './leadDesk.ts';

/** Keeps files in a worker; one for the whole page. */
export const sharedLeadDesk: LeadDesk = connectWorker<LeadDesk>(
  ['check', 'preview', 'writeCampaign', 'writeInvalidRows'],
  () => new Worker(new URL('./leadDesk.worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./leadDesk.ts')).createLeadDesk(),
);
