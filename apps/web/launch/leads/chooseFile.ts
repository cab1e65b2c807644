import { ERRORS } from '@coldcast/contract/errors';
import { MAX_FILE_BYTES } from '@coldcast/rules/leadFile/limits';
import { noFile, type FileChoice, type LaunchMode } from '../draft/launchDraft.ts';

const WRONG_TYPE = { quick: 'Please select a .csv or .txt file.', csv: 'Please select a .csv file.' };

const hasExtension = (fileName: string, extensions: RegExp): boolean => extensions.test(fileName.trim());

export const isCsvName = (fileName: string): boolean => hasExtension(fileName, /\.csv$/i);

export const isTooLarge = (file: File): boolean => file.size > MAX_FILE_BYTES;

/** Why a file is refused, or null. */
function findRefusal(mode: LaunchMode, file: File): string | null {
  const isRightType = mode === 'csv' ? isCsvName(file.name) : hasExtension(file.name, /\.(?:csv|txt)$/i);
  if (!isRightType) return WRONG_TYPE[mode];
  return isTooLarge(file) ? ERRORS.too_large.message : null;
}

let lastFileId = 0;

export function nextFileId(): number {
  lastFileId += 1;
  return lastFileId;
}

/** The new state after choosing a file, which is read from scratch; a refused one leaves the earlier file. */
export function chooseFile(mode: LaunchMode, choice: FileChoice, file: File): FileChoice {
  const refusal = findRefusal(mode, file);
  if (refusal !== null) return { ...choice, refusal };
  return { ...noFile, chosen: { fileId: nextFileId(), file } };
}
