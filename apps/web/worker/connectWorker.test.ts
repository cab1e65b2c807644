import { describe, expect, it } from 'vitest';
import { connectWorker, type WorkerCall } from './connectWorker.ts';

/** A fake worker in the same thread: tests answer its calls by hand. */
function createHandWorker() {
  const calls: WorkerCall[] = [];
  const events = new EventTarget();
  return {
    worker: Object.assign(events, {
      postMessage: (call: WorkerCall) => void calls.push(call),
      terminate: () => undefined,
    }) as unknown as Worker,
    answer: (message: unknown) => events.dispatchEvent(new MessageEvent('message', { data: message })),
    break: () => events.dispatchEvent(new Event('error')),
  };
}

type Adder = { add: (numbers: number[]) => Promise<number> };

function connect() {
  const workers: ReturnType<typeof createHandWorker>[] = [];
  const start = () => {
    const hand = createHandWorker();
    workers.push(hand);
    return hand.worker;
  };
  return { workers, adder: connectWorker<Adder>({ names: ['add'], start }) };
}

const failureOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('connectWorker', () => {
  it('gives each answer to its own call, in any order', async () => {
    const { workers, adder } = connect();
    const first = adder.add([1]);
    const second = adder.add([2]);
    await Promise.resolve();
    workers[0]?.answer({ id: 2, answer: 'second' });
    workers[0]?.answer({ id: 1, answer: 'first' });
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(workers).toHaveLength(1);
  });

  it('fails the pending calls of a crashed worker, and starts another for the next call', async () => {
    const { workers, adder } = connect();
    const lost = failureOf(adder.add([1]));
    await Promise.resolve();
    workers[0]?.break();
    expect(await lost).toContain('the reader stopped');
    const next = adder.add([2]);
    await Promise.resolve();
    workers[1]?.answer({ id: 1, answer: 2 });
    expect(await next).toBe(2);
  });

  it('passes on the message of a failure', async () => {
    const { workers, adder } = connect();
    const failing = failureOf(adder.add([1]));
    await Promise.resolve();
    workers[0]?.answer({ id: 1, failure: 'no rows' });
    expect(await failing).toBe('no rows');
  });
});
