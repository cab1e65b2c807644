import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairTurns } from './fairTurns.ts';

const LIMITS = { atOnce: 2, maxWaiting: 3, maxWaitMs: 60_000 };

/** Work that runs until it is ended, and the order in which it started. */
function startWork(limits = LIMITS) {
  const turns = createFairTurns(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (organisationId: string, name: string, size?: number): Promise<unknown> =>
    turns({
      organisationId,
      ...(size !== undefined && { size }),
      run: () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
    }).catch((error: unknown) => error);
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await sleep(0);
  };
  return { add, end, started };
}

describe('fair turns', () => {
  it('run one piece of work of an organization at a time, and another organization beside it', async () => {
    const { add, end, started } = startWork();
    const works = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1')];
    await sleep(0);
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    await Promise.all(works);
  });

  it('go round: an organization with one piece waits for one piece of each of the others', async () => {
    const { add, end, started } = startWork({ ...LIMITS, atOnce: 1 });
    const works = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('b', 'b2'), add('c', 'c1')];
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
      await sleep(0);
      await end(name);
    }
    await Promise.all(works);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('refuse only the organization that has too much waiting', async () => {
    const { add, end, started } = startWork();
    const works = [add('a', 'a1'), add('a', 'a2', 2), add('a', 'a3', 2), add('a', 'a4', 1), add('b', 'b1', 9)];
    expect(await works[2]).toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
    expect(started).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'a2', 'a4', 'b1']) await end(name);
    await Promise.all(works);
    expect(started).toEqual(['a1', 'b1', 'a2', 'a4']);
  });

  it('give up work that waits too long, and go on with the rest after a failure', async () => {
    const turns = createFairTurns({ ...LIMITS, maxWaitMs: 20 });
    const failed = turns({ organisationId: 'a', run: () => sleep(60).then(() => Promise.reject(new Error('broken'))) });
    const late = turns({ organisationId: 'a', run: () => Promise.resolve('late') });
    await expect(late).rejects.toMatchObject({ code: 'overloaded' });
    await expect(failed).rejects.toThrow('broken');
    expect(await turns({ organisationId: 'a', run: () => Promise.resolve('next') })).toBe('next');
  });
});
