import { connectWorker } from '../../worker/connectWorker.ts';
import { startWorker } from '../../worker/startWorker.ts';
import type { AudienceFunctions, AudienceQuestion, AudienceReply } from './answerAudienceQuestion.ts';

/** One worker for the page; it keeps the list it read last. */
const shared: AudienceFunctions = connectWorker<AudienceFunctions>({
  names: ['ask'],
  start: () => startWorker('audience'),
  whenStopped: 'The forecast stopped. Please try again.',
});

export const askAudience = (question: AudienceQuestion): Promise<AudienceReply> => shared.ask(question);
