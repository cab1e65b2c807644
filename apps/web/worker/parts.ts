import { serveCalls } from './serveCalls.ts';
import type { WorkerPart } from './startWorker.ts';

/** Sends a message to the page. */
export type Tell = (message: unknown) => void;
/** Takes a message of the page. */
type Serve = (message: never) => unknown;

/** What each part's worker loads and does. */
export const PARTS: Record<WorkerPart, (tell: Tell) => Promise<Serve>> = {
  leadFiles: async (tell) => serveCalls((await import('../launch/leads/leadFileProcessor.ts')).createLeadFileProcessor(), tell),
  drafts: async (tell) => serveCalls((await import('../launch/forecast/draftProcessor.ts')).createDraftProcessor(), tell),
  draftReader: async (tell) => serveCalls((await import('../launch/email/draftReader.ts')).createDraftReader(), tell),
  comparison: async (tell) => (await import('../compare/worker/serveComparison.ts')).serveComparison(tell),
  audience: async (tell) => serveCalls((await import('../audience/worker/answerAudienceQuestion.ts')).audienceFunctions, tell),
};
