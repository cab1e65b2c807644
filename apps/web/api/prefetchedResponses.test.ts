import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from './earlyAnswers.ts';

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
    askEarly('/campaign', 'mine');
    expect(await (await takeEarly('/campaign', 'GET', 'mine'))?.text()).toBe('early');
    expect(takeEarly('/campaign', 'GET', 'mine')).toBeUndefined();
  });

  it.each([
    { call: 'of another address', address: '/campaign/c1', method: 'GET', token: 'mine' },
    { call: 'that changes something', address: '/campaign', method: 'POST', token: 'mine' },
    { call: 'of somebody else', address: '/campaign', method: 'GET', token: 'other' },
  ])('is not for a call $call', ({ address, method, token }) => {
    askEarly('/campaign', 'mine');
    expect(takeEarly(address, method, token)).toBeUndefined();
  });

  it('is not for a call that comes much later', () => {
    askEarly('/campaign', 'mine');
    vi.advanceTimersByTime(20_000);
    expect(takeEarly('/campaign', 'GET', 'mine')).toBeUndefined();
  });
});
