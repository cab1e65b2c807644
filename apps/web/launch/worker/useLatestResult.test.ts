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
