import type { Draft } from '../forecast/draftProcessor.ts';
import { sharedDraftProcessor } from '../forecast/sharedDraftProcessor.ts';
import { draftKey } from '../forecast/draftKey.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';
import type { EmailCheck } from './checkFilled.ts';

const PAUSE_MS = 350;

/** What stands out in a draft's filled emails, shortly after the last change; undefined before the first answer, null without emails. */
export function usePreflight(draft: Draft): { check: EmailCheck | null | undefined; isCurrent: boolean } {
  const name = draft.source === null ? null : draftKey(draft);
  const { value, failure, isCurrent } = useLatestResult(name && `check ${name}`, () => sharedDraftProcessor.checkEmails(draft), PAUSE_MS);
  if (name === null || (failure !== null && isCurrent)) return { check: null, isCurrent: true };
  return { check: value, isCurrent };
}
