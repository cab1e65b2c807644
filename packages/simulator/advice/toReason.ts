import { findEvidence } from '../explain/evidence.ts';
import type { Evidence, StageName } from '../explain/explanation.ts';
import type { SampledLead, TriedEdit } from '../edits/tryEdit.ts';
import type { SharedTemplate } from '../edits/tryTemplate.ts';
import type { VerifiedEdit } from '../edits/verify.ts';
import type { CampaignContext } from '../lead.ts';
import { toFields, type ListFacts } from '../narrative/facts.ts';
import { asTemplate, writeAdvice } from '../narrative/writeAdvice.ts';
import type { FactorId } from '../signs/signs.ts';
import { offeredEdit, type DraftFix, type DraftReason, type Found, type Sayable } from './draftReason.ts';
import { isSendable } from './isSendable.ts';

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

/** Said of an edit whose gain would be printed as 0%, and of one that removes a fault but is not verified: without a figure. */
const TINY = 'Tried in simulation: the gain is too small to measure';
const UNSURE = 'In simulation, its gain alone is too small to be sure of';
const ONLY_FAULT = `It takes out only the fault. ${UNSURE}`;

const listFormat = new Intl.ListFormat('en-US');

/** What a reason names that its edit leaves in the email, as quotations. */
export function leftOf({ factor }: Sayable, { before, emails }: TriedEdit, { sample }: DraftTrial): string[] {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [row, email] = [sample[at]?.row, emails[at]];
  if (row === undefined || email === undefined) return [];
  const left = findEvidence(factor.factorId, { ...row, lead: { ...row.lead, email } }, false);
  const isNamed = ({ part, text }: Evidence) => factor.evidence.some((one) => one.part === part && one.text === text);
  return [...new Set(left.filter(isNamed).map(({ text }) => `“${text}”`))];
}

/** If the template was edited, the advice quotes the template instead of one lead's email. */
function toFix(
  { tried, verification }: VerifiedEdit,
  { template: shared }: DraftTrial,
  { say, left }: { say: (tried: TriedEdit) => string; left: readonly string[] },
): DraftFix {
  const shown = asTemplate(tried, shared?.email);
  const isTiny = Math.round(100 * verification.lift) === 0;
  const sentence = isTiny ? TINY : verification.verified ? verification.sentence : left.length > 0 ? UNSURE : ONLY_FAULT;
  const told = { ...verification, sentence };
  const stays = `${listFormat.format(left)} ${left.length === 1 ? 'stays' : 'stay'}`;
  const text = left.length > 0 ? `${say(shown)} (${stays})` : say(shown);
  return { editId: tried.edit.id, text, verification: told, email: tried.template ?? null };
}

/** Faults that consist of the words their reason names, so that an edit takes out some of them or all. */
const OF_NAMED_WORDS: ReadonlySet<FactorId> = new Set<FactorId>([
  'hype',
  'loudness',
  'spam_phrases',
  'slips',
  'subject_devices',
  'pressure',
  'broken_variables',
]);

export function toReason(found: Found, trial: DraftTrial): DraftReason {
  const { stage, factor, spoken } = found;
  const offered = offeredEdit(found);
  const say = (tried: TriedEdit) => writeAdvice(tried, toFields(factor, factsOf(stage, trial)), { key: trial.key });
  return {
    stage,
    factorId: factor.factorId,
    title: spoken.title,
    deltaPoints: factor.deltaPoints,
    interval80: factor.interval80,
    fix:
      offered === undefined
        ? null
        : toFix(offered, trial, { say, left: OF_NAMED_WORDS.has(factor.factorId) ? leftOf(found, offered.tried, trial) : [] }),
    idea: spoken.takeaway.replace(/\.$/, ''),
  };
}

/** Withholds a text that still has other faults, unless it certainly brings more; what to do stays. */
export function withoutUnsendable(reason: DraftReason, { campaign, sample: [first], template }: DraftTrial): DraftReason {
  const { fix } = reason;
  if (fix === null || fix.email === null || template === undefined || first === undefined) return reason;
  if (fix.verification.verified && fix.verification.lift80[0] >= 0) return reason;
  const isWhole = isSendable(campaign, { row: first.row, shared: template, email: fix.email });
  return isWhole ? reason : { ...reason, fix: { ...fix, email: null } };
}
