import { adviseSequence, type StepAdvice, type StepFinding, type StepFix } from '@coldcast/simulator/adviseSequence';
import type { CampaignContext } from '@coldcast/simulator/lead';
import type { FollowUpText, SequenceText } from '../leads/leadSource.ts';
import type { DraftSample } from './draftSample.ts';
import { runInSlices } from './runInSlices.ts';

/** A change of one follow-up, and that of its template if there is one. */
export type FollowUpFix = Pick<StepFix, 'text' | 'verification'> & { template: FollowUpText | null };

/** What keeps one follow-up down, and the change that was verified on the whole sequence. */
export type FollowUpAdvice = { step: number; findings: readonly StepFinding[]; fix: FollowUpFix | null };

/** Findings of a follow-up that are told in the drawer. */
const MOST_FINDINGS = 2;

type Asked = { campaign: CampaignContext; sample: DraftSample; email: SequenceText | null; bucket: number };

/** The edits as they change the template itself: it is read as one more lead's emails, with its variables as words. */
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

/** What keeps the follow-ups of a draft down, email by email; none if nothing does. Null if it is not wanted anymore. */
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
