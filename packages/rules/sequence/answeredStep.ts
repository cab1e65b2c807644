import { isStepOpenedAt, stepsOf, type LeadWithSteps } from './stepThresholds.ts';

/**
 * The email a lead answers at a bucket: the first one it opens that it also answers. 1 for the first email; null if it answers none. Later
 * emails are not sent.
 */
export function answeredStepAt(lead: LeadWithSteps & { inboxFrom: number | null; actionIfOpened: string }, bucket: number): number | null {
  const position = stepsOf(lead).findIndex((step) => step.answers && isStepOpenedAt(step, bucket));
  return position === -1 ? null : position + 1;
}

/** How many emails the lead is sent at a bucket: all of them, or those up to the one it answers. */
export const sentStepsAt = (lead: Parameters<typeof answeredStepAt>[0], bucket: number): number =>
  answeredStepAt(lead, bucket) ?? stepsOf(lead).length;

/** Whether the lead opens its first email at a bucket. Buckets are usual open rates of first emails. */
export function isOpenedFirstAt({ opensFrom, steps }: LeadWithSteps, bucket: number): boolean {
  const [first] = steps ?? [];
  const from = first === undefined ? opensFrom : first.opensFrom;
  return from !== null && from <= bucket;
}
