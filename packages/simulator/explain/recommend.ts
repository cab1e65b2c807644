import { EDITS, type EditId } from '../edits/edits.ts';
import { findTemplate } from '../edits/template.ts';
import { ownNames, tryEdit, unfillFor, type SampledLead, type TriedEdit } from '../edits/tryEdit.ts';
import { tryTemplateEdit, type SharedTemplate } from '../edits/tryTemplate.ts';
import { judgeEdits, measureEdit, type MeasuredEdit, type VerifiedEdit } from '../edits/verify.ts';
import type { Claim } from '../signs/claim.ts';
import { blamedAfter } from '../advice/claims/blamedAfter.ts';
import { presenceOf } from '../advice/claims/claims.ts';
import { findChangedLines } from '../advice/version/changedLines.ts';
import { isMust, mayBeMinor, whyOf } from '../advice/version/faultEdits.ts';
import { sayRepaired } from '../edits/sayVerification.ts';
import { claimFactsOfEmail } from '../advice/claims/readClaims.ts';
import { sayChange } from '../advice/version/sayChange.ts';
import { readVain } from '../advice/version/sayDropped.ts';
import { NOT_SEARCHED } from '../advice/version/searchEdits.ts';
import { takesAway } from '../advice/plan/takesAway.ts';
import { movesFault, touchesBlamed } from '../advice/claims/movesFault.ts';
import { isOfferFigure } from '../advice/claims/isOfferFigure.ts';
import { NEEDS_PLACE, OF_LIST } from '../advice/plan/needsPlace.ts';
import { isBrokenEnglish, isForeignEnglish } from '../signs/prose/foreignEnglish.ts';
import { mayOffer } from '../advice/version/mayOffer.ts';
import { tryShorterList } from '../advice/list/tryShorterList.ts';
import type { CampaignContext, Email } from '../lead.ts';
import { splitWords } from '../reading/text/splitWords.ts';
import { findEvidence, OF_WORDS } from './evidence.ts';
import { holdsWords } from './holdsWords.ts';
import { isWorse } from './isWorse.ts';
import type { LeadRow } from './rows.ts';
import { toFields, type ListFacts } from '../narrative/facts.ts';
import { phrasesOf } from '../narrative/writeFactor.ts';
import { createVoice } from '../narrative/voice.ts';
import type { Doubt, EditedEmail, Recommendation } from './explanation.ts';
import { SIGNS, type FactorId } from '../signs/signs.ts';
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
  const changed = changedAt({ emails, before });
  const email = emails[changed];
  return email === undefined ? null : { ...email, original: before[changed] ?? null, isTemplate: false };
}

export type EditSearch = {
  /** How much more such campaigns vary than usual. */
  spread: number;
  trial: EditTrial;
  facts: ListFacts;
  /** What helps the email: an edit that removes it is not advice. */
  kept: readonly Claim[];
  /** Passages that hurt the email; no advice suggests one of them. */
  blamed: readonly string[];
};

/** Whether an edit's suggestion contains words that another card blames. */
function suggestsBlamed({ emails, before }: TriedEdit, blamed: readonly string[]): boolean {
  const at = emails.findIndex((email, index) => email.subject !== before[index]?.subject);
  const subject = emails[at]?.subject;
  if (subject === undefined) return false;
  const [old, edited] = [before[at], emails[at]];
  // An edit that calms the whole email leaves the other words of its subject, and its text says so.
  const isInherited = (words: string): boolean => old !== undefined && old.body !== edited?.body && holdsWords(old.subject, words);
  return blamed.some(
    (words) => words.length > 2 && !isOfferFigure(words) && words !== old?.subject && holdsWords(subject, words) && !isInherited(words),
  );
}

/** Whether a better version might contain the edit. */
function isOffered(tried: TriedEdit, trial: EditTrial): boolean {
  const change = shownChange(tried, trial);
  if (change === undefined) return true;
  // Nothing is called corrected that only a rewrite mends.
  if (tried.edit.id === 'correct_spelling') return !isForeignEnglish(change[1]);
  return tried.edit.isRepair === true ? !isBrokenEnglish(change[1]) : mayOffer(tried.edit.id, ...change);
}

/** The first email of a sample that an edit changes. */
const changedAt = ({ emails, before }: Pick<TriedEdit, 'emails' | 'before'>): number =>
  emails.findIndex((email, index) => email.subject !== before[index]?.subject || email.body !== before[index]?.body);

/** The sentences an edit removes or rewrites, in the first email it changes. */
function changedBy({ emails, before }: TriedEdit): readonly string[] {
  const at = changedAt({ emails, before });
  const [old, email] = [before[at], emails[at]];
  return old === undefined || email === undefined ? [] : findChangedLines(old, email).removed;
}

/** Whether one edit rewrites only sentences that the other does, too, or the other way around: on one card, they are nearly the same idea. */
function rewritesSame(one: TriedEdit, other: TriedEdit): boolean {
  const [lines, others] = [changedBy(one), changedBy(other)];
  const [few, many] = lines.length < others.length ? [lines, others] : [others, lines];
  return few.length > 0 && few.every((line) => many.includes(line));
}

/** The emails before and after an edit, as the user has them: the template, otherwise the first email that it changes, with variables. */
function shownChange({ emails, before, template }: TriedEdit, { sample, shared }: EditTrial): readonly [Email, Email] | undefined {
  if (template !== undefined && shared !== null) return [shared.email, template];
  const at = changedAt({ emails, before });
  const [old, email] = [before[at], emails[at]];
  if (old === undefined || email === undefined) return undefined;
  const unfilled = ({ subject, body }: Email): Email => ({ subject: unfillFor(sample)(subject, at), body: unfillFor(sample)(body, at) });
  return [unfilled(old), unfilled(email)];
}

/** What an edit does, and its effect. A repair is offered with its text, too. */
function toRecommendation({ tried, verification, doubt }: VerifiedEdit, { trial, facts }: EditSearch): Recommendation {
  const change = shownChange(tried, trial);
  const isMinor = !verification.verified && mayBeMinor(tried.edit);
  const why = change === undefined ? undefined : whyOf([{ edit: tried.edit, lines: findChangedLines(...change) }]);
  // A value that only the sender has makes no text for a whole list.
  const hasText = (verification.verified || isMinor) && !(tried.edit.id === 'repair_variables' && trial.shared !== null);
  return {
    text: change === undefined ? tried.edit.id : sayChange(tried.edit, change),
    editId: tried.edit.id,
    verification: isMinor ? { ...verification, sentence: sayRepaired(verification, facts.stage, why) } : verification,
    doubt,
    editedEmail: hasText ? editedEmailOf(trial, tried) : null,
  };
}

/** `rows`: the whole list. `key`: chooses the wording. */
type Wording = Pick<EditSearch, 'facts'> & { rows: readonly LeadRow[]; key: string };

/** Advice without an edit: the factor's own text. */
function toIdeas(factor: MeasuredFactor, { facts, key }: Wording): Recommendation[] {
  // What helps on the whole is advice to change nothing.
  const isMerit = factor.contribution > 0 && SIGNS[factor.factorId].isOfReaders !== true;
  if (isMerit || NEEDS_PLACE.has(factor.factorId) || OF_LIST.has(factor.factorId)) return [];
  const text = createVoice(key, `idea ${facts.stage} ${factor.factorId}`).say(phrasesOf(factor)?.takeaways ?? [], toFields(factor, facts));
  return text === undefined
    ? []
    : [{ text: text.replace(/\.$/, ''), editId: null, verification: null, doubt: 'not_an_edit', editedEmail: null }];
}

/** Faults that an edit must remove whole: with half of one left, the advice would contradict the email it offers. */
const ALL_OR_NONE: ReadonlySet<FactorId> = new Set<FactorId>([
  'ask_size',
  'several_asks',
  'ask_kind',
  'fake_reply',
  'subject_shouting',
  'subject_emoji',
  'subject_devices',
]);

/** Whether the edited email still has the fault. */
function keepsFault(factor: MeasuredFactor, { before, emails }: TriedEdit, { sample }: EditTrial): boolean {
  const claim = phrasesOf(factor)?.claim;
  if (claim?.states !== 'present' || !ALL_OR_NONE.has(factor.factorId)) return false;
  const at = changedAt({ before, emails });
  const [row, email] = [sample[at]?.row, emails[at]];
  if (row === undefined || email === undefined || presenceOf(claim.about, claimFactsOfEmail(row, email)) !== 'present') return false;
  // A discount is a term of the offer, and stays.
  const left = factor.factorId === 'subject_devices' ? findEvidence(factor.factorId, { ...row, lead: { ...row.lead, email } }, false) : [];
  return left.length === 0 || !left.every(({ text }) => isOfferFigure(text));
}

/** How much of what a fault quotes an edit leaves, and how much it takes out: in words if the fault is about words, otherwise in passages. */
function countLeft(factor: MeasuredFactor, tried: TriedEdit, trial: EditTrial): { left: number; gone: number } {
  const size = (pieces: readonly { text: string }[]): number =>
    OF_WORDS.has(factor.factorId) ? pieces.reduce((sum, { text }) => sum + splitWords(text).length, 0) : pieces.length;
  const all = size(factor.evidence);
  const change = shownChange(tried, trial);
  if (change === undefined) return { left: 0, gone: all };
  const left = size(blamedAfter([{ claim: phrasesOf(factor)?.claim, factor }], change[1]));
  return { left, gone: all - left };
}

/** Of single words, so many may stay for each that goes: the text names them. */
const MOST_LEFT = 3;

const LEAST_LIFT_OF_REPAIR = -0.005;

/** Whether an edit only removes a fault, and only its gain is in doubt. */
const isMinor = ({ tried: { edit }, doubt, verification: { lift } }: VerifiedEdit): boolean =>
  isMust(edit)
    ? doubt !== 'adds_facts'
    : mayBeMinor(edit) && (doubt === 'too_small' || doubt === 'uncertain') && lift > LEAST_LIFT_OF_REPAIR;

/** Whether an edit may be told: it is verified, repairs something, or probably helps a little. */
function mayTell(found: VerifiedEdit, search: EditSearch): boolean {
  const { trial, kept, blamed } = search;
  const { tried, verification, doubt } = found;
  if (!verification.verified && !isMinor(found) && (COSTS.has(doubt) || verification.lift < LEAST_LIFT)) return false;
  const rows = trial.sample.map(({ row }) => row);
  return isOffered(tried, trial) && !suggestsBlamed(tried, blamed) && !takesAway(tried, kept, rows) && !isWorse(tried, search);
}

/** The edits for one factor, best first: the verified ones, then those that take out most of it, then the others. */
function editsFor(factor: MeasuredFactor, found: readonly VerifiedEdit[], { trial }: EditSearch): VerifiedEdit[] {
  const rows = trial.sample.map(({ row }) => row);
  return (
    found
      .filter(
        ({ tried }) =>
          tried.edit.fixes.includes(factor.factorId) &&
          touchesBlamed(factor, tried, unfillFor(trial.sample)) &&
          movesFault(factor.factorId, tried, rows) &&
          !keepsFault(factor, tried, trial),
      )
      .map((one) => ({ one, ...countLeft(factor, one.tried, trial) }))
      // A text under a card takes out some of what the card quotes.
      .filter(
        ({ one, left, gone }) =>
          left === 0 || (gone > 0 && (one.verification.verified || left <= gone * (OF_WORDS.has(factor.factorId) ? MOST_LEFT : 1))),
      )
      .toSorted(
        (first, second) =>
          Number(second.one.verification.verified) - Number(first.one.verification.verified) ||
          (first.one.verification.verified ? 0 : Number(isMinor(second.one)) - Number(isMinor(first.one)) || first.left - second.left) ||
          second.one.verification.lift - first.one.verification.lift,
      )
      .map(({ one }) => one)
      .filter((one, index, all) => !all.slice(0, index).some((better) => rewritesSame(better.tried, one.tried)))
      .slice(0, MOST_IDEAS)
  );
}

/** Factors that an edit may address: faults, those that work both ways, and requests that no fault blames. */
const isAddressed = ({ polarity }: MeasuredFactor): boolean => polarity !== 'positive';

/**
 * The edits for the factors of a stage that cost something: tried and verified together, each listed under the factors it addresses, best
 * first. The draft and the insights take theirs from here, so that a fault has one text. Yields after every edit.
 */
export function* searchEditsFor(
  factors: readonly MeasuredFactor[],
  search: EditSearch,
): Generator<undefined, Map<FactorId, Recommendation[]>> {
  const { trial, facts, spread } = search;
  if (trial.sample.length === 0) return new Map();
  const costly = factors.filter(isAddressed);
  const ids = new Set(costly.map(({ factorId }) => factorId));
  const measured: MeasuredEdit[] = [];
  for (const { id, fixes } of EDITS) {
    if (NOT_SEARCHED.includes(id) || !fixes.some((one) => ids.has(one))) continue;
    const tried = tryOnce(trial, id);
    if (tried !== undefined) measured.push(measureEdit(tried, { ...facts, sample: trial.sample, spread }));
    yield;
  }
  const judged = judgeEdits(facts.stage, measured, {
    seed: trial.campaign.seed,
    sample: trial.sample,
    bucket: facts.bucket,
    spread,
    campaign: trial.campaign,
  });
  yield;
  const [first] = measured;
  // Of an email that says nothing, no part is worth mending.
  const isVain = first?.tried.before[0] !== undefined && readVain(first.tried.before[0]) !== undefined;
  const may = isVain ? judged.filter(({ tried }) => isMust(tried.edit)) : judged;
  const found = may.filter((one) => mayTell(one, search));
  yield;
  const tellFor = (factor: MeasuredFactor) => editsFor(factor, found, search).map((one) => toRecommendation(one, search));
  // An edit of which no words can be written for this email is no advice.
  return new Map(costly.map((factor) => [factor.factorId, tellFor(factor).filter(({ text, editId }) => text !== editId)]));
}

/** The edits for each factor, with whom to write to; a factor without any gets its advice as an idea. */
export function recommend(factors: readonly MeasuredFactor[], search: EditSearch & Wording): Map<FactorId, Recommendation[]> {
  const { trial, facts, rows, spread } = search;
  // Without emails to try edits on there is no advice, not even an idea.
  if (trial.sample.length === 0) return new Map();
  const work = searchEditsFor(factors, search);
  let step = work.next();
  while (!step.done) step = work.next();
  const edits = step.value;
  return new Map(
    factors.filter(isAddressed).map((factor) => {
      const own = edits.get(factor.factorId) ?? [];
      const list = tryShorterList(factor.factorId, {
        stage: facts.stage,
        campaign: trial.campaign,
        rows,
        bucket: facts.bucket,
        spread,
        cost: -factor.deltaPoints,
      });
      const all = list === undefined ? own : [list, ...own];
      return [factor.factorId, all.length > 0 ? all : toIdeas(factor, search)];
    }),
  );
}
