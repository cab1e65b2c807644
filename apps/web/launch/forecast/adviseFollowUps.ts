import { adviseSequence, type StepAdvice, type StepFinding, type StepFix } from '@coldcast/simulator/adviseSequence';
import type { CampaignContext } from '@coldcast/simulator/lead';
import type { FollowUpText, SequenceText } from '../leads/leadSource.ts';
import type { DraftSample } from './draftSample.ts';
import { runInSlices } from './runInSlices.ts';

/** An edit of one follow-up, and the same edit of its template if there is one. */
export type FollowUpFix = Pick<StepFix, 'text' | 'verification'> & { template: FollowUpText | null };

/** What costs one follow-up replies, and the edit that was verified on the whole sequence. */
export type FollowUpAdvice = { step: number; findings: readonly StepFinding[]; fix: FollowUpFix | null };

/** Findings shown per follow-up in the drawer. */
const MOST_FINDINGS = 2;

type Asked = { campaign: CampaignContext; sample: DraftSample; email: SequenceText | null; bucket: number };

/** Applies the edits to the template itself: it is read as one more lead's emails, with its variables as words. */
async function editTemplate({ campaign, sample, email, bucket }: Asked, isWanted: () => boolean): Promise<StepAdvice[]> {
  const [lead] = sample.leads;
  if (lead === undefined || !email?.followUps?.length) return [];
  const { subject, body, followUps } = email;
  const template = { ...lead, email: { subject, body }, followUps };
  return (await runInSlices(adviseSequence(campaign, [template], { bucket }), isWanted)) ?? [];
}

function toAdvice({ step, findings, fixes }: StepAdvice, ofTemplate: StepAdvice | undefined): FollowUpAdvice {
  const verified = fixes.find(({ verification }) => verification.verified);
  const edited = ofTemplate?.fixes.find(({ editId }) => editId === verified?.editId)?.followUp;
  return {
    step,
    findings: findings.filter(({ effect }) => effect !== 'for').slice(0, MOST_FINDINGS),
    fix: verified ? { text: verified.text, verification: verified.verification, template: edited ?? null } : null,
  };
}

/** What costs a draft's follow-ups replies, email by email; empty if nothing does. Null if no longer wanted. */
export async function adviseFollowUps(asked: Asked, isWanted: () => boolean): Promise<FollowUpAdvice[] | null> {
  const { campaign, sample, bucket } = asked;
  const steps = await runInSlices(adviseSequence(campaign, sample.leads, { bucket }), isWanted);
  if (steps === null) return null;
  const ofTemplate = steps.some(({ fixes }) => fixes.length > 0) ? await editTemplate(asked, isWanted) : [];
  return steps
    .map((advice) =>
      toAdvice(
        advice,
        ofTemplate.find(({ step }) => step === advice.step),
      ),
    )
    .filter(({ findings }) => findings.length > 0);
}
