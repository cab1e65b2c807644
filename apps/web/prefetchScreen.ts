import { toCallPath } from '@coldcast/contract/callInput';
import { DEFAULT_BUCKET } from '@coldcast/rules/deliverability';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { CAMPAIGN_ROUTE, paths } from './ui/paths.ts';
import { prefetchTab } from './campaigns/detail/tabParts.ts';
import { prefetchResponse } from './api/prefetchedResponses.ts';
import { readToken } from './api/sessionToken.ts';
import { profileQuery } from './session/useSession.tsx';

/**
 * Fetches what the screen of an address needs before React has started: on a slow machine that start takes longer than the answers. If a
 * request fails, the screen repeats it and reports the failure. The code of the calls is loaded for signed-in users alone.
 */
export function prefetchScreen(queryClient: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const token = readToken();
  if (token === null) return;
  void queryClient.prefetchQuery(profileQuery(token));
  if (!pathname.startsWith(paths.app)) return;
  void import('./shell/AppShell.tsx');
  if (matchPath(paths.campaigns, pathname)) {
    prefetchResponse('/campaign', token);
    prefetchResponse(toCallPath('/campaign/analytics/', { query: { bucket: DEFAULT_BUCKET } }), token);
    void import('./campaigns/CampaignListPage.tsx');
    void import('./api/campaignListQuery.ts').then(({ campaignListQuery }) => queryClient.prefetchQuery(campaignListQuery));
  }
  const campaignId = matchPath(CAMPAIGN_ROUTE, pathname)?.params.campaignId;
  if (campaignId === undefined) return;
  prefetchResponse(toCallPath('/campaign/:campaignId', { params: { campaignId }, query: { campaignFile: 'omit' } }), token);
  prefetchResponse(toCallPath('/campaign/:campaignId/results/analytics/ranges', { params: { campaignId } }), token);
  void import('./campaigns/CampaignPage.tsx');
  prefetchTab(Number(new URLSearchParams(search).get('tab')));
  void import('./api/campaignQueries.ts').then(({ campaignQuery, rangesQuery }) =>
    Promise.all([queryClient.prefetchQuery(campaignQuery(campaignId)), queryClient.prefetchQuery(rangesQuery(campaignId))]),
  );
}
