/** One email of a lead's sequence over the ten buckets: the lowest bucket index at which it happens, or null for never. */
export type StepThresholds = {
  inboxFrom: number | null;
  opensFrom: number | null;
  /** Whether opening this email makes the lead answer: reply, unsubscribe or report it. */
  answers: boolean;
};

/** The parts of a lead that concern its emails; `steps` is absent or null if there is only one email. */
export type LeadWithSteps = { opensFrom: number | null; steps?: readonly StepThresholds[] | null | undefined };

/** Actions that end a sequence. All others are quiet. */
export const ANSWERS = ['reply', 'unsubscribe', 'report_spam'] as const;
export type Answer = (typeof ANSWERS)[number];

export const isAnswer = (action: string): action is Answer => ANSWERS.some((answer) => answer === action);

const isFromAt = (from: number | null, bucket: number): boolean => from !== null && from <= bucket;

/** Whether this email, once sent, is opened at a bucket. */
export const isStepOpenedAt = (step: StepThresholds, bucket: number): boolean => isFromAt(step.opensFrom, bucket);

/** Whether this email, once sent, reaches the inbox at a bucket. */
export const isStepInboxedAt = (step: StepThresholds, bucket: number): boolean => isFromAt(step.inboxFrom, bucket);

/** The emails of a lead; with one email, the lead's own thresholds are that email's. */
export function stepsOf(
  lead: LeadWithSteps & { inboxFrom: number | null; actionIfOpened: string },
): readonly [StepThresholds, ...StepThresholds[]] {
  const [first, ...others] = lead.steps ?? [];
  return first === undefined
    ? [{ inboxFrom: lead.inboxFrom, opensFrom: lead.opensFrom, answers: isAnswer(lead.actionIfOpened) }]
    : [first, ...others];
}
