import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createQueryClient } from './queryClient.ts';

it('loads what failed offline once the connection is back', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError({ status: 404, code: 'not_found', message: 'Not found' }))
    .mockResolvedValue('loaded');
  const observer = new QueryObserver(client, { queryKey: ['page'], queryFn });
  onTestFinished(observer.subscribe(() => {}));
  onTestFinished(() => client.unmount());
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('loaded'));
});
