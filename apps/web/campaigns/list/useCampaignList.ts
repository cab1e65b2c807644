import { isCompleted } from '@coldcast/rules/campaignStatus';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import { campaignListQuery } from '../../api/campaignListQuery.ts';
import { pollingIntervalMs } from '../polling.ts';
import { toCampaignRows, type CampaignItem, type CampaignRow } from './campaignRow.ts';

export type CampaignList = {
  /** Undefined until the first answer. */
  rows: readonly CampaignRow[] | undefined;
  error: string | null;
  isRefreshing: boolean;
  /** Announced by a live region after a successful refresh. */
  announcement: string;
  refresh: () => void;
};

const hasRunning = (items: readonly CampaignItem[] | undefined): boolean => items?.some(({ progress }) => !isCompleted(progress)) ?? false;

/** The list with its rates; refetches while something runs and the page is visible. */
export function useCampaignList(): CampaignList {
  const [openedAt] = useState(() => Date.now());
  const [isRefreshing, setIsRefreshing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { data, error, isError, refetch } = useQuery({
    ...campaignListQuery,
    refetchInterval: ({ state }) => pollingIntervalMs(hasRunning(state.data?.items), openedAt),
  });
  const isRunning = hasRunning(data?.items);
  useOnceMoreWhenDone(isRunning, refetch);
  const rows = useMemo(() => data && toCampaignRows(data.items, data.analytics), [data]);

  const refresh = async () => {
    setIsRefreshing(true);
    setAnnouncement('');
    const { isSuccess } = await refetch();
    setIsRefreshing(false);
    if (isSuccess) setAnnouncement('Updated');
  };
  return {
    rows,
    error: isError ? errorText(error, data === undefined ? 'Failed to load campaigns' : 'Failed to refresh') : null,
    isRefreshing,
    announcement,
    refresh: () => void refresh(),
  };
}

/** Progress and counts are separate answers: the counts may lag behind the one that ended the polling. */
function useOnceMoreWhenDone(isRunning: boolean, refetch: () => Promise<unknown>): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refetch();
    wasRunning.current = isRunning;
  }, [isRunning, refetch]);
}
