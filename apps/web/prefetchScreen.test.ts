import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './api/queryClient.ts';
import { clearToken, keepToken } from './api/sessionToken.ts';
import { prefetchScreen } from './prefetchScreen.ts';

const askedFor = (pathname: string): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(String(url).split('?')[0] ?? '');
    return new Promise(() => undefined);
  });
  prefetchScreen(createQueryClient(), pathname);
  return asked;
};

describe('before the page has started', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    clearToken();
  });

  it('a stranger asks for nothing', () => {
    expect(askedFor('/app/campaigns')).toEqual([]);
  });

  it.each([
    ['/app/campaigns', ['/users/me', '/campaign', '/campaign/analytics/']],
    ['/app/campaigns/c1', ['/users/me', '/campaign/c1', '/campaign/c1/results/analytics/ranges']],
    ['/app/billing', ['/users/me']],
  ])('somebody signed in asks at %s for %j', (pathname, wanted) => {
    keepToken('token');
    expect(askedFor(pathname)).toEqual(wanted);
  });
});
