import type { EmailText } from '../leads/leadSource.ts';
import { useLatestResult } from '../../worker/useLatestResult.ts';
import type { EmailMeasures } from './measureEmail.ts';
import { sharedDraftReader } from './sharedDraftReader.ts';

const PAUSE_MS = 100;

/** Measures the email shortly after the last key, in a worker; undefined for an empty body or before the first answer. */
export function useEmailMeasures({ subject, body }: EmailText): EmailMeasures | undefined {
  const isEmpty = body.trim() === '';
  const key = isEmpty ? null : JSON.stringify([subject, body]);
  return useLatestResult(key, () => sharedDraftReader.measure({ subject, body }), PAUSE_MS).value;
}
