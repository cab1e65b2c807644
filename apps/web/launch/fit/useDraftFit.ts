import { draftKey } from '../forecast/draftKey.ts';
import type { Draft, ListedFit } from '../forecast/draftProcessor.ts';
import { sharedDraftProcessor } from '../forecast/sharedDraftProcessor.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';

/** Waits longer than the forecast, which comes first. */
const PAUSE_MS = 450;

/** How the list fits the email, shortly after the last change; null if there is nothing to show. */
export function useDraftFit(draft: Draft, bucket: number): { fit: ListedFit | null; isStale: boolean } {
  const name = draft.source === null ? null : draftKey(draft);
  const { value, isCurrent } = useLatestResult(
    name && `fit ${bucket} ${name}`,
    () => sharedDraftProcessor.readFit({ ...draft, bucket }),
    PAUSE_MS,
  );
  return { fit: value ?? null, isStale: !isCurrent };
}
