import { isStepOpenedAt, stepsOf, type LeadWithSteps } from './stepThresholds.ts';

/**
 * The email a lead answers at a bucket: the first it opens of those whose opening makes it answer. 1 for the first email; null if it
 * answers none. Later emails are not sent.
 */
export function answeredStepAt(lead: LeadWithSteps & { inboxFrom: number | null; actionIfOpened: string }, bucket: number): number | null {
  const position = stepsOf(lead).findIndex((step) => step.answers && isStepOpenedAt(step, bucket));
  return position === -1 ? null : position + 1;
}

/** How many emails the lead is sent at a bucket: all of them, or those up to the one it answers. */
export const sentStepsAt = (lead: Parameters<typeof answeredStepAt>[0], bucket: number): number =>
  answeredStepAt(lead, bucket) ?? stepsOf(lead).length;

/** Whether the lead opens its first email at a bucket. What a bucket is named after: the usual open rate of a first email. */
export function isOpenedFirstAt({ opensFrom, steps }: LeadWithSteps, bucket: number): boolean {
  const [first] = steps ?? [];
  const from = first === undefined ? opensFrom : first.opensFrom;
  return from !== null && from <= bucket;
}
