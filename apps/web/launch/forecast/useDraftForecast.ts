import { useEffect, useState } from 'react';
import { draftKey } from './draftKey.ts';
import type { Draft } from './draftProcessor.ts';
import { sharedDraftProcessor } from './sharedDraftProcessor.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';
import type { DraftForecast } from './draftForecast.ts';
import type { SenderHistory } from './useSenderHistory.ts';

const PAUSE_MS = 100;
const QUIET_MS = 2500;

export type ForecastState =
  /** Nothing to forecast: no email yet, no file yet, or no row that can be sent. */
  | { kind: 'missing' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** `isStale`: a newer one is being computed. */
  | { kind: 'shown'; shown: DraftForecast; isStale: boolean };

/**
 * The draft's forecast at a bucket (0 to 9), also for a sender with a history, computed in a worker shortly after the last key; the newest
 * draft wins.
 */
export function useDraftForecast(draft: Draft, bucket: number, history: SenderHistory | null): ForecastState {
  const draftName = draftKey(draft);
  const key = draftName && `${bucket} ${history?.version ?? ''} ${draftName}`;
  const { value, failure, isCurrent } = useLatestResult(
    key,
    () => sharedDraftProcessor.forecast({ ...draft, bucket, sender: history?.posterior ?? null }),
    PAUSE_MS,
  );
  if (key === null) return { kind: 'missing' };
  if (failure !== null && isCurrent) return { kind: 'failed' };
  if (value) return { kind: 'shown', shown: value, isStale: !isCurrent };
  return value === null && isCurrent ? { kind: 'missing' } : { kind: 'loading' };
}

/** A text once it has not changed for a while; empty until then. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
