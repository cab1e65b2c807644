import { EDITS, type EditId } from '../edits/edits.ts';
import { findTemplate } from '../edits/template.ts';
import { ownNames, tryEdit, unfillFor, type SampledLead, type TriedEdit } from '../edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from '../edits/tryTemplate.ts';
import { verifyEdits, type VerifiedEdit } from '../edits/verify.ts';
import type { Claim } from '../signs/claim.ts';
import { findChangedLines } from '../advice/changedLines.ts';
import { blamedLeft, rewritesAll, sayStays } from '../advice/blamedText.ts';
import { takesAway } from '../advice/takesAway.ts';
import { movesFault, touchesBlamed } from '../advice/movesFault.ts';
import { NEEDS_PLACE, OF_LIST } from '../advice/needsPlace.ts';
import { mayOffer } from '../advice/mayOffer.ts';
import { tryShorterList } from '../advice/tryShorterList.ts';
import type { CampaignContext, Email } from '../lead.ts';
import type { LeadRow } from './rows.ts';
import { toFields, type ListFacts } from '../narrative/facts.ts';
import { asTemplate, writeAdvice } from '../narrative/writeAdvice.ts';
import { phrasesOf } from '../narrative/writeFactor.ts';
import { createVoice } from '../narrative/voice.ts';
import type { Doubt, EditedEmail, Recommendation } from './explanation.ts';
import type { FactorId } from '../signs/signs.ts';
import type { MeasuredFactor } from './measureFactors.ts';

/**
 * Edits tried so far on one sample, so that both stages share the readings. `shared` is the template of the sample, which is then edited
 * as in the draft, so that one edit has the same text and figure everywhere; null if each lead has its own email.
 */
export type EditTrial = {
  campaign: CampaignContext;
  sample: readonly SampledLead[];
  shared: SharedTemplate | null;
  tried: Map<EditId, TriedEdit | undefined>;
};

const MOST_IDEAS = 3;
/** A smaller effect would be printed as 0%. */
const LEAST_LIFT = 0.005;
/** Nobody tries an idea that costs interest or brings complaints. */
const COSTS: ReadonlySet<Doubt | null> = new Set<Doubt | null>(['less_interest', 'more_complaints']);

function tryOnce({ campaign, sample, shared, tried }: EditTrial, id: EditId): TriedEdit | undefined {
  const edit = EDITS.find((one) => one.id === id);
  if (!tried.has(id) && edit !== undefined)
    tried.set(
      id,
      shared === null || edit.needsLead === true ? tryEdit(campaign, edit, sample) : tryTemplateEdit(campaign, edit, { shared, sample }),
    );
  return tried.get(id);
}

/** The edited template if the leads share one, otherwise the first edited email. */
function editedEmailOf({ sample, shared: written }: EditTrial, { before, emails, template }: TriedEdit): EditedEmail | null {
  if (template !== undefined && written !== null) return { ...template, original: written.email, isTemplate: true };
  const sharedBy = (list: readonly Email[]) => findTemplate(list.map((email, index) => ({ email, lead: ownNames(sample[index]) })));
  const shared = sharedBy(emails);
  if (shared !== null) return { ...shared, original: sharedBy(before), isTemplate: true };
  const changed = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const email = emails[changed];
  return email === undefined ? null : { ...email, original: before[changed] ?? null, isTemplate: false };
}

export type EditSearch = {
  /** How much more such campaigns vary than usual. */
  spread: number;
  trial: EditTrial;
  /** The whole list. */
  rows: readonly LeadRow[];
  facts: ListFacts;
  key: string;
  /** What helps the email: an edit that removes it is not advice. */
  kept: readonly Claim[];
  /** Passages that hurt the email; no advice suggests one of them. */
  blamed: readonly string[];
};

/** Blamed words that an edit leaves in the lines it writes, in the first email it changes. */
function leftBy({ edit, emails, before }: TriedEdit, sample: readonly SampledLead[]): string[] {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, email, row] = [before[at], emails[at], sample[at]?.row];
  if (old === undefined || email === undefined || row === undefined || rewritesAll(edit)) return [];
  return blamedLeft(row, email, findChangedLines(old, email));
}

/** Whether an edit's suggestion contains words that another card blames. */
function suggestsBlamed({ emails, before }: TriedEdit, blamed: readonly string[]): boolean {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject);
  const subject = emails[at]?.subject;
  if (subject === undefined) return false;
  return blamed.some((words) => words.length > 2 && words !== before[at]?.subject && subject.toLowerCase().includes(words.toLowerCase()));
}

/** Whether a better version might contain the edit, judged by the first email it changes. */
function isOffered({ edit, emails, before }: TriedEdit, sample: readonly SampledLead[]): boolean {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, email] = [before[at], emails[at]];
  if (old === undefined || email === undefined || edit.isRepair === true) return true;
  const unfilled = ({ subject, body }: Email): Email => ({ subject: unfillFor(sample)(subject, at), body: unfillFor(sample)(body, at) });
  return mayOffer(edit.id, unfilled(old), unfilled(email));
}

/** The sentences an edit removes or rewrites, in the first email it changes. */
function changedBy({ emails, before }: TriedEdit): readonly string[] {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);
  const [old, email] = [before[at], emails[at]];
  return old === undefined || email === undefined ? [] : findChangedLines(old, email).removed;
}

/** Whether one edit rewrites only sentences that the other does, too, or the other way around: on one card, they are nearly the same idea. */
function rewritesSame(one: TriedEdit, other: TriedEdit): boolean {
  const [lines, others] = [changedBy(one), changedBy(other)];
  const [few, many] = lines.length < others.length ? [lines, others] : [others, lines];
  return few.length > 0 && few.every((line) => many.includes(line));
}

/** Of several edits that rewrite the same sentences for the same factors, keeps the best. */
function withoutVariants(found: readonly VerifiedEdit[], ids: ReadonlySet<FactorId>): VerifiedEdit[] {
  const kept: VerifiedEdit[] = [];
  const best = found.toSorted(
    (one, other) =>
      Number(other.verification.verified) - Number(one.verification.verified) || other.verification.lift - one.verification.lift,
  );
  for (const one of best) {
    const lines = changedBy(one.tried);
    const answers = one.tried.edit.fixes.filter((id) => ids.has(id));
    const isVariant = kept.some(({ tried }) => {
      const known = changedBy(tried);
      return lines.length > 0 && lines.every((line) => known.includes(line)) && answers.every((id) => tried.edit.fixes.includes(id));
    });
    if (!isVariant) kept.push(one);
  }
  return found.filter((one) => kept.includes(one));
}

function toRecommendation(found: VerifiedEdit, factor: MeasuredFactor, { trial, facts, key }: EditSearch): Recommendation {
  const { tried, verification, doubt } = found;
  const text = writeAdvice(asTemplate(tried, trial.shared?.email), toFields(factor, facts), { key, shared: unfillFor(trial.sample) });
  return {
    text: `${text}${sayStays(leftBy(tried, trial.sample))}`,
    editId: tried.edit.id,
    verification,
    doubt,
    editedEmail: verification.verified ? editedEmailOf(trial, tried) : null,
  };
}

/** Advice without an edit: the factor's own text. */
function toIdeas(factor: MeasuredFactor, { facts, key }: EditSearch): Recommendation[] {
  if (NEEDS_PLACE.has(factor.factorId) || OF_LIST.has(factor.factorId)) return [];
  const text = createVoice(key, `idea ${facts.stage} ${factor.factorId}`).say(phrasesOf(factor)?.takeaways ?? [], toFields(factor, facts));
  return text === undefined
    ? []
    : [{ text: text.replace(/\.$/, ''), editId: null, verification: null, doubt: 'not_an_edit', editedEmail: null }];
}

/**
 * Edits for the factors of a stage that cost something: tried together, verified together, each listed under the factors it addresses.
 * Verified ones come first, largest effect first. A factor without any edit gets its advice as an idea.
 */
export function recommend(factors: readonly MeasuredFactor[], search: EditSearch): Map<FactorId, Recommendation[]> {
  const { trial, facts, kept, blamed, rows, spread } = search;
  // Without emails to try edits on there is no advice, not even an idea.
  if (trial.sample.length === 0) return new Map();
  const costly = factors.filter(({ polarity }) => polarity === 'negative' || polarity === 'mixed');
  const ids = new Set(costly.map(({ factorId }) => factorId));
  const candidates = EDITS.filter(({ fixes }) => fixes.some((id) => ids.has(id))).flatMap(({ id }) => tryOnce(trial, id) ?? []);
  const verified = verifyEdits(facts.stage, candidates, {
    seed: trial.campaign.seed,
    sample: trial.sample,
    bucket: facts.bucket,
    spread,
    campaign: trial.campaign,
  }).filter(
    ({ tried, verification, doubt }) =>
      !COSTS.has(doubt) &&
      (verification.verified || Math.abs(verification.lift) >= LEAST_LIFT) &&
      isOffered(tried, trial.sample) &&
      (verification.verified || leftBy(tried, trial.sample).length === 0) &&
      !suggestsBlamed(tried, blamed) &&
      !takesAway(
        tried,
        kept,
        trial.sample.map(({ row }) => row),
      ),
  );
  const found = withoutVariants(verified, ids);
  return new Map(
    costly.map((factor) => {
      const own = found
        .filter(
          ({ tried }) =>
            tried.edit.fixes.includes(factor.factorId) &&
            touchesBlamed(factor, tried, unfillFor(trial.sample)) &&
            movesFault(
              factor.factorId,
              tried,
              trial.sample.map(({ row }) => row),
            ),
        )
        .toSorted(
          (one, other) =>
            Number(other.verification.verified) - Number(one.verification.verified) || other.verification.lift - one.verification.lift,
        )
        .filter((one, index, all) => !all.slice(0, index).some((better) => rewritesSame(better.tried, one.tried)))
        .slice(0, MOST_IDEAS)
        .map((one) => toRecommendation(one, factor, search));
      const cost = -factor.deltaPoints;
      const list = tryShorterList(factor.factorId, {
        stage: facts.stage,
        campaign: trial.campaign,
        rows,
        bucket: facts.bucket,
        spread,
        cost,
      });
      const all = list === undefined ? own : [list, ...own];
      return [factor.factorId, all.length > 0 ? all : toIdeas(factor, search)];
    }),
  );
}
