/** Functions with one argument that may run in a worker; input and output must survive structured cloning. */
export type WorkerFunctions = Record<string, (input: never) => Promise<unknown>>;

export type WorkerCall = { id: number; name: string; input: unknown };
export type WorkerAnswer = { id: number; answer: unknown } | { id: number; failure: string };

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** One worker with its unanswered calls. If the worker breaks, they all fail. */
function openCalls(worker: Worker, whenStopped: string, onBreak: () => void) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.answer);
  });
  worker.addEventListener('error', () => {
    onBreak();
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error(whenStopped));
    waiting.clear();
  });
  return (name: string, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, name, input } satisfies WorkerCall);
    });
}

type Connection<Functions> = {
  names: readonly (keyof Functions & string)[];
  start: () => Worker;
  /** What a person reads if the worker breaks. */
  whenStopped?: string;
};

/** Runs functions in a worker that starts with the first call, and again after it broke. */
export function connectWorker<Functions extends WorkerFunctions>({
  names,
  start,
  whenStopped = 'the reader stopped. Please try again.',
}: Connection<Functions>): Functions {
  let send: ((name: string, input: unknown) => Promise<unknown>) | undefined;
  const call = async (name: keyof Functions & string, input: never): Promise<unknown> => {
    send ??= openCalls(start(), whenStopped, () => {
      send = undefined;
    });
    return send(name, input);
  };
  return Object.fromEntries(names.map((name) => [name, (input: never) => call(name, input)])) as unknown as Functions;
}
