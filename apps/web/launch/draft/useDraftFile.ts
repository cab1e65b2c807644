import { startTransition, useCallback, useMemo } from 'react';
import { chooseFile } from '../leads/chooseFile.ts';
import { useFileCheck } from '../leads/useFileCheck.ts';
import { toLeadSource, type FileChoice, type LaunchDraft } from './launchDraft.ts';
import type { DraftChange } from './useLaunchDraft.ts';

/** The current mode's file, what is known about it, and functions to change it. */
export function useDraftFile({ mode, files }: LaunchDraft, change: (patch: DraftChange) => void) {
  const choice = files[mode];
  const source = useMemo(() => toLeadSource(mode, choice), [mode, choice]);
  const reading = useFileCheck(source);
  const changeFile = useCallback(
    (patch: Partial<FileChoice>) =>
      change(({ mode: current, files }) => ({ files: { ...files, [current]: { ...files[current], ...patch, refusal: null } } })),
    [change],
  );
  const takeFile = useCallback(
    (file: File) =>
      // The whole form redraws with its file, so this may be interrupted.
      startTransition(() =>
        change(({ mode: current, files }) => ({ files: { ...files, [current]: chooseFile(current, files[current], file) } })),
      ),
    [change],
  );
  return { choice, source, reading, summary: reading.check?.ok ? reading.check : undefined, changeFile, takeFile };
}
