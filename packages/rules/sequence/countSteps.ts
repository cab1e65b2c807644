import type { CountedLead } from '../analytics.ts';
import { toReplySentiment } from '../leadActions.ts';
import { answeredStepAt } from './answeredStep.ts';
import { isStepInboxedAt, isStepOpenedAt, stepsOf } from './stepThresholds.ts';

/** Counts of leads at one email of a sequence. */
export type StepCounts = {
  /** 1 for the first email. */
  step: number;
  /** Leads who are sent this email: they have one and answered none before it. */
  stillIn: number;
  inbox: number;
  opened: number;
  reply: number;
  reply_positive: number;
  unsubscribe: number;
  report_spam: number;
};

export const STEP_COUNT_FIELDS = [
  'stillIn',
  'inbox',
  'opened',
  'reply',
  'reply_positive',
  'unsubscribe',
  'report_spam',
] as const satisfies readonly (keyof StepCounts)[];

const zeroStep = (step: number): StepCounts => ({
  step,
  stillIn: 0,
  inbox: 0,
  opened: 0,
  reply: 0,
  reply_positive: 0,
  unsubscribe: 0,
  report_spam: 0,
});

function addAnswer(counts: StepCounts, { actionIfOpened, replyIntentIfOpened }: CountedLead): void {
  if (actionIfOpened === 'unsubscribe' || actionIfOpened === 'report_spam') counts[actionIfOpened] += 1;
  if (actionIfOpened !== 'reply') return;
  counts.reply += 1;
  if (replyIntentIfOpened !== null && toReplySentiment(replyIntentIfOpened) === 'positive') counts.reply_positive += 1;
}

/**
 * Counts of each email for some leads at one bucket, up to the longest sequence among them; empty without leads. Answers over all steps add
 * up to those of `countLeads`, and the first step's opens are its `openedFirst`. Counts of two disjoint sets of leads add up.
 */
export function countSteps(leads: Iterable<CountedLead>, bucket: number): StepCounts[] {
  const counts: StepCounts[] = [];
  for (const lead of leads) {
    const answered = answeredStepAt(lead, bucket);
    stepsOf(lead).forEach((thresholds, index) => {
      const ofStep = (counts[index] ??= zeroStep(index + 1));
      if (answered !== null && index + 1 > answered) return;
      ofStep.stillIn += 1;
      if (isStepInboxedAt(thresholds, bucket)) ofStep.inbox += 1;
      if (isStepOpenedAt(thresholds, bucket)) ofStep.opened += 1;
      if (index + 1 === answered) addAnswer(ofStep, lead);
    });
  }
  return counts;
}
