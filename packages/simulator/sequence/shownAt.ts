import type { LeadOutcome } from '../outcome.ts';

const isFrom = (from: number | null, bucket: number): boolean => from !== null && from <= bucket;

/** A lead's result at a bucket, as a key for comparison: where its emails land, whether it opens one, and which it answers and how. */
export function shownAt(outcome: Omit<LeadOutcome, 'displayName'>, bucket: number): string {
  const { inboxFrom, opensFrom, action, intent, quietAction, steps } = outcome;
  if (!isFrom(opensFrom, bucket)) return String(isFrom(inboxFrom, bucket));
  if (steps === undefined) return `${action} ${intent}`;
  const answered = steps.findIndex((step) => step.answers && isFrom(step.opensFrom, bucket));
  return answered === -1 ? String(quietAction) : `${action} ${intent} ${answered + 1}`;
}
