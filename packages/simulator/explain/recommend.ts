import { EDITS, type EditId } from '../edits/edits.ts';
import { findTemplate } from '../edits/template.ts';
import { tryEdit, type SampledLead, type TriedEdit } from '../edits/tryEdit.ts';
import { verifyEdits, type VerifiedEdit } from '../edits/verify.ts';
import type { CampaignContext, Email } from '../lead.ts';
import { toFields, type ListFacts } from '../narrative/facts.ts';
import { writeAdvice } from '../narrative/writeAdvice.ts';
import { phrasesOf } from '../narrative/writeFactor.ts';
import { createVoice } from '../narrative/voice.ts';
import type { EditedEmail, Recommendation } from './explanation.ts';
import type { FactorId } from '../signs/signs.ts';
import type { MeasuredFactor } from './measureFactors.ts';

/** Edits tried so far on one sample, so that both stages share the reading. */
export type EditTrial = { campaign: CampaignContext; sample: readonly SampledLead[]; tried: Map<EditId, TriedEdit | undefined> };

const MOST_IDEAS = 3;

function tryOnce({ campaign, sample, tried }: EditTrial, id: EditId): TriedEdit | undefined {
  const edit = EDITS.find((one) => one.id === id);
  if (!tried.has(id) && edit !== undefined) tried.set(id, tryEdit(campaign, edit, sample));
  return tried.get(id);
}

/** The edited template where the leads share one, else the first edited email. */
function editedEmailOf({ sample }: EditTrial, { before, emails }: TriedEdit): EditedEmail | null {
  const sharedBy = (list: readonly Email[]) => findTemplate(list.map((email, index) => ({ email, lead: nameOf(sample[index]) })));
  const shared = sharedBy(emails);
  if (shared !== null) return { ...shared, original: sharedBy(before), isTemplate: true };
  const changed = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const email = emails[changed];
  return email === undefined ? null : { ...email, original: before[changed] ?? null, isTemplate: false };
}

const nameOf = (sampled: SampledLead | undefined) => ({
  firstName: sampled?.row.persona.firstName ?? null,
  company: sampled?.row.lead.company ?? null,
});

export type EditSearch = { trial: EditTrial; facts: ListFacts; key: string };

function toRecommendation(found: VerifiedEdit, factor: MeasuredFactor, { trial, facts, key }: EditSearch): Recommendation {
  const { tried, verification, doubt } = found;
  return {
    text: writeAdvice(tried, toFields(factor, facts), key),
    editId: tried.edit.id,
    verification,
    doubt,
    editedEmail: verification.verified ? editedEmailOf(trial, tried) : null,
  };
}

/** Advice without an edit behind it: what the factor's own words say. */
function toIdeas(factor: MeasuredFactor, { facts, key }: EditSearch): Recommendation[] {
  const text = createVoice(key, `idea ${facts.stage} ${factor.factorId}`).say(phrasesOf(factor)?.takeaways ?? [], toFields(factor, facts));
  return text === undefined
    ? []
    : [{ text: text.replace(/\.$/, ''), editId: null, verification: null, doubt: 'not_an_edit', editedEmail: null }];
}

/**
 * Edits for the factors of a stage that cost something: tried together, verified together, each listed under the factors it answers. Verified ones
 * come first, largest effect first. A factor without any edit gets its advice as an idea.
 */
export function recommend(factors: readonly MeasuredFactor[], search: EditSearch): Map<FactorId, Recommendation[]> {
  const { trial, facts } = search;
  // Without emails to try edits on there is no advice, not even an idea.
  if (trial.sample.length === 0) return new Map();
  const costly = factors.filter(({ polarity }) => polarity === 'negative' || polarity === 'mixed');
  const ids = new Set(costly.map(({ factorId }) => factorId));
  const candidates = EDITS.filter(({ fixes }) => fixes.some((id) => ids.has(id))).flatMap(({ id }) => tryOnce(trial, id) ?? []);
  const found = verifyEdits(facts.stage, candidates, { seed: trial.campaign.seed, sample: trial.sample, bucket: facts.bucket });
  return new Map(
    costly.map((factor) => {
      const own = found
        .filter(({ tried }) => tried.edit.fixes.includes(factor.factorId))
        .toSorted(
          (one, other) =>
            Number(other.verification.verified) - Number(one.verification.verified) || other.verification.lift - one.verification.lift,
        )
        .slice(0, MOST_IDEAS)
        .map((one) => toRecommendation(one, factor, search));
      return [factor.factorId, own.length > 0 ? own : toIdeas(factor, search)];
    }),
  );
}
