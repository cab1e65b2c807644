import type { AudienceQuestion, AudienceReply } from './answerAudienceQuestion.ts';

type Message = { id: number } & ({ reply: AudienceReply } | { failure: string });
type Waiting = { resolve: (reply: AudienceReply) => void; reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** One worker for the page, started with the first question and again after a crash; it keeps the list it read last. */
function startWorker(): Worker {
  const started = new Worker(new URL('./audience.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.reply);
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The forecast stopped. Please try again.'));
    waiting.clear();
  });
  return started;
}

/** Asks a worker; without worker support, runs on the main thread. */
export async function askAudience(question: AudienceQuestion): Promise<AudienceReply> {
  if (typeof Worker === 'undefined') return (await import('./answerAudienceQuestion.ts')).answerAudienceQuestion(question);
  worker ??= startWorker();
  const asked = worker;
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    asked.postMessage({ id: lastId, question });
  });
}
