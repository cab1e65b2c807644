import type { SampledLead } from '../edits/tryEdit.ts';
import type { SharedTemplate } from '../edits/tryTemplate.ts';
import type { Recommendation, StageName } from '../explain/explanation.ts';
import type { CampaignContext } from '../lead.ts';
import type { ListFacts } from '../narrative/facts.ts';
import { blamedAfter, sayStays, type Blame } from './blamedAfter.ts';
import type { DraftFix, DraftReason, Found } from './draftReason.ts';

export type DraftTrial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  /** How many leads the reasons were measured on. */
  leads: number;
  template: SharedTemplate | undefined;
  bucket: number;
  /** How much more such campaigns vary than usual, as in the insights. */
  spread: number;
  key: string;
};

export const factsOf = (stage: StageName, { leads, campaign, bucket }: DraftTrial): ListFacts => ({
  leads,
  leadCount: campaign.leadCount,
  bucket,
  stage,
});

/** What an edit does, and what its fault quotes and it leaves. */
export function sayFix({ text, editedEmail }: Pick<Recommendation, 'text' | 'editedEmail'>, fault: Blame): string {
  return editedEmail === null ? text : `${text}${sayStays(blamedAfter([fault], editedEmail))}`;
}

function toFix(found: Found, { template }: DraftTrial): DraftFix | null {
  const { offered, spoken, factor } = found;
  if (offered === undefined || offered.verification === null) return null;
  const { editId, verification, editedEmail } = offered;
  const email =
    template === undefined || editedEmail?.isTemplate !== true ? null : { subject: editedEmail.subject, body: editedEmail.body };
  return { editId, text: sayFix(offered, { claim: spoken.claim, factor }), verification, email };
}

export function toReason(found: Found, trial: DraftTrial): DraftReason {
  const { stage, factor, spoken } = found;
  return {
    stage,
    factorId: factor.factorId,
    title: spoken.title,
    deltaPoints: factor.deltaPoints,
    interval80: factor.interval80,
    fix: toFix(found, trial),
    idea: spoken.takeaway.replace(/\.$/, ''),
  };
}
