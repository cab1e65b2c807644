import { ERRORS } from '@coldcast/contract/errors';
import type { User } from '@coldcast/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { SUBSCRIPTION_KEY, useSubscription } from '../../session/useSubscription.ts';
import { isCsvName, isTooLarge } from '../leads/chooseFile.ts';
import type { LeadSource } from '../leads/leadSource.ts';
import { sharedLeadFileProcessor } from '../leads/sharedLeadFileProcessor.ts';
import { isSessionEnd, toLaunchFailure, type LaunchFailure } from './launchFailure.ts';
import { keyFor, type LaunchKey } from './launchKey.ts';
import { postCampaign } from './postCampaign.ts';

export type UploadOrder = { source: LeadSource | null; campaignName: string; mockOpenRate: string; user: User };

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'uploading' }
  | { kind: 'refused'; message: string }
  /** `limit`: leads of the failed attempt, for its retry; null = the whole file. */
  | { kind: 'failed'; failure: LaunchFailure; limit: number | null }
  | { kind: 'done'; message: string };

/** What the page itself refuses; the server checks the rows. */
function findUploadRefusal(file: File | null): string | null {
  if (file === null) return ERRORS.no_file.message;
  if (!isCsvName(file.name)) return ERRORS.not_csv.message;
  return isTooLarge(file) ? ERRORS.too_large.message : null;
}

/** The file as is; if repaired or cut to its first valid rows, a new file. */
async function toUploadFile(source: LeadSource, limit: number | null): Promise<Blob> {
  if (limit === null && source.textFixes.length === 0) return source.file;
  return (await sharedLeadFileProcessor.writeCampaign({ source, email: null, limit })).csv;
}

/** The state of an upload on the Upload CSV page: idle, uploading, success or error. */
export function useUpload(onDone: () => void) {
  const queryClient = useQueryClient();
  const { isDemo, show: showDemoLimitation } = useDemoLimitation();
  const { data: subscription } = useSubscription();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const lastKey = useRef<LaunchKey | null>(null);
  const isBusy = useRef(false);

  const send = async (source: LeadSource, order: UploadOrder, limit: number | null): Promise<string> => {
    const { campaignName, mockOpenRate, user } = order;
    const { file, textFixes } = source;
    const { encoding } = source.options;
    const payload = [file.name, file.size, file.lastModified, campaignName.trim(), mockOpenRate, limit, textFixes, encoding];
    lastKey.current = keyFor(JSON.stringify(payload), lastKey.current);
    const { message } = await postCampaign({
      file: await toUploadFile(source, limit),
      fileName: file.name,
      campaignName,
      mockOpenRate,
      encoding,
      user,
      idempotencyKey: lastKey.current.key,
    });
    lastKey.current = null;
    return message || 'Upload complete';
  };

  const upload = async (order: UploadOrder, limit: number | null): Promise<void> => {
    if (isBusy.current) return;
    const { source } = order;
    const refusal = findUploadRefusal(source?.file ?? null);
    if (refusal !== null || source === null) return setState({ kind: 'refused', message: refusal ?? '' });
    if (isDemo) return showDemoLimitation();
    isBusy.current = true;
    setState({ kind: 'uploading' });
    try {
      const message = await send(source, order, limit);
      setState({ kind: 'done', message });
      onDone();
      void queryClient.invalidateQueries({ queryKey: ['campaigns'], exact: true });
      void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    } catch (error) {
      const failure = toLaunchFailure(error, subscription, 'Upload failed');
      if (failure.kind === 'demo') showDemoLimitation();
      setState(failure.kind === 'demo' ? { kind: 'idle' } : { kind: 'failed', failure, limit });
      // After an ended session, fetching the balance would leave the page.
      if (!isSessionEnd(failure)) void queryClient.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    } finally {
      isBusy.current = false;
    }
  };
  return {
    state,
    isUploading: state.kind === 'uploading',
    upload: (order: UploadOrder, limit: number | null) => void upload(order, limit),
    dismiss: () => setState({ kind: 'idle' }),
  };
}
