import { answerAudienceQuestion, type AudienceQuestion } from './answerAudienceQuestion.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: AudienceQuestion }>) => {
  try {
    self.postMessage({ id: data.id, reply: answerAudienceQuestion(data.question) });
  } catch (error) {
    self.postMessage({ id: data.id, failure: error instanceof Error ? error.message : 'something went wrong.' });
  }
});
