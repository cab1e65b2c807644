import { getSenderHistory } from '@coldcast/contract/sends';
import type { SenderPosterior } from '@coldcast/simulator/sender/sender';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/callApi.ts';

/** What past campaigns tell about the sender, identified by its version. */
export type SenderHistory = {
  version: string;
  campaigns: number;
  /** Campaigns whose replies all count as human, because nobody said otherwise. */
  assumedHuman: number;
  posterior: SenderPosterior;
};

async function readHistory(signal: AbortSignal): Promise<SenderHistory | null> {
  const { sender, posterior } = await callApi(getSenderHistory, { signal });
  if (sender === null || posterior === null) return null;
  // The engine's own answer, which the API passes on as plain JSON.
  return {
    version: sender.version,
    campaigns: sender.campaigns,
    assumedHuman: sender.assumedHuman,
    posterior: posterior as SenderPosterior,
  };
}

/** The history used for a launch's forecast; null without one. Until it has loaded, drafts are forecast for an unknown sender. */
export function useSenderHistory(): SenderHistory | null {
  const { data } = useQuery({
    queryKey: ['sends', 'history'],
    queryFn: ({ signal }) => readHistory(signal),
    staleTime: 60_000,
    retry: false,
  });
  return data ?? null;
}
