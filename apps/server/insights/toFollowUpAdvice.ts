import type { FollowUpAdvice } from '@coldcast/contract/insights';
import type { StepAdvice } from '@coldcast/simulator/explain';
import { toWireVerification } from './toWireVerification.ts';

/** The advice on one follow-up in the API's format. */
export const toFollowUpAdvice = ({ step, findings, fixes }: StepAdvice): FollowUpAdvice => ({
  step,
  findings: findings.map(({ id, label, effect, text, takeaway, quote, touched, leads, deltaPoints }) => ({
    findingId: id,
    label,
    effect,
    text,
    takeaway,
    quote,
    touched,
    leads,
    deltaPoints,
  })),
  fixes: fixes.map(({ text, followUp, verification, doubt }) => ({
    text,
    followUp: { ...followUp },
    verification: toWireVerification(verification),
    doubt,
  })),
});
