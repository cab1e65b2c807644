import { sharedDraftReader } from '../email/sharedDraftReader.ts';
import type { Draft } from './draftProcessor.ts';
import { sharedDraftProcessor } from './sharedDraftProcessor.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';
import type { DraftAdvice } from './adviseSample.ts';
import { draftKey } from './draftKey.ts';

/** Waits longer than the forecast, which comes first. */
const PAUSE_MS = 550;

export type AdviceState = { kind: 'none' } | { kind: 'loading' } | { kind: 'shown'; advice: DraftAdvice; isStale: boolean };

/** Reasons and fixes for a draft with a complete email, computed in a worker; shows nothing if that fails. */
export function useDraftAdvice(draft: Draft, { bucket, seed }: { bucket: number; seed: string }): AdviceState {
  const { email } = draft;
  const isWhole = email === null || (email.subject.trim() !== '' && email.body.trim() !== '');
  const name = isWhole ? draftKey(draft) : null;
  const key = name && `${bucket} ${name}`;
  const advise = async (isWanted: () => boolean) => {
    const sample = await sharedDraftProcessor.sampleDraft({ ...draft, bucket });
    // A question about an earlier draft that comes late would replace the one about this draft.
    return sample === null || sample.leadCount === 0 || !isWanted() ? null : sharedDraftReader.advise({ sample, email, bucket, seed });
  };
  const { value, failure, isCurrent } = useLatestResult(key, advise, PAUSE_MS);
  if (key === null || (isCurrent && (failure !== null || value === null))) return { kind: 'none' };
  return value ? { kind: 'shown', advice: value, isStale: !isCurrent } : { kind: 'loading' };
}
