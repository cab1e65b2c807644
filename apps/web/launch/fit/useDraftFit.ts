import { draftKey } from '../forecast/useDraftForecast.ts';
import type { Draft, ListedFit } from '../forecast/draftDesk.ts';
import { sharedDraftDesk } from '../forecast/sharedDraftDesk.ts';
import { useLatestResult } from '../worker/useLatestResult.ts';

/** The numbers come first. */
const PAUSE_MS = 450;

/** How the list fits the email, a moment after the last change; null while there is nothing to say. */
export function useDraftFit(draft: Draft, bucket: number): { fit: ListedFit | null; isStale: boolean } {
  const name = draft.source === null ? null : draftKey(draft);
  const { value, isCurrent } = useLatestResult(
    name && `fit ${bucket} ${name}`,
    () => sharedDraftDesk.readFit({ ...draft, bucket }),
    PAUSE_MS,
  );
  return { fit: value ?? null, isStale: !isCurrent };
}
