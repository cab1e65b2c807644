import { useCallback, useMemo, useState } from 'react';
import { MAX_COMPARED } from '../../ui/compareAddress.ts';
import type { CampaignRow } from './campaignRow.ts';

/** Campaigns chosen to compare, in the order they were chosen; clearing leaves choosing mode. */
export function useChosen(rows: readonly CampaignRow[] | undefined) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (campaignId: string) =>
      setIds((current) => {
        if (current.includes(campaignId)) return current.filter((id) => id !== campaignId);
        return current.length < MAX_COMPARED ? [...current, campaignId] : current;
      }),
    [],
  );
  const chosen = useMemo(() => ids.flatMap((id) => rows?.find(({ campaignId }) => campaignId === id) ?? []), [ids, rows]);
  const chosenIds = useMemo(() => (ids.length === 0 ? null : new Set(ids)), [ids]);
  const clear = useCallback(() => setIds([]), []);
  return { chosen, chosenIds, toggle, clear };
}
