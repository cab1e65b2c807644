import { afterAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './api/queryClient.ts';
import { keepToken } from './api/sessionToken.ts';
import { prefetchScreen } from './prefetchScreen.ts';
import { startClean } from './testing/renderScenario.tsx';

const askedFor = (pathname: string): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(String(url).split('?')[0] ?? '');
    return new Promise(() => undefined);
  });
  prefetchScreen(createQueryClient(), pathname);
  return asked;
};

startClean();

// The screens' code is still loading when a test ends.
afterAll(() =>
  Promise.all([import('./shell/AppShell.tsx'), import('./campaigns/CampaignListPage.tsx'), import('./campaigns/CampaignPage.tsx')]),
);

describe('before the page has started', () => {
  it('a stranger asks for nothing', () => {
    expect(askedFor('/app/campaigns')).toEqual([]);
  });

  it.each([
    ['/app/campaigns', ['/users/me', '/campaign', '/campaign/analytics/']],
    ['/app/campaigns/c1', ['/users/me', '/campaign/c1', '/campaign/c1/results/analytics/ranges']],
    ['/app/billing', ['/users/me']],
  ])('somebody signed in asks at %s for %j', async (pathname, wanted) => {
    keepToken('token');
    const asked = askedFor(pathname);
    await vi.waitFor(() => expect(asked).toEqual(wanted), { timeout: 20_000 });
  });
});
