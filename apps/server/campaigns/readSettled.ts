import type { App } from '../app.ts';
import { createAnswerCache } from './answerCache.ts';

/**
 * Caches parts of answers that can never change: the leads of a launched campaign, and the results and counts of an ended one. Keys start
 * with the campaign's id. Every read still asks the database whether the campaign exists and the caller may see it.
 */
export const settledAnswers = createAnswerCache();

/** Reads a part from memory if it is settled and was read before. If people's data expires, nothing is cached beyond that. */
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
