import { netInterest, type ComplaintPrices } from '../complaintPrices.ts';

/** What one email of a sequence brings; all three in the same unit, counts or rates. */
export type StepYield = { interest: number; unsubscribe: number; spam_report: number };

/**
 * After how many emails a sequence should stop: before the first email whose interested replies are worth less than its spam reports and
 * opt-outs cost. All of them if every email pays, 0 if the first one does not.
 */
export function stopAfter(steps: readonly StepYield[], prices: ComplaintPrices): number {
  const losing = steps.findIndex((step) => netInterest(step, prices) < 0);
  return losing === -1 ? steps.length : losing;
}
