import { afterAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './api/queryClient.ts';
import { storeToken } from './api/sessionToken.ts';
import { prefetchScreen } from './prefetchScreen.ts';
import { startClean } from './testing/renderScenario.tsx';

function prefetch(pathname: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(String(url).split('?')[0] ?? '');
    return new Promise(() => undefined);
  });
  const client = createQueryClient();
  prefetchScreen(client, { pathname, search: '' });
  return { asked, client };
}

startClean();

// The screens' code may still be loading when a test ends.
afterAll(() =>
  Promise.all([import('./shell/AppShell.tsx'), import('./campaigns/CampaignListPage.tsx'), import('./campaigns/CampaignPage.tsx')]),
);

describe('before the page has started', () => {
  it('a stranger asks for nothing', () => {
    expect(prefetch('/app/campaigns').asked).toEqual([]);
  });

  it.each([
    ['/app/campaigns', ['/users/me', '/campaign', '/campaign/analytics/'], 2],
    ['/app/campaigns/c1', ['/users/me', '/campaign/c1', '/campaign/c1/results/analytics/ranges'], 3],
    ['/app/billing', ['/users/me'], 1],
  ])('somebody signed in asks at %s for %j, and only once', async (pathname, wanted, queries) => {
    storeToken('token');
    const { asked, client } = prefetch(pathname);
    await vi.waitFor(() => expect(client.isFetching()).toBe(queries), { timeout: 20_000 });
    expect(asked.toSorted()).toEqual(wanted.toSorted());
  });
});
