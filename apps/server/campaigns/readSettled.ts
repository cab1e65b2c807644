import type { App } from '../app.ts';
import { createAnswerCache } from './answerCache.ts';

/**
 * Parts of answers that can never change again: the leads of a launched campaign, the results and counts of one that has ended. Keys begin
 * with the campaign's id. The database is asked every time whether the caller may see the campaign and whether it still exists.
 */
export const settledAnswers = createAnswerCache();

/** Reads a part from memory if it is settled and was read before. Where people's data expires, nothing outlives it here. */
export async function readSettled(
  app: App,
  { key, isSettled }: { key: string; isSettled: boolean },
  read: () => Promise<string>,
): Promise<string> {
  const isKept = isSettled && app.config.RETENTION_DAYS === 0;
  const kept = isKept ? settledAnswers.find(key) : undefined;
  if (kept !== undefined) return kept;
  const text = await read();
  if (isKept) settledAnswers.keep(key, text);
  return text;
}
