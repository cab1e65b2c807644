import { answerAudience, type AudienceQuestion } from './audienceDesk.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: AudienceQuestion }>) => {
  try {
    self.postMessage({ id: data.id, reply: answerAudience(data.question) });
  } catch (error) {
    self.postMessage({ id: data.id, failure: error instanceof Error ? error.message : 'something went wrong.' });
  }
});
