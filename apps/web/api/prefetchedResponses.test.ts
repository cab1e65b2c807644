import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchResponse, takePrefetched } from './prefetchedResponses.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('early')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a prefetched response', () => {
  it('is taken once', async () => {
    prefetchResponse('/campaign', 'mine');
    expect(await (await takePrefetched('/campaign', 'GET', 'mine'))?.text()).toBe('early');
    expect(takePrefetched('/campaign', 'GET', 'mine')).toBeUndefined();
  });

  it.each([
    { call: 'of another address', address: '/campaign/c1', method: 'GET', token: 'mine' },
    { call: 'that changes something', address: '/campaign', method: 'POST', token: 'mine' },
    { call: 'of another user', address: '/campaign', method: 'GET', token: 'other' },
  ])('is not for a call $call', ({ address, method, token }) => {
    prefetchResponse('/campaign', 'mine');
    expect(takePrefetched(address, method, token)).toBeUndefined();
  });

  it('is not for a call that comes much later', () => {
    prefetchResponse('/campaign', 'mine');
    vi.advanceTimersByTime(20_000);
    expect(takePrefetched('/campaign', 'GET', 'mine')).toBeUndefined();
  });
});
