import { serveWorker } from './serveWorker.ts';
import type { WorkerPart } from './startWorker.ts';

type Serve = (message: never) => unknown;

const PARTS: Record<WorkerPart, () => Promise<Serve>> = {
  leadFiles: async () => serveWorker((await import('../launch/leads/leadFileProcessor.ts')).createLeadFileProcessor()),
  drafts: async () => serveWorker((await import('../launch/forecast/draftProcessor.ts')).createDraftProcessor()),
  draftReader: async () => serveWorker((await import('../launch/email/draftReader.ts')).createDraftReader()),
  comparison: async () => (await import('../compare/worker/serveComparison.ts')).serveComparison(),
  audience: async () => serveWorker((await import('../audience/worker/answerAudienceQuestion.ts')).audienceFunctions),
};

// Named by `startWorker`.
const serve = PARTS[self.name as WorkerPart]();

// Whatever is not answered breaks the worker, so that the page starts another.
self.addEventListener('message', ({ data }: MessageEvent<never>) => void serve.then((answer) => answer(data)).catch(reportError));
