import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLatestResult } from './useLatestResult.ts';

afterEach(cleanup);

it('drops a result that arrives after the input has changed', async () => {
  const answers = new Map<string, (value: string) => void>();
  const ask = (key: string) => () => new Promise<string>((resolve) => answers.set(key, resolve));
  const { result, rerender } = renderHook(({ key }) => useLatestResult(key, ask(key)), { initialProps: { key: 'old' } });
  await waitFor(() => expect(answers.has('old')).toBe(true));
  rerender({ key: 'new' });
  await waitFor(() => expect(answers.has('new')).toBe(true));
  await act(async () => answers.get('new')?.('new answer'));
  await act(async () => answers.get('old')?.('old answer'));
  expect(result.current).toEqual({ value: 'new answer', failure: null, isCurrent: true });
});

it('tells a question that another one has followed that its answer is no longer wanted', async () => {
  const wanted = new Map<string, () => boolean>();
  const ask = (key: string) => async (isWanted: () => boolean) => {
    wanted.set(key, isWanted);
    return key;
  };
  const { result, rerender } = renderHook(({ key }) => useLatestResult(key, ask(key)), { initialProps: { key: 'old' } });
  await waitFor(() => expect(result.current.value).toBe('old'));
  rerender({ key: 'new' });
  await waitFor(() => expect(result.current.value).toBe('new'));
  expect([wanted.get('old')?.(), wanted.get('new')?.()]).toEqual([false, true]);
});
