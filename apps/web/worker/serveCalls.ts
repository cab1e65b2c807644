import type { WorkerAnswer, WorkerCall, WorkerFunctions } from './connectWorker.ts';

async function answer(functions: WorkerFunctions, { id, name, input }: WorkerCall): Promise<WorkerAnswer> {
  try {
    return { id, answer: await functions[name]?.(input as never) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'something went wrong.' };
  }
}

/** The worker's side of `connectWorker`. */
export function serveCalls(functions: WorkerFunctions, tell: (answer: WorkerAnswer) => void): (call: WorkerCall) => Promise<void> {
  return async (call) => tell(await answer(functions, call));
}
