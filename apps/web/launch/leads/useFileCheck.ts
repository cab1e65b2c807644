import { useMemo } from 'react';
import { useLatestResult } from '../../worker/useLatestResult.ts';
import type { FileCheck } from './fileCheck.ts';
import { sourceKey, type LeadSource } from './leadSource.ts';
import { sharedLeadFileProcessor } from './sharedLeadFileProcessor.ts';

export type FileReading = {
  /** Of this file, possibly read with earlier options; undefined during the first read. */
  check: FileCheck | undefined;
  isReading: boolean;
};

/** Reads the source in a worker; drops answers for a file or options no longer wanted. */
export function useFileCheck(source: LeadSource | null): FileReading {
  const { value, failure, isCurrent } = useLatestResult(source && sourceKey(source), async () => {
    if (source === null) return undefined;
    return { fileId: source.fileId, check: await sharedLeadFileProcessor.check(source) };
  });
  return useMemo(() => {
    if (source === null) return { check: undefined, isReading: false };
    if (failure !== null && isCurrent) return { check: { ok: false, problem: failure }, isReading: false };
    return { check: value?.fileId === source.fileId ? value.check : undefined, isReading: !isCurrent };
  }, [source, value, failure, isCurrent]);
}
