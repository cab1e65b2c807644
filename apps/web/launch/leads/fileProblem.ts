import { csvUnreadableMessage, ERRORS, missingColumnsMessage } from '@coldcast/contract/errors';
import type { LaunchMode } from '../draft/launchDraft.ts';
import type { FileCheck } from './fileCheck.ts';

/** Why no row of a file can be sent, as the catalog's message; null if at least one can. */
export function findFileProblem(mode: LaunchMode, check: FileCheck): string | null {
  if (!check.ok) return csvUnreadableMessage(check.problem);
  if (check.missingColumns.length > 0) return missingColumnsMessage(check.missingColumns);
  if (check.validCount > 0) return null;
  return mode === 'csv' ? ERRORS.no_valid_rows.message : 'Please provide at least one valid LinkedIn URL.';
}
