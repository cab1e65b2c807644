import { getResultsStatus, listResults } from '@coldcast/contract/leadResults';
import { isCompleted } from '@coldcast/rules/campaignStatus';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../api/callApi.ts';
import { campaignQuery, rangesQuery } from '../../api/campaignQueries.ts';
import { pollingIntervalMs } from '../polling.ts';
import { campaignKey } from '../../api/queryKeys.ts';

/** Rows with their threads are the largest answer: while a campaign runs they are fetched no more often than this. */
const RESULTS_INTERVAL_MS = 5000;

/** The forecast is frozen shortly after the run ends; a campaign without one never gets one. */
const SETTLE_INTERVAL_MS = 2000;
const SETTLES_WITHIN_MS = 30_000;

/** Whether the run ended, or the page opened, so recently that its forecast may still arrive. */
function useSettling(isRunning: boolean): () => boolean {
  const endedAtMs = useRef(0);
  useEffect(() => {
    endedAtMs.current = Date.now();
  }, [isRunning]);
  return () => Date.now() - endedAtMs.current < SETTLES_WITHIN_MS;
}

/**
 * Everything a campaign's page shows. While the campaign runs, progress and counts are fetched every `pollingIntervalMs`, rows less often
 * and only where shown; when the run ends, everything is fetched once more.
 */
export function useCampaignDetail(campaignId: string, needsResults: boolean) {
  const [openedAt] = useState(() => Date.now());
  const queryClient = useQueryClient();
  const key = campaignKey(campaignId);
  const params = { campaignId };
  const campaign = useQuery(campaignQuery(campaignId));
  const knownProgress = campaign.data?.progress;
  const isKnown = campaign.isSuccess;
  const isStarted = isKnown && knownProgress !== undefined && !isCompleted(knownProgress);
  const interval = (isRunning: boolean) => pollingIntervalMs(isRunning, openedAt);
  const status = useQuery({
    queryKey: [...key, 'status'],
    queryFn: ({ signal }) => callApi(getResultsStatus, { params, signal }),
    enabled: isStarted,
    refetchInterval: ({ state }) => interval(state.data === undefined || !isCompleted(state.data)),
  });
  const progress = (isStarted ? status.data : undefined) ?? knownProgress;
  const isRunning = progress !== undefined && !isCompleted(progress);
  const isSettling = useSettling(isRunning);
  const ranges = useQuery({
    ...rangesQuery(campaignId),
    refetchInterval: ({ state }) =>
      interval(isRunning) || (state.data?.[0]?.expected === null && isSettling() ? SETTLE_INTERVAL_MS : false),
  });
  const results = useQuery({
    queryKey: [...key, 'results'],
    queryFn: ({ signal }) => callApi(listResults, { params, signal }),
    enabled: needsResults,
    staleTime: isRunning ? RESULTS_INTERVAL_MS : 60_000,
    refetchInterval: () => (isRunning ? Math.max(RESULTS_INTERVAL_MS, interval(true) || 0) : false),
  });
  // The last counts arrive shortly after the last lead: without them, a run that has just ended seems to have no replies.
  const isCounting =
    progress !== undefined && !isRunning && (isStarted || ranges.isFetching) && (ranges.data?.[0]?.total ?? 0) < progress.success;
  const refetchAll = () => queryClient.refetchQueries({ queryKey: key, type: 'active' }, { throwOnError: true });
  const hasEnded = useEndOfRun(progress === undefined ? undefined : isRunning, refetchAll);
  return { campaign, progress, isRunning, isCounting, ranges, results, refetchAll, hasEnded };
}

/** Turns true once, when a run that was watched ends. */
function useEndOfRun(isRunning: boolean | undefined, refetchAll: () => Promise<unknown>): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  const wasRunning = useRef(false);
  const refetch = useRef(refetchAll);
  useEffect(() => {
    refetch.current = refetchAll;
  });
  useEffect(() => {
    if (isRunning === false && wasRunning.current) {
      setHasEnded(true);
      refetch.current().catch(() => undefined);
    }
    wasRunning.current = isRunning ?? false;
  }, [isRunning]);
  return hasEnded;
}
